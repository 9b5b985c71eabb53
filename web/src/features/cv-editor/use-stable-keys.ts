import { useRef } from 'react';

interface Followed {
  readonly items: readonly object[];
  readonly keys: readonly string[];
  readonly made: number;
}

/** A key for each entry that stays with it while it is edited and moved: entries have no ids. */
export function useStableKeys(items: readonly object[]): readonly string[] {
  const followed = useRef<Followed>({ items: [], keys: [], made: 0 });
  if (followed.current.items !== items) followed.current = followKeys(followed.current, items);
  return followed.current.keys;
}

export function followKeys(before: Followed, items: readonly object[]): Followed {
  const known = new Map(before.items.map((item, index) => [item, before.keys[index]]));
  const present = new Set(items);
  let { made } = before;
  const keys = items.map((item, index) => {
    const old = before.items[index];
    // A new object where one is gone, and no other change: that one was edited.
    const isEdited = old !== undefined && !present.has(old) && before.items.length === items.length;
    const key = known.get(item) ?? (isEdited ? before.keys[index] : undefined);
    if (key !== undefined) return key;
    made += 1;
    return `entry-${made}`;
  });
  return { items, keys, made };
}
