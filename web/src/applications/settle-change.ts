interface Settled<Change> {
  /** What the person changed, which can be saved over the other tab's version. */
  readonly body: Partial<Change>;
  /** Both changed the same field to something else: only the person can choose. */
  readonly clashes: boolean;
}

/**
 * A change made on `seen`, while `now` was saved: fields that only one of them changed do not clash. Nor does what this tab sent
 * itself before, typed on meanwhile: `sent`.
 */
export function settleChange<Change extends object>(
  change: Change,
  seen: { readonly [field: string]: unknown },
  now: { readonly [field: string]: unknown },
  sent: { readonly [field: string]: unknown } = {},
): Settled<Change> {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = Object.entries(change).filter(([field, value]) => !isSame(value, seen[field]));
  const clashes = changed.some(
    ([field, value]) => ![seen[field], sent[field], value].some((one) => isSame(now[field], one)),
  );
  return { body: Object.fromEntries(changed) as Partial<Change>, clashes };
}
