import { type PicturePlaces, readPlaces } from './picture-places';

/** One page, known by what is on it. */
export interface PageImage {
  readonly name: string;
  readonly url: string;
}

export interface PagesPicture {
  readonly pages: readonly PageImage[];
  /** Where each text of the CV is on them, line by line. */
  readonly places: PicturePlaces;
  readonly widthPt: number;
  readonly pageHeightPt: number;
}

const PARTS = /\n(?=<svg data-page=|<\/svg>$)/;
const NAME = /^<svg data-page="([^"]+)"/;

export const pageHeightsPt = { a4: 841.89, letter: 792 };

/**
 * Gives each page of a picture a separate address, so that the browser parses only the pages that changed. A page that
 * is open already keeps its address and may be missing from the picture. The caller closes what it opened.
 */
export function openPicture(
  bytes: Uint8Array<ArrayBuffer>,
  pageHeightPt: number,
  open: readonly PageImage[] = [],
): PagesPicture {
  const [start = '', ...parts] = new TextDecoder().decode(bytes).split(PARTS);
  const urls = new Map(open.map(({ name, url }) => [name, url]));
  const pages = parts.flatMap((part): PageImage[] => {
    const name = NAME.exec(part)?.[1];
    if (name === undefined) return [];
    const url = urls.get(name) ?? openSheet(part);
    urls.set(name, url);
    return [{ name, url }];
  });
  const width = /viewBox="0 0 ([\d.]+) /.exec(start)?.[1];
  return { pages, places: readPlaces(start), widthPt: Number(width ?? 595), pageHeightPt };
}

function openSheet(sheet: string): string {
  return URL.createObjectURL(new Blob([sheet], { type: 'image/svg+xml' }));
}

export function closePages(pages: readonly PageImage[]): void {
  for (const { url } of pages) URL.revokeObjectURL(url);
}
