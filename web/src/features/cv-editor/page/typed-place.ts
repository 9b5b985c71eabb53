import type { DocumentTree, PlacedText } from '@trayecto/core/document';
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
  { picture, tree }: LivePages,
  texts: readonly PlacedText[],
): TypedPlace | null {
  const text = texts.find((one) => one.at === at);
  const boxes = picture.places.get(at);
  const box = boxes && spanBoxes(boxes);
  if (!text || !box) return null;
  const page = Math.floor(box.y / picture.pageHeightPt);
  const line = boxes[0]?.height ?? box.height;
  return { box, line, page, room: findRight(text, tree) - box.x, kind: text.kind };
}

/**
 * The right edge of the column a text is set in. What is printed of it now may be much shorter: a field that only went so
 * far would break its line at every letter.
 */
function findRight({ section }: PlacedText, { page, theme, regions }: DocumentTree): number {
  const { left, right } = theme.marginsPt;
  const edge = page.widthPt - right;
  const split = regions.find((region) => region.kind === 'split');
  if (!split) return edge;
  const isIn = (sections: readonly { readonly id: string }[]) =>
    sections.some(({ id }) => id === section);
  if (isIn(split.aside)) return split.side === 'left' ? left + split.asideWidthPt : edge;
  // A head that is set in the wider column has the opening with it.
  const isBeside = isIn(split.main) || theme.header.place === 'main';
  return isBeside && split.side === 'right' ? edge - split.asideWidthPt - split.gapPt : edge;
}
