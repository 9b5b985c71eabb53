import type { PagePicture } from '../pdf/draw-page';
import type { Picture, RecognisedLine } from './ocr-engine';

interface Region {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const DARK = 150;
/** A word below this may be half of one. */
const SURE = 60;
const VERY_SURE = 80;
const CELL_PT = 2;
/** The widest gap between two words of a heading, in cells. */
const REACH = 8;
const MARGIN_PT = 6;
const LEAST = { widthPt: 24, heightPt: 9 };
const MOST_HEIGHT_PT = 90;
const LARGE_PT = 30;
const MOST_REGIONS = 6;

/**
 * OCR passes over some words in large letters, most often the name. What has ink and no word on it is looked at again on
 * its own, and what is then read without doubt takes the place of what was there.
 */
export function readUnread(
  picture: PagePicture,
  lines: readonly RecognisedLine[],
  recognise: (picture: Picture) => readonly RecognisedLine[],
): readonly RecognisedLine[] {
  const perPoint = picture.width / picture.widthPt;
  const found: RecognisedLine[] = [];
  let left = lines;
  for (const region of findUnread(picture, lines, perPoint).slice(0, MOST_REGIONS)) {
    const scale = region.y1 - region.y0 > LARGE_PT * perPoint ? 2 : 1;
    const read = recognise(cutOut(picture, region, scale))
      .map((line) => placeBack(line, region, scale))
      .filter(({ words }) => words.length > 0);
    if (read.length === 0) continue;
    found.push(...read);
    left = left.map((line) => ({
      ...line,
      words: line.words.filter((word) => word.confidence >= SURE || !isIn(word.bbox, region)),
    }));
  }
  return [...left, ...found];
}

function findUnread(
  picture: PagePicture,
  lines: readonly RecognisedLine[],
  perPoint: number,
): readonly Region[] {
  const size = Math.max(1, Math.round(CELL_PT * perPoint));
  const columns = Math.ceil(picture.width / size);
  const rows = Math.ceil(picture.height / size);
  const cells = markInk(picture, size, columns, rows);
  for (const { bbox, confidence } of lines.flatMap(({ words }) => words)) {
    if (confidence < SURE) continue;
    for (let row = Math.floor(bbox.y0 / size) - 1; row <= bbox.y1 / size + 1; row++)
      for (let column = Math.floor(bbox.x0 / size) - 1; column <= bbox.x1 / size + 1; column++)
        if (row >= 0 && row < rows && column >= 0 && column < columns)
          cells[row * columns + column] = 0;
  }
  const isLikely = ({ x0, y0, x1, y1 }: Region) =>
    x1 - x0 >= LEAST.widthPt * perPoint &&
    y1 - y0 >= LEAST.heightPt * perPoint &&
    y1 - y0 <= MOST_HEIGHT_PT * perPoint;
  const margin = MARGIN_PT * perPoint;
  return collectRegions(cells, columns, size)
    .filter(isLikely)
    .sort((a, b) => (b.x1 - b.x0) * (b.y1 - b.y0) - (a.x1 - a.x0) * (a.y1 - a.y0))
    .map(({ x0, y0, x1, y1 }) => ({
      x0: Math.max(0, Math.floor(x0 - margin)),
      y0: Math.max(0, Math.floor(y0 - margin)),
      x1: Math.min(picture.width, Math.ceil(x1 + margin)),
      y1: Math.min(picture.height, Math.ceil(y1 + margin)),
    }));
}

/** Which cells of a grid over the page have ink in them. */
function markInk(
  { width, grey }: Picture,
  size: number,
  columns: number,
  rows: number,
): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  for (let at = 0; at < grey.length; at++)
    if ((grey[at] ?? 255) < DARK) {
      const row = Math.floor(Math.floor(at / width) / size);
      cells[row * columns + Math.floor((at % width) / size)] = 1;
    }
  return cells;
}

/** Cells with ink that are beside each other, a word's gap apart at most. Uses the cells up. */
function collectRegions(cells: Uint8Array, columns: number, size: number): readonly Region[] {
  const regions: Region[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== 1) continue;
    cells[start] = 0;
    const open = [start];
    let [left, right, top, bottom] = [columns, 0, cells.length, 0];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const column = cell % columns;
      const row = (cell - column) / columns;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      for (let below = -1; below <= 1; below++)
        for (let beside = -REACH; beside <= REACH; beside++) {
          const next = (row + below) * columns + column + beside;
          if (column + beside < 0 || column + beside >= columns || cells[next] !== 1) continue;
          cells[next] = 0;
          open.push(next);
        }
    }
    regions.push({
      x0: left * size,
      y0: top * size,
      x1: (right + 1) * size,
      y1: (bottom + 1) * size,
    });
  }
  return regions;
}

function cutOut({ width, grey }: Picture, { x0, y0, x1, y1 }: Region, scale: number): Picture {
  const cut = { width: Math.floor((x1 - x0) / scale), height: Math.floor((y1 - y0) / scale) };
  const pixels = new Uint8Array(cut.width * cut.height);
  for (let y = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++) {
      let sum = 0;
      for (let down = 0; down < scale; down++)
        for (let right = 0; right < scale; right++)
          sum += grey[(y0 + y * scale + down) * width + x0 + x * scale + right] ?? 255;
      pixels[y * cut.width + x] = sum / (scale * scale);
    }
  return { ...cut, grey: pixels };
}

/** What was read without doubt, where it is on the page. */
function placeBack(line: RecognisedLine, { x0, y0 }: Region, scale: number): RecognisedLine {
  const place = (box: Region) => ({
    x0: x0 + box.x0 * scale,
    y0: y0 + box.y0 * scale,
    x1: x0 + box.x1 * scale,
    y1: y0 + box.y1 * scale,
  });
  const { rowAttributes } = line;
  return {
    baseline: place(line.baseline),
    ...(rowAttributes && { rowAttributes: { rowHeight: rowAttributes.rowHeight * scale } }),
    words: line.words
      .filter(({ text, confidence }) => confidence >= VERY_SURE && /\p{L}{2}/u.test(text))
      .map((word) => ({ ...word, bbox: place(word.bbox) })),
  };
}

function isIn(box: Region, region: Region): boolean {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return x >= region.x0 && x <= region.x1 && y >= region.y0 && y <= region.y1;
}
