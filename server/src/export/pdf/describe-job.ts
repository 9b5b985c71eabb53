import { contactIcons, type DocumentTree, type Place } from '@trayecto/core/document';
import { fitHeader, fitRegion } from './fit-tree';
import { isolateSigns } from './isolate-signs';
import type { DocumentFiles } from './native-compiler';

export const DOCUMENT = '/document.json';
const LOOK = '/look.json';
const PHOTO = '/photo.jpg';

/** What is asked of the engine besides the document itself. */
export interface JobOptions {
  /** The number that each place's texts are marked with. */
  readonly places?: Readonly<Record<Place, number>>;
  /** Whether headings, entries and columns tell where they are. */
  readonly isMeasured?: boolean;
}

/** The files that the source reads: how all documents of one look are set, and this document. */
export function describeJob(tree: DocumentTree, options: JobOptions = {}): DocumentFiles {
  const { page, theme, hasIcons, photo, header, regions, ...said } = tree;
  const document = {
    ...said,
    hasPhoto: photo !== null,
    header: header.map(fitHeader),
    regions: regions.map(fitRegion),
  };
  const look = {
    ...{ page, theme, hasIcons, icons: contactIcons },
    hasName: header.some(({ kind }) => kind === 'name'),
    isMeasured: options.isMeasured ?? false,
    places: options.places,
  };
  const files: DocumentFiles = [
    [LOOK, Buffer.from(JSON.stringify(look))],
    [DOCUMENT, Buffer.from(isolateSigns(JSON.stringify(document)))],
  ];
  return photo ? [...files, [PHOTO, Buffer.from(photo.base64, 'base64')]] : files;
}
