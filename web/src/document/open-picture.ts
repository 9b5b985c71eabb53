import { type PicturePlaces, readPlaces } from './picture-places';

/** One page, known by what is on it. */
export interface Sheet {
  readonly name: string;
  /** A complete picture. */
  readonly markup: string;
}

interface PageImage {
  readonly name: string;
  readonly url: string;
}

interface DrawnPages<Page> {
  readonly pages: readonly Page[];
  /** Where each text of the CV is on them, line by line. */
  readonly places: PicturePlaces;
  readonly widthPt: number;
  readonly pageHeightPt: number;
}

export type DrawnSheets = DrawnPages<Sheet>;
export type PagesPicture = DrawnPages<PageImage>;

const PARTS = /\n(?=<svg data-page=|<\/svg>$)/;
const NAME = /^<svg data-page="([^"]+)"/;

export const pageHeightsPt = { a4: 841.89, letter: 792 };

/** Splits a picture into its pages. The known ones may come with their name only. */
export function readSheets(
  bytes: Uint8Array<ArrayBuffer>,
  pageHeightPt: number,
  known: readonly Sheet[] = [],
): DrawnSheets {
  const [start = '', ...parts] = new TextDecoder().decode(bytes).split(PARTS);
  const sheets = new Map(known.map((sheet) => [sheet.name, sheet]));
  const pages = parts.flatMap((markup): Sheet[] => {
    const name = NAME.exec(markup)?.[1];
    if (name === undefined) return [];
    const sheet = sheets.get(name) ?? { name, markup };
    sheets.set(name, sheet);
    return [sheet];
  });
  const width = /viewBox="0 0 ([\d.]+) /.exec(start)?.[1];
  return { pages, places: readPlaces(start), widthPt: Number(width ?? 595), pageHeightPt };
}

/** Gives each page of a picture a separate address. The caller closes what it opened. */
export function openPicture(bytes: Uint8Array<ArrayBuffer>, pageHeightPt: number): PagesPicture {
  const { pages, ...rest } = readSheets(bytes, pageHeightPt);
  return { ...rest, pages: pages.map(({ name, markup }) => ({ name, url: openSheet(markup) })) };
}

export function openSheet(sheet: string): string {
  return URL.createObjectURL(new Blob([sheet], { type: 'image/svg+xml' }));
}

export function closePages(pages: readonly PageImage[]): void {
  for (const { url } of pages) URL.revokeObjectURL(url);
}
