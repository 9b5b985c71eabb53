import type { PagePicture } from '../pdf/draw-page';
import type { RecognisedLine } from './ocr-engine';

const DARK = 190;
/** No stroke of a letter in a text is as long, and no rule of a table as thick. */
const LEAST_ACROSS_PT = 12;
const LEAST_DOWN_PT = 11;
const MOST_THICKNESS_PT = 2.5;
/** Smaller is a letter, or a sign; some tables have a box for each cell. */
const LEAST_GRID = { widthPt: 45, heightPt: 12 };
/** How far apart two strokes of one grid may be, where they cross or a scan has worn them. */
const REACH_PX = 3;
const EDGE_PX = 2;

/** A straight stroke of a grid, in pixels. */
export interface Stroke {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Grid {
  readonly picture: PagePicture;
  readonly across: readonly Stroke[];
  readonly down: readonly Stroke[];
}

/** A box has as many, above and below. */
const LEAST_STROKES = 2;
const ACROSS = 1;
const DOWN = 2;

/**
 * The rules of a table, painted over with white: OCR takes what is between them for a picture and passes over
 * most of it. Where they were still tells the cells apart.
 */
export function takeGrid(picture: PagePicture): Grid {
  const { width, widthPt } = picture;
  const perPoint = width / widthPt;
  const { marks, across, down } = markStrokes(picture, perPoint);
  const grids = down.length === 0 ? new Set<number>() : collectGrids(marks, width, perPoint);
  if (grids.size === 0) return { picture, across: [], down: [] };
  const grey = picture.grey.slice();
  // A scan's rules have grey edges, and dashes where they lean over to the next row.
  for (const at of grids)
    for (let below = -EDGE_PX; below <= EDGE_PX; below++)
      grey.fill(255, at + below * width - EDGE_PX, at + below * width + EDGE_PX + 1);
  const isOfGrid = ({ x0, y0 }: Stroke) => grids.has(y0 * width + x0);
  return {
    picture: { ...picture, grey },
    across: across.filter(isOfGrid),
    down: down.filter(isOfGrid),
  };
}

interface Marked {
  readonly marks: Uint8Array;
  readonly across: readonly Stroke[];
  readonly down: readonly Stroke[];
}

/** Long thin strokes, and where two of them cross. */
function markStrokes({ width, height, grey }: PagePicture, perPoint: number): Marked {
  const most = Math.ceil(MOST_THICKNESS_PT * perPoint);
  const isDark = (at: number) => (grey[at] ?? 255) < DARK;
  const runs = new Uint8Array(grey.length);
  const across: Stroke[] = [];
  const down: Stroke[] = [];
  findRuns(width, height, width, 1, LEAST_ACROSS_PT * perPoint, (line, from, to) => {
    for (let x = from; x < to; x++) runs[line * width + x] = ACROSS;
    across.push({ x0: from, x1: to, y0: line, y1: line + 1 });
  });
  // Few pages have rules, and looking down their columns takes longer than along their rows.
  if (across.length < LEAST_STROKES) return { marks: runs, across: [], down: [] };
  findRuns(height, width, 1, width, LEAST_DOWN_PT * perPoint, (line, from, to) => {
    for (let y = from; y < to; y++) runs[y * width + line] = (runs[y * width + line] ?? 0) | DOWN;
    down.push({ x0: line, x1: line + 1, y0: from, y1: to });
  });
  const marks = new Uint8Array(grey.length);
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at] ?? 0;
    if (run === ACROSS && !isThin(at, width)) continue;
    if (run === DOWN && !isThin(at, 1)) continue;
    marks[at] = run;
  }
  const isMarked = ({ x0, y0 }: Stroke) => marks[y0 * width + x0] !== 0;
  return { marks, across: across.filter(isMarked), down: down.filter(isMarked) };

  function findRuns(
    length: number,
    lines: number,
    perLine: number,
    perStep: number,
    least: number,
    found: (line: number, from: number, to: number) => void,
  ): void {
    for (let line = 0; line < lines; line++)
      for (let step = 0; step < length; step++) {
        if (!isDark(line * perLine + step * perStep)) continue;
        const from = step;
        while (step < length && isDark(line * perLine + step * perStep)) step += 1;
        if (step - from >= least) found(line, from, step);
      }
  }

  function isThin(at: number, step: number): boolean {
    let thickness = 1;
    for (let to = at - step; thickness <= most && isDark(to); to -= step) thickness += 1;
    for (let to = at + step; thickness <= most && isDark(to); to += step) thickness += 1;
    return thickness <= most;
  }
}

/** The pixels of all that hangs together, has strokes both ways and is as large as a table. */
function collectGrids(marks: Uint8Array, width: number, perPoint: number): ReadonlySet<number> {
  const left = marks.slice();
  const grids = new Set<number>();
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue;
    const open = [start];
    const own: number[] = [];
    let ways = left[start] ?? 0;
    left[start] = 0;
    let [minX, maxX, maxY] = [width, 0, 0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      own.push(at);
      const x = at % width;
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, (at - x) / width);
      for (let below = -REACH_PX; below <= REACH_PX; below++)
        for (let beside = -REACH_PX; beside <= REACH_PX; beside++) {
          const next = at + below * width + beside;
          const mark = left[next] ?? 0;
          if (mark === 0 || x + beside < 0 || x + beside >= width) continue;
          ways |= mark;
          left[next] = 0;
          open.push(next);
        }
    }
    const minY = Math.floor(start / width);
    const isLarge =
      maxX - minX >= LEAST_GRID.widthPt * perPoint && maxY - minY >= LEAST_GRID.heightPt * perPoint;
    if (isLarge && ways === (ACROSS | DOWN)) for (const at of own) grids.add(at);
  }
  return grids;
}

const SAME_LINE_PX = 4;

/** Strokes of a leaning line, one after the other, as the straight lines they are parts of. */
export function joinStrokes(strokes: readonly Stroke[], isDown: boolean): readonly Stroke[] {
  const place = (one: Stroke) => (isDown ? one.x0 : one.y0);
  const [from, to] = isDown ? (['y0', 'y1'] as const) : (['x0', 'x1'] as const);
  const joined: Stroke[] = [];
  for (const one of [...strokes].sort((a, b) => a[from] - b[from])) {
    const at = joined.findIndex(
      (other) =>
        Math.abs(place(other) - place(one)) <= SAME_LINE_PX &&
        one[from] - other[to] <= 2 * SAME_LINE_PX,
    );
    const known = joined[at];
    if (known === undefined) joined.push(one);
    else joined[at] = { ...known, [to]: Math.max(known[to], one[to]) };
  }
  return joined;
}

/** What is left of a rule may be read as a dash or a bar, right where the rule was. */
export function dropSpecks(
  lines: readonly RecognisedLine[],
  { down }: Grid,
): readonly RecognisedLine[] {
  if (down.length === 0) return lines;
  const isSpeck = ({ text, bbox }: RecognisedLine['words'][number]) =>
    !/[\p{L}\d]/u.test(text) &&
    down.some(
      ({ x0, y0, y1 }) =>
        x0 >= bbox.x0 - REACH_PX && x0 <= bbox.x1 + REACH_PX && y0 < bbox.y1 && y1 > bbox.y0,
    );
  return lines.map((line) => ({ ...line, words: line.words.filter((word) => !isSpeck(word)) }));
}
