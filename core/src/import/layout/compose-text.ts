import type { Glyph } from './page-content';

const JOINED_LETTERS: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'ft',
  ﬆ: 'st',
};

/** Controls, zero-width and direction marks, selectors, and tags, which spell whole sentences that nobody sees. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufffe\uffff]/gu;
const PRIVATE_USE = /[\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/u;

/** A picture from an icon or symbol font, or a character with no known meaning. */
export function isPictogram(glyph: Glyph): boolean {
  return (
    glyph.style.pictures !== undefined || PRIVATE_USE.test(glyph.text) || glyph.text === '\ufffd'
  );
}

/** Glyphs of one segment, left to right, become text with spaces where a reader sees them. */
export function composeText(glyphs: readonly Glyph[]): string {
  const spacePt = spaceWidth(glyphs);
  let text = '';
  let last: Glyph | undefined;
  let sawSpace = false;
  for (const glyph of glyphs) {
    if (isBlank(glyph)) {
      sawSpace = true;
      continue;
    }
    if (last) {
      const gapPt = glyph.leftPt - last.rightPt;
      const lettersAreSpaced = spacePt > WORD_GAP_EM * glyph.style.sizePt;
      if (gapPt > spacePt || (sawSpace && !lettersAreSpaced)) text += ' ';
    }
    text += JOINED_LETTERS[glyph.text] ?? glyph.text;
    last = glyph;
    sawSpace = false;
  }
  return normaliseText(text);
}

export function isBlank({ text }: Glyph): boolean {
  const code = text.charCodeAt(0);
  return !(code > 0x20 && code < 0x7f) && text.trim() === '';
}

/** Letters and signs that have one spelling only: most lines hold nothing else. */
const PLAIN = /^[\x20-\x7e\xa1-\xac\xae-\xff\u2010-\u2027]*$/;

/** One spelling for equal text: composed accents, single spaces, nothing invisible. */
export function normaliseText(text: string): string {
  if (PLAIN.test(text)) return (text.includes('  ') ? text.replace(/ +/g, ' ') : text).trim();
  return text
    .replace(/[\t\n\r\f\v]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/[ﬀ-ﬆ]/g, (joined) => JOINED_LETTERS[joined] ?? joined)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();
}

const WORD_GAP_EM = 0.105;

/** The gap that separates words: larger where the letters themselves are spaced out. */
function spaceWidth(glyphs: readonly Glyph[]): number {
  const inked = glyphs.filter((glyph) => !isBlank(glyph));
  const sizePt = inked[0]?.style.sizePt ?? 10;
  const gaps = letterGaps(inked);
  const usual = gaps[Math.floor(gaps.length * 0.4)] ?? 0;
  if (gaps.length < 3 || usual < 0.05 * sizePt) return WORD_GAP_EM * sizePt;
  return usual * 1.6 + 0.04 * sizePt;
}

/** Ligatures are few; more letters than this and the glyphs are words. */
const MOST_LETTERS_A_GLYPH = 1.5;

/** Gaps between neighbouring letters, smallest first; none where whole words were drawn at once. */
export function letterGaps(inked: readonly Glyph[]): Float64Array {
  const letters = inked.reduce((sum, glyph) => sum + glyph.text.length, 0);
  if (letters > MOST_LETTERS_A_GLYPH * inked.length) return new Float64Array(0);
  const gaps = new Float64Array(Math.max(0, inked.length - 1));
  let before = inked[0];
  for (let index = 1; index < inked.length; index++) {
    const after = inked[index];
    if (before && after) gaps[index - 1] = after.leftPt - before.rightPt;
    before = after;
  }
  return gaps.sort();
}
