/** Signs of scripts written from right to left whose Bidi_Class is neutral or weak: what is around them decides where they go. */
const neutralSigns =
  /[\u0606\u0607\u0609\u060a\u060e\u060f\u066a\u06de\u06e9\u07f6-\u07f9\ufb29\ufd40-\ufd4f\ufdcf\ufdfd-\ufdff\u{1091f}\u{10b39}-\u{10b3f}\u{1eef0}\u{1eef1}]+/gu;
const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const POP_ISOLATE = '\u2069';

/**
 * Among Latin letters the engine sets signs such as ﷽ and ۞ from left to right, and two of them with a space between end
 * its process: it looks for the glyphs of their script the other way round. Isolated, each keeps its place in the line and
 * is set as its script is.
 */
export function isolateSigns(text: string): string {
  return text.replace(neutralSigns, `${RIGHT_TO_LEFT_ISOLATE}$&${POP_ISOLATE}`);
}
