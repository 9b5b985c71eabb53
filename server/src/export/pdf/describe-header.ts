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

/** Whether the name is surely on one line in its own size, and surely beside the addresses: it need not be measured then. */
export function fitName(tree: DocumentTree, name: string) {
  const { fonts, sizesPt, weights } = tree.theme;
  const widthPt = widthAtMost(name, fonts.name, facesOfWeights[weights.name], sizesPt.name);
  const roomPt = findRooms(tree).name;
  return { fits: widthPt <= roomPt, fitsBeside: widthPt <= roomPt * MOST_BESIDE };
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
  const { theme, hasIcons } = tree;
  const room = findRooms(tree).contact;
  const iconPt = hasIcons ? ICON_EMS * theme.sizesPt.contact : 0;
  const counts: number[] = [];
  let line = '';
  let iconsPt = 0;
  let pointsPt = 0;
  for (const { text } of items) {
    const longer = line === '' ? text : `${line}${BETWEEN}${text}`;
    const besidesPt = iconsPt + iconPt + (line === '' ? 0 : pointsPt + AROUND_POINT_PT);
    const { least, most } = bound(longer, theme);
    if (line === '' || most + besidesPt <= room) {
      counts.push((line === '' ? 0 : (counts.pop() ?? 0)) + 1);
      line = longer;
      pointsPt += line === text ? 0 : AROUND_POINT_PT;
      iconsPt += iconPt;
    } else if (least !== null && least + besidesPt > room) {
      counts.push(1);
      line = text;
      pointsPt = 0;
      iconsPt = iconPt;
    } else return null;
  }
  return counts;
}

function bound(text: string, { fonts, sizesPt }: Theme) {
  return {
    least: widthAtLeast(text, fonts.body, 'regular', sizesPt.contact),
    most: widthAtMost(text, fonts.body, 'regular', sizesPt.contact),
  };
}
