import { layoutPages, type SourceDocument } from '@trayecto/core/import/layout';
import { ReadFailure } from '../read-failure';
import { describePicture } from './describe-picture';
import { type OcrFiles, startOcr } from './ocr-engine';
import { toContent } from './read-scan';

/** More than any telephone takes, and as much as there is room for. */
const MOST_PIXELS = 50_000_000;
const SHEET_WIDTH_PT = 595;

/** Reads a picture of a page (PNG, JPEG): a photo or what was on a screen. */
export async function readPicture(
  bytes: Uint8Array,
  files: OcrFiles,
  onPage: (page: number, pages: number) => void,
): Promise<SourceDocument> {
  const picture = describePicture(bytes);
  if (!picture) throw new ReadFailure('file_unsupported');
  const { width, height, orientation } = picture;
  if (width < 1 || height < 1) throw new ReadFailure('file_damaged');
  if (width * height > MOST_PIXELS) throw new ReadFailure('file_too_many_pages');
  onPage(0, 1);
  const ocr = await startOcr(files);
  // Turned by a quarter, what was its height is its width.
  const isTurned = orientation > 4;
  const across = isTurned ? height : width;
  const widthPt = SHEET_WIDTH_PT;
  const heightPt = (widthPt / across) * (isTurned ? width : height);
  const content = toContent(
    { width: across, widthPt, heightPt },
    ocr.recogniseFile(bytes, orientation),
  );
  onPage(1, 1);
  const lines = layoutPages([content]);
  if (lines.length === 0) throw new ReadFailure('file_is_scan');
  return { format: 'image', lines, pages: 1, pageSizes: [{ widthPt, heightPt }] };
}
