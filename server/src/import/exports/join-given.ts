/** The parts that say something, with a mark between them. */
export function joinGiven(mark: string, ...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(mark);
}
