import type { PagePicture } from '../pdf/draw-page';

const DARK = 190;
/** No stroke of a letter is as long, no bar beside a heading as thick, and thinner rules are known for what they are. */
const LEAST_LENGTH_PT = 32;
const LEAST_THICKNESS_PT = 2.5;
const MOST_THICKNESS_PT = 9;
const SAMPLES = 15;
/** A scan lies a little askew. */
const SLOPE_PX = 2;

/**
 * Bars that are drawn beside headings or between sections, painted over with white: OCR takes them for letters,
 * and the heading with them. A darker ground with words on it is thicker and stays.
 */
export function eraseBars(picture: PagePicture): PagePicture {
  const { width, height, widthPt } = picture;
  const grey = picture.grey.slice();
  const perPoint = width / widthPt;
  const least = Math.round(LEAST_LENGTH_PT * perPoint);
  const thinnest = Math.round(LEAST_THICKNESS_PT * perPoint);
  const most = Math.round(MOST_THICKNESS_PT * perPoint);
  const isDark = (x: number, y: number) => (picture.grey[y * width + x] ?? 255) < DARK;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (x < width && isDark(x, y)) x += 1;
      const thickness = x - from < least ? most + 1 : usualThickness(from, x, y);
      if (thickness >= thinnest && thickness <= most)
        for (let at = from; at < x; at++) eraseColumn(at, y, thickness + SLOPE_PX);
    }
  return { ...picture, grey };

  function usualThickness(from: number, to: number, y: number): number {
    const step = (to - from) / SAMPLES;
    const all = Array.from({ length: SAMPLES }, (_, at) =>
      columnAt(Math.floor(from + at * step), y),
    );
    return all.map(([top, bottom]) => bottom - top + 1).sort((a, b) => a - b)[SAMPLES >> 1] ?? 0;
  }

  /** The dark stretch of a column that a row is in. */
  function columnAt(x: number, y: number): readonly [top: number, bottom: number] {
    let [top, bottom] = [y, y];
    while (top > 0 && y - top <= most && isDark(x, top - 1)) top -= 1;
    while (bottom < height - 1 && bottom - y <= most && isDark(x, bottom + 1)) bottom += 1;
    return [top, bottom];
  }

  /** Where the column is thicker than the bar, a letter touches it. */
  function eraseColumn(x: number, y: number, thickest: number): void {
    const [top, bottom] = columnAt(x, y);
    if (bottom - top + 1 > thickest) return;
    for (let at = top; at <= bottom; at++) grey[at * width + x] = 255;
  }
}
