/** A value for each of the names. */
export function nameEach<Kind extends string, Value>(
  kinds: readonly Kind[],
  make: (kind: Kind) => Value,
): Readonly<Record<Kind, Value>> {
  const entries = kinds.map((kind) => [kind, make(kind)] as const);
  return Object.fromEntries(entries) as Record<Kind, Value>;
}
