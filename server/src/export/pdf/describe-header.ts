import type { ContactItem, DocumentTree, Theme } from '@trayecto/core/document';
import { findRooms } from './column-rooms';
import { facesOfWeights, widthAtLeast, widthAtMost } from './face-widths';

/** In ems: a sign for the kind of address, with the space after it. */
const ICON_EMS = 1.3;
/** Between two items of a line: two spaces, a point and what is around it. */
const BETWEEN = ' · ';
const AROUND_POINT_PT = 4;

/** Beside addresses it may be on two lines. */
const MOST_BESIDE = 1.8;

/**
 * Whether the name is surely on one line in its own size, and surely beside the addresses: it need not be measured then.
 * And whether one of its words may be wider than its line.
 */
export function fitName(tree: DocumentTree, name: string) {
  const { fonts, sizesPt, weights } = tree.theme;
  const measure = (text: string) =>
    widthAtMost(text, fonts.name, facesOfWeights[weights.name], sizesPt.name);
  const widthPt = measure(name);
  const roomPt = findRooms(tree).name;
  return {
    ...{ fits: widthPt <= roomPt, fitsBeside: widthPt <= roomPt * MOST_BESIDE },
    hasLong: widthPt > roomPt && name.split(' ').some((word) => measure(word) > roomPt),
  };
}

/** Whether an address surely needs no smaller letters. */
export function fitsContact({ theme, hasIcons }: DocumentTree, text: string, roomPt: number) {
  const { fonts, sizesPt } = theme;
  const icon = hasIcons ? ICON_EMS * sizesPt.contact : 0;
  return widthAtMost(text, fonts.body, 'regular', sizesPt.contact) + icon <= roomPt;
}

/**
 * How many items each line of contact data has: as many as fit. Null where one of them may fit or not, which only who
 * measures them can tell.
 */
export function countPerLine(tree: DocumentTree, items: readonly ContactItem[]): number[] | null {
  const counts: number[] = [];
  let start = 0;
  for (let end = 1; end <= items.length; end += 1) {
    const isFirst = end - start === 1;
    const fits = isFirst || isOneLine(tree, items.slice(start, end));
    if (fits === null) return null;
    if (!fits) start = end - 1;
    if (isFirst || !fits) counts.push(1);
    else counts[counts.length - 1] = end - start;
  }
  return counts;
}

/**
 * For each item, whether a line that begins with it has room up to the next one, the one after that and so on: what is
 * clear of that need not be measured.
 */
export function listClearLines(
  tree: DocumentTree,
  items: readonly ContactItem[],
): readonly (readonly (boolean | null)[])[] {
  return items.map((_, start) =>
    items.slice(start + 1).map((_, more) => isOneLine(tree, items.slice(start, start + more + 2))),
  );
}

/** Null where they may have room or not. */
function isOneLine(tree: DocumentTree, items: readonly ContactItem[]): boolean | null {
  const { theme, hasIcons } = tree;
  const room = findRooms(tree).contact;
  const iconPt = hasIcons ? ICON_EMS * theme.sizesPt.contact : 0;
  const besidesPt = items.length * iconPt + (items.length - 1) * AROUND_POINT_PT;
  const { least, most } = bound(items.map(({ text }) => text).join(BETWEEN), theme);
  if (most + besidesPt <= room) return true;
  return least !== null && least + besidesPt > room ? false : null;
}

function bound(text: string, { fonts, sizesPt }: Theme) {
  return {
    least: widthAtLeast(text, fonts.body, 'regular', sizesPt.contact),
    most: widthAtMost(text, fonts.body, 'regular', sizesPt.contact),
  };
}
