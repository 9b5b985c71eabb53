import type { RecognisedLine } from './ocr-engine';

type Word = RecognisedLine['words'][number];

const SURE = 80;
const SHAKY = 60;
/** Of the usual height of a word: nothing so small is a letter, nothing so large and unsure is one. */
const SPECK = 0.2;
const GIANT = 1.5;
/** Of its height, for each letter: none is so wide, and few that were hard to read are. */
const STRETCHED = 2.5;
const WIDE = 1.3;
const DOT = /^[·•∙.,-]$/;

/** Rules under headings are read as a letter or two as wide as the page, and specks of dust as signs. */
export function dropNoise(lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const usual = usualHeight(lines.flatMap(({ words }) => words));
  if (usual === 0) return lines;
  return lines.map((line) => {
    const words = line.words.filter((word) => !isNoise(word, usual));
    return words.length === line.words.length ? line : { ...line, words };
  });
}

function isNoise(word: Word, usual: number): boolean {
  const [width, height] = sizeOf(word);
  if (Math.max(width, height) < SPECK * usual) return !DOT.test(word.text);
  const letters = word.text.match(/[\p{L}\d]/gu)?.length ?? 0;
  if (letters === 0) return false;
  const isShaky = word.confidence < SHAKY;
  if (width > STRETCHED * letters * height) return true;
  const isWide = width > WIDE * letters * Math.max(height, usual);
  return isShaky && letters < 3 && (height > GIANT * usual || isWide);
}

function usualHeight(words: readonly Word[]): number {
  const sure = words.filter(({ confidence, text }) => confidence >= SURE && text.length > 2);
  const heights = sure.map((word) => sizeOf(word)[1]).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

function sizeOf({ bbox }: Word): readonly [width: number, height: number] {
  return [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0];
}
