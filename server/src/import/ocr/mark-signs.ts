import type { RecognisedLine } from './ocr-engine';

type Word = RecognisedLine['words'][number];

/** What OCR takes a dot, a ring or a square for. */
const MISREAD = /^(?:[^\p{L}\p{N}\s"'¿¡(@&/–—-]|[eo])$/u;
const LEAST_SIGNS = 3;
/** How far apart the signs of one list may be from left to right, in times their row's height: a page may lie askew. */
const MOST_SHIFT = 1.2;

/**
 * The signs of a list come as whatever they look like: "e Carga", "© Ventas". One such letter before a word with a capital,
 * at about the same place in several lines, is the sign of a list.
 */
export function markSigns(lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const signs = lines.flatMap(({ words }) =>
    words.filter((word, at) => isSign(word, words[at + 1])),
  );
  const isListed = (word: Word) =>
    signs.filter(({ bbox }) => Math.abs(bbox.x0 - word.bbox.x0) <= MOST_SHIFT * heightOf(word))
      .length >= LEAST_SIGNS;
  const listed = new Set(signs.filter(isListed));
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (listed.has(word) ? { ...word, text: '•' } : word)),
  }));
}

function isSign(word: Word, next: Word | undefined): boolean {
  return MISREAD.test(word.text) && next !== undefined && /^[\p{Lu}\d]/u.test(next.text);
}

function heightOf({ bbox }: Word): number {
  return 2 * Math.max(bbox.y1 - bbox.y0, bbox.x1 - bbox.x0);
}
