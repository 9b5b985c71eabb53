const SIGN = /^\s*[•▪●◦*–-]\s+/;

/** The lines of a text that came whole, without the signs before them. */
export function partLines(text: string): readonly string[] {
  return text.split(/\r?\n/).map((line) => line.replace(SIGN, '').trim());
}
