import type { WordFrame } from '../word/word-model';
import { childOf, textOf, type XmlElement } from './parse-xml';

/** Where a text box is drawn, in Word's units; boxes that hang on one paragraph can be compared. */
export interface FramePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Too few to say that the page is drawn of boxes. */
const LEAST_BOXES = 3;
/** A box this much as wide as all of them goes across the columns. */
const ACROSS = 0.6;
const LEAST_OVERLAP = 0.3;

/** Reads the place of a drawing. A box measured from the page is moved to where the text begins, as all others are. */
export function readPlace(anchor: XmlElement, marginLeft: number): FramePlace | undefined {
  const across = childOf(anchor, 'positionH');
  const down = childOf(anchor, 'positionV');
  const left = offsetOf(across);
  const top = offsetOf(down);
  const width = Number(childOf(anchor, 'extent')?.attributes.cx);
  if (left === undefined || top === undefined || !Number.isFinite(width)) return undefined;
  const isFromPage = across?.attributes.relativeFrom === 'page';
  return { left: isFromPage ? left - marginLeft : left, top, width };
}

function offsetOf(position: XmlElement | undefined): number | undefined {
  const offset = childOf(position, 'posOffset');
  const value = offset === undefined ? Number.NaN : Number(textOf(offset));
  return Number.isFinite(value) ? value : undefined;
}

interface Placed {
  readonly frame: WordFrame;
  readonly place: FramePlace;
}

/**
 * Templates draw a whole page of boxes that hang on one paragraph, kept in the order in which they were drawn. They are read
 * as they are seen: what goes across first, then column by column, each from the top.
 */
export function arrangeFrames(frames: readonly WordFrame[]): readonly WordFrame[] {
  const placed = frames.flatMap((frame) =>
    frame.place === undefined ? [] : [{ frame, place: frame.place }],
  );
  if (placed.length < LEAST_BOXES || placed.length < frames.length) return frames;
  const sorted = placed.sort((a, b) => a.place.top - b.place.top);
  const left = Math.min(...sorted.map(({ place }) => place.left));
  const right = Math.max(...sorted.map(({ place }) => place.left + place.width));
  const bands: Placed[][] = [[]];
  for (const one of sorted) {
    if (one.place.width < ACROSS * (right - left)) bands.at(-1)?.push(one);
    else bands.push([one], []);
  }
  return bands.flatMap((band) => intoColumns(band).flat()).map(({ frame }) => frame);
}

function intoColumns(boxes: readonly Placed[]): readonly (readonly Placed[])[] {
  const columns: { left: number; right: number; boxes: Placed[] }[] = [];
  const widestFirst = [...boxes].sort((a, b) => b.place.width - a.place.width);
  for (const box of widestFirst) {
    const { left, width } = box.place;
    const own = columns.find(
      (column) =>
        Math.min(column.right, left + width) - Math.max(column.left, left) > LEAST_OVERLAP * width,
    );
    if (own === undefined) columns.push({ left, right: left + width, boxes: [box] });
    else own.boxes.push(box);
  }
  return columns
    .sort((a, b) => a.left - b.left)
    .map((column) => column.boxes.sort((a, b) => a.place.top - b.place.top));
}
