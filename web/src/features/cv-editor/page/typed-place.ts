import type { PlacedText } from '@trayecto/core/document';
import type { LivePages } from '../../../document/live-drawing';
import { type PlaceBox, spanBoxes } from '../../../document/picture-places';

/** Where a text can be written on the pages. */
export interface TypedPlace {
  readonly box: PlaceBox;
  /** How tall its first line is, in points. */
  readonly line: number;
  readonly page: number;
  /** How far to the right it may go, in points. */
  readonly room: number;
  readonly kind: string;
}

export function measurePlace(
  at: string,
  { picture }: LivePages,
  texts: readonly PlacedText[],
): TypedPlace | null {
  const text = texts.find((one) => one.at === at);
  const boxes = picture.places.get(at);
  const box = boxes && spanBoxes(boxes);
  if (!text || !box) return null;
  const page = Math.floor(box.y / picture.pageHeightPt);
  const line = boxes[0]?.height ?? box.height;
  return { box, line, page, room: findRight(text, picture, texts) - box.x, kind: text.kind };
}

/** Texts of one column go as far as the one of them that goes farthest. */
function findRight(
  { column }: PlacedText,
  { places }: LivePages['picture'],
  texts: readonly PlacedText[],
): number {
  const edges = texts
    .filter((text) => text.column === column)
    .flatMap((text) => places.get(text.at) ?? [])
    .map(({ x, width }) => x + width);
  return Math.max(0, ...edges);
}
