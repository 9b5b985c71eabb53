import type { Cv } from '../cv';
import { readField } from './cv-pointer';
import type { FieldSource } from './find-sources';
import type { PageGeometry, Reading } from './reading';

/** In points from the top left corner of a page, which is counted from 1. */
export interface PageBox {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Fields {
  readonly key: string;
  readonly pointers: readonly string[];
}

/** The farthest that two lines of one region are apart, in heights of a line. */
const FARTHEST_LINE = 2.4;
const MOST_CHECKED = 4_000_000;

/** Which lines each part of a CV was read from, without headings and the like that only led there. */
export function linesOfParts(
  parts: readonly Fields[],
  sources: ReadonlyMap<string, FieldSource>,
  cv: Cv,
  lines: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  return new Map(
    parts.map(({ key, pointers }) => {
      const words = new Set(
        pointers.flatMap((pointer) => wordsIn(readField(cv, pointer)).map(({ word }) => word)),
      );
      const numbers = new Set(pointers.flatMap((pointer) => sources.get(pointer)?.lines ?? []));
      const all = [...numbers].sort((a, b) => a - b);
      const telling = all.filter((line) =>
        wordsIn(lines[line - 1] ?? '').some(({ word }) => words.has(word)),
      );
      return [key, telling.length > 0 ? telling : all];
    }),
  );
}

/** Boxes around the lines of each part: one where they are together, more where other things part them. */
export function boxesOfParts(
  lines: ReadonlyMap<string, readonly number[]>,
  geometry: PageGeometry,
): ReadonlyMap<string, readonly PageBox[]> {
  const taken = [...lines].flatMap(([key, numbers]) =>
    numbers.flatMap((line) => {
      const box = boxOfLine(geometry, line);
      return box ? [{ key, box }] : [];
    }),
  );
  const isTooMuch = taken.length ** 2 > MOST_CHECKED;
  const apart = new Map(
    [...lines].map(([key, numbers]) => {
      const others = isTooMuch ? [] : taken.filter((one) => one.key !== key);
      const boxes: PageBox[] = [];
      for (const line of numbers) {
        const box = boxOfLine(geometry, line);
        const above = boxes.at(-1);
        if (!box) continue;
        const both = above && isNear(above, box) ? unite(above, box) : undefined;
        const isFree = both && !others.some((other) => overlaps(both, other.box));
        if (both && isFree) boxes[boxes.length - 1] = both;
        else boxes.push(box);
      }
      return [key, boxes] as const;
    }),
  );
  return isTooMuch ? apart : widenToColumn(apart);
}

const SAME_EDGE_PT = 4;

/** Boxes that begin at one edge end at one edge too, where nothing else is in their way. */
function widenToColumn(
  parts: ReadonlyMap<string, readonly PageBox[]>,
): ReadonlyMap<string, readonly PageBox[]> {
  const all = [...parts].flatMap(([key, boxes]) => boxes.map((box) => ({ key, box })));
  return new Map(
    [...parts].map(([key, boxes]) => [
      key,
      boxes.map((box) => {
        const column = all.filter(
          (other) =>
            other.box.page === box.page && Math.abs(other.box.left - box.left) < SAME_EDGE_PT,
        );
        const left = Math.min(...column.map((other) => other.box.left));
        const right = Math.max(...column.map((other) => other.box.left + other.box.width));
        const wide = { ...box, left, width: right - left };
        const isFree = !all.some((other) => other.box !== box && overlaps(wide, other.box));
        return isFree ? wide : box;
      }),
    ]),
  );
}

/** Around all that is drawn of a line; undefined when it is nowhere on a page. */
export function boxOfLine({ places }: PageGeometry, line: number): PageBox | undefined {
  const place = places[line - 1];
  const boxes = (place?.boxes ?? []).map(([left, top, width, height]) => ({
    page: place?.page ?? 1,
    left,
    top,
    width,
    height,
  }));
  const [first, ...rest] = boxes;
  return first && rest.reduce<PageBox>(unite, first);
}

export function unite(a: PageBox, b: PageBox): PageBox {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    page: a.page,
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}

function isNear(above: PageBox, box: PageBox): boolean {
  const gap = box.top - (above.top + above.height);
  const shared =
    Math.min(above.left + above.width, box.left + box.width) - Math.max(above.left, box.left);
  return (
    above.page === box.page &&
    gap < FARTHEST_LINE * box.height &&
    gap > -above.height - box.height &&
    shared > -3 * box.height
  );
}

function overlaps(a: PageBox, b: PageBox): boolean {
  return (
    a.page === b.page &&
    Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 1
  );
}

/** The words of a value where they are drawn, as near as widths of letters can be guessed. */
export function boxesOfWords(
  { geometry, lines }: Pick<Reading, 'geometry' | 'lines'>,
  numbers: readonly number[],
  value: string,
): readonly PageBox[] {
  const place = (line: number) => geometry?.places[line - 1];
  const wanted = new Set(wordsIn(value).map(({ word }) => word));
  return numbers.flatMap((line) => {
    const { page = 1, boxes = [] } = place(line) ?? {};
    const text = lines[line - 1] ?? '';
    let from = 0;
    return boxes.flatMap(([left, top, width, height, characters]) => {
      const cell = text.slice(from, from + characters);
      from += characters + 1;
      const found = wordsIn(cell).filter(({ word }) => wanted.has(word));
      const [first, last] = [found[0], found.at(-1)];
      if (!first || !last) return [];
      const all = widthOf(cell);
      const start = (widthOf(cell.slice(0, first.at)) / all) * width;
      const end = (widthOf(cell.slice(0, last.at + last.length)) / all) * width;
      return [{ page, left: left + start, top, width: end - start, height }];
    });
  });
}

function wordsIn(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0].normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    at: match.index,
    length: match[0].length,
  }));
}

const NARROW = /[\sijlftrI.,:;'’|!()[\]/-]/u;
const WIDE = /[mwMW@%–—]/u;

/** In no unit: only how wide one stretch of a text is beside another. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) width += 0.55;
    else if (WIDE.test(letter)) width += 1.5;
    else width += /\p{Lu}/u.test(letter) ? 1.25 : 1;
  }
  return Math.max(width, 0.1);
}

/** The lines of a page whose middle is inside a frame someone drew on it. */
export function linesInside(geometry: PageGeometry, frame: PageBox): readonly number[] {
  return geometry.places.flatMap((_place, at) => {
    const box = boxOfLine(geometry, at + 1);
    if (!box || box.page !== frame.page) return [];
    const x = box.left + Math.min(box.width / 2, 40);
    const y = box.top + box.height / 2;
    const isInside =
      x > frame.left &&
      x < frame.left + frame.width &&
      y > frame.top &&
      y < frame.top + frame.height;
    return isInside ? [at + 1] : [];
  });
}
