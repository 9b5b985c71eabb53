interface Keyed<T> {
  readonly key: string;
  readonly item: T;
}

/** Parts of a document have no ids and may repeat: their place in the list is who they are. */
export function keyed<T>(items: readonly T[]): readonly Keyed<T>[] {
  return items.map((item, index) => ({ key: String(index), item }));
}
