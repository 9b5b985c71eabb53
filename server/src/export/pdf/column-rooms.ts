import type { DocumentTree } from '@trayecto/core/document';

/** How wide the columns of a document are, in points, as the source reckons them too. */
interface ColumnRooms {
  readonly opening: number;
  readonly full: number;
  readonly main: number;
  readonly aside: number;
  readonly name: number;
  readonly contact: number;
}

const AROUND_PHOTO_PT = { right: 16, left: 10, aside: 0 } as const;
/** The most that contact data beside the name takes, with what is between them. */
const CONTACT_BESIDE_PT = 258;

export function findRooms({ page, theme, regions, photo }: DocumentTree): ColumnRooms {
  const { marginsPt, entry, header } = theme;
  const width = page.widthPt - marginsPt.left - marginsPt.right;
  const full = width - (entry.dates === 'gutter' ? entry.gutterPt : 0);
  const split = regions.find((region) => region.kind === 'split');
  const aside = split?.asideWidthPt ?? 0;
  const main = full - aside - (split?.gapPt ?? 0);
  const isBesideMain = header.place === 'main' && split !== undefined;
  const head = isBesideMain ? main : header.isIndented ? full : width;
  const beside = photo === null || header.photo === 'aside' ? 0 : header.photoPt;
  const taken = beside === 0 ? 0 : beside + AROUND_PHOTO_PT[header.photo];
  const contact = head - (header.photo === 'left' ? 2 * taken : taken);
  return {
    ...{ opening: isBesideMain ? main : full, full, main, aside, contact },
    name: header.contact === 'beside' ? contact - CONTACT_BESIDE_PT : contact,
  };
}
