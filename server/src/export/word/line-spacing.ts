import { readFileSync } from 'node:fs';
import type { FontFamily } from '@trayecto/core/document';
import { LineRuleType } from 'docx';
import { fontFiles } from '../fonts';
import { twips } from './word-units';

const SINGLE = 240;

/**
 * Distance from line to line: at least, so that a larger letter typed later is not cut. A font whose own lines are
 * further apart than that would have its way, so there it is a share of the font's own.
 */
export function lineSpacing(family: FontFamily, sizePt: number, lineHeight: number) {
  const own = ownLineHeight(family);
  return own > lineHeight
    ? { line: Math.round((SINGLE * lineHeight) / own), lineRule: LineRuleType.AUTO }
    : { line: twips(sizePt * lineHeight), lineRule: LineRuleType.AT_LEAST };
}

const known = new Map<FontFamily, number>();

/** As its file says: how high and deep its letters go and the gap between them, in parts of the type size. */
function ownLineHeight(family: FontFamily): number {
  let height = known.get(family);
  if (height === undefined) {
    height = readLineHeight(readFileSync(fontFiles[family].regular));
    known.set(family, height);
  }
  return height;
}

function readLineHeight(font: Buffer): number {
  const find = (table: string) => {
    for (let at = 12, end = at + 16 * font.readUInt16BE(4); at < end; at += 16)
      if (font.toString('latin1', at, at + 4) === table) return font.readUInt32BE(at + 8);
    throw new Error(`no ${table} in a font`);
  };
  const lines = find('hhea');
  const [up, down, gap] = [4, 6, 8].map((at) => font.readInt16BE(lines + at));
  return ((up ?? 0) - (down ?? 0) + (gap ?? 0)) / font.readUInt16BE(find('head') + 18);
}
