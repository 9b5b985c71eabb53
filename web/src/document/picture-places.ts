import type { Place } from '@trayecto/core/document';
import { z } from 'zod';

/** A rectangle of the picture, in points from the top left corner of the first page. */
export interface PlaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PicturePlaces = ReadonlyMap<Place, readonly PlaceBox[]>;

const told = z.object({
  places: z.array(z.string()),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
});

/** From what a picture says of itself before anything is drawn. */
export function readPlaces(start: string): PicturePlaces {
  const found = /<metadata>(.*)<\/metadata>/s.exec(start)?.[1];
  if (found === undefined) return new Map();
  const { places, boxes } = told.parse(JSON.parse(found));
  const byPlace = new Map<Place, PlaceBox[]>();
  for (const [number, x, y, width, height] of boxes) {
    const place = places[number];
    if (place === undefined) continue;
    const list = byPlace.get(place) ?? [];
    list.push({ x, y, width, height });
    byPlace.set(place, list);
  }
  return byPlace;
}

/** The smallest rectangle that holds them all. */
export function spanBoxes(boxes: readonly PlaceBox[]): PlaceBox | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
