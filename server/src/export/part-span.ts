const SPAN = /^(.+?[ \u00a0](?:[–—-]|to|until|a|al|hasta))[ \u00a0](.+)$/;

/** A span of time, parted after its dash; undefined for a single date. */
export function partSpan(dates: string): readonly [from: string, to: string] | undefined {
  const [, from, to] = SPAN.exec(dates) ?? [];
  return from === undefined || to === undefined ? undefined : [from, to];
}
