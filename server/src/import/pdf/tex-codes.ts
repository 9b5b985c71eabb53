/**
 * TeX draws its European fonts as pictures where no outlines of them are installed. Such a font has neither a name nor
 * a table of meanings, so a character arrives as its place in TeX's own order; letters are where Latin-1 has them, and
 * these are not.
 */
const TEX_CODES: ReadonlyMap<number, string> = new Map([
  [0x0d, '‚'],
  [0x0e, '‹'],
  [0x0f, '›'],
  [0x10, '“'],
  [0x11, '”'],
  [0x12, '„'],
  [0x13, '«'],
  [0x14, '»'],
  [0x15, '–'],
  [0x16, '—'],
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
  [0x88, '•'],
]);

/** The sign at this place of a font that has no name; undefined where the code speaks for itself. */
export function readTexCode(code: number): string | undefined {
  return TEX_CODES.get(code);
}
