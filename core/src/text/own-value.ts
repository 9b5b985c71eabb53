/** Looks up a user-written name in a record, ignoring inherited properties such as "constructor". */
export function ownValue<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
