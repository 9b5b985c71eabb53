const ADDRESS = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/giu;

/** Where a job description asks to write to: its one address; null where it has none or several. */
export function findMailAddress(posting: string): string | null {
  const found = (posting.match(ADDRESS) ?? []).map((address) => address.replace(/-+$/u, ''));
  const [first, ...others] = new Set(found.map((address) => address.toLowerCase()));
  return first === undefined || others.length > 0 ? null : first;
}
