import type { BatchLimits } from './workspace';

/** What a sentence takes of the workspace. */
interface SentenceSize {
  /** The tokens that are read. */
  readonly read: number;
  /** The most that are written. */
  readonly written: number;
}

/** As many items together as the workspace holds, in the order given, each written in so many ways at once. */
export function listBatches<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => SentenceSize,
  width: number,
  limits: BatchLimits,
): readonly (readonly Item[])[] {
  const batches: Item[][] = [];
  let room = { tokens: 0, rows: 0, slots: 0 };
  for (const item of items) {
    const { read, written } = sizeOf(item);
    const need = { tokens: read, rows: width, slots: width * (written + 1) };
    const fits = need.tokens <= room.tokens && need.rows <= room.rows && need.slots <= room.slots;
    if (!fits) {
      batches.push([]);
      room = { ...limits };
    }
    batches.at(-1)?.push(item);
    room = {
      tokens: room.tokens - need.tokens,
      rows: room.rows - need.rows,
      slots: room.slots - need.slots,
    };
  }
  return batches;
}
