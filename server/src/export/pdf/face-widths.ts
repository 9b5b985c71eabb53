import { readFileSync } from 'node:fs';
import type { FontFamily } from '@trayecto/core/document';
import { fontFiles } from '../fonts';
import { readLetterWidths, sumWidths } from './letter-widths';

export type Face = keyof (typeof fontFiles)[FontFamily];

/** What letters gain or lose where two of them meet is a hundredth or two of a text; some pairs of signs more. */
const MOST_GAINED = 1.08;
const MOST_LOST = 0.92;

const widths = new Map<string, Float64Array>();

/** A text is surely no wider than this, in points; infinite where a letter of it is not in the font. */
export function widthAtMost(text: string, family: FontFamily, face: Face, sizePt: number): number {
  return letterWidth(text, family, face, sizePt) * MOST_GAINED;
}

/** A text is surely at least this wide, in points; null where a letter of it is not in the font. */
export function widthAtLeast(
  text: string,
  family: FontFamily,
  face: Face,
  sizePt: number,
): number | null {
  const width = letterWidth(text, family, face, sizePt);
  return Number.isFinite(width) ? width * MOST_LOST : null;
}

/** What its letters take by themselves; infinite where one of them is not in the font. */
export function letterWidth(text: string, family: FontFamily, face: Face, sizePt: number): number {
  const file = fontFiles[family][face];
  let known = widths.get(file);
  if (!known) {
    known = readLetterWidths(readFileSync(file));
    widths.set(file, known);
  }
  return sumWidths(known, text) * sizePt;
}

export const facesOfWeights = { 400: 'regular', 600: 'semibold', 700: 'bold' } as const;
