/** Where a long sentence may be parted, the best places first. */
const PLACES = [/[;:]\s+/g, /,\s+/g, /\s+(?=(?:y|e|and|o|or|que|which|para|with|con)\s)/g, /\s+/g];

/**
 * The sentence in parts that the model can take, each with the white space behind it. One that nobody could part at a blank is
 * cut in the middle.
 */
export function splitLong(text: string, isTooLong: (part: string) => boolean): readonly string[] {
  if (!isTooLong(text)) return [text];
  const middle = text.length / 2;
  for (const place of PLACES) {
    const ends = [...text.matchAll(place)]
      .map(({ index, 0: found }) => index + found.length)
      .filter((end) => end > text.length / 4 && end < (3 * text.length) / 4)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    if (ends[0] !== undefined) return splitAt(text, ends[0], isTooLong);
  }
  const letters = [...text];
  const half = letters.slice(0, Math.ceil(letters.length / 2)).join('').length;
  return letters.length < 2 ? [text] : splitAt(text, half, isTooLong);
}

const splitAt = (text: string, at: number, isTooLong: (part: string) => boolean) =>
  [text.slice(0, at), text.slice(at)].flatMap((part) => splitLong(part, isTooLong));
