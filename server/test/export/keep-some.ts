/** A value with some of its texts emptied and some items of its lists left out: what people have not written yet. */
export function keepSome<T>(value: T, isKept: () => boolean): T {
  return keep(value, isKept) as T;
}

function keep(value: unknown, isKept: () => boolean): unknown {
  if (typeof value === 'string') return isKept() ? value : '';
  if (Array.isArray(value)) return value.filter(isKept).map((item) => keep(item, isKept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, keep(item, isKept)]));
}
