import { contactIcons, type DocumentTree, type Theme } from '@trayecto/core/document';
import { describeTree, type PlaceNumbers } from './describe-tree';
import { letterWidth } from './face-widths';
import { isolateSigns } from './isolate-signs';
import type { DocumentFiles } from './native-compiler';

export const DOCUMENT = '/document.json';
const LOOK = '/look.json';
const PHOTO = '/photo.jpg';

/** What is asked of the engine besides the document itself. */
export interface JobOptions {
  readonly places?: PlaceNumbers;
  /** Whether headings, entries and columns tell where they are. */
  readonly isMeasured?: boolean;
}

/** The files that the source reads: how all documents of one look are set, and this document. */
export function describeJob(tree: DocumentTree, options: JobOptions = {}): DocumentFiles {
  const { page, theme, hasIcons, photo } = tree;
  const { title, author, language, photoText } = tree;
  const document = {
    ...{ title, author, language, photoText, hasPhoto: photo !== null },
    ...describeTree(tree, options.places),
  };
  const look = {
    ...{ page, theme, hasIcons, icons: contactIcons },
    hasName: tree.header.some(({ kind }) => kind === 'name'),
    isMeasured: options.isMeasured ?? false,
    /** Null where another font has to draw it. */
    bulletPt: measureBullet(theme),
  };
  const files: DocumentFiles = [
    [LOOK, Buffer.from(JSON.stringify(look))],
    [DOCUMENT, Buffer.from(isolateSigns(JSON.stringify(document)))],
  ];
  return photo ? [...files, [PHOTO, Buffer.from(photo.base64, 'base64')]] : files;
}

function measureBullet({ bullet, fonts, sizesPt }: Theme): number | null {
  const widthPt = letterWidth(bullet.sign, fonts.body, 'regular', sizesPt.body);
  return Number.isFinite(widthPt) ? widthPt : null;
}
