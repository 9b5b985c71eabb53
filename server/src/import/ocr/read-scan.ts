import {
  type Glyph,
  layoutPages,
  type PageContent,
  type SourceDocument,
} from '@trayecto/core/import/layout';
import { drawPage, type PagePicture } from '../pdf/draw-page';
import { withPdf } from '../pdf/open-pdf';
import type { Pdfium } from '../pdf/pdfium-engine';
import { dropNoise } from './drop-noise';
import { eraseBars } from './erase-bars';
import { markSigns } from './mark-signs';
import { mendWords } from './mend-words';
import { type OcrFiles, type Picture, type RecognisedLine, startOcr } from './ocr-engine';
import { readUnread } from './read-unread';
import { findSlope, leanBoxes, straighten, turnBox } from './straighten';
import { dropSpecks, type Grid, joinStrokes, type Stroke, takeGrid } from './take-grid';

export const MOST_OCR_PAGES = 10;
const LEAST_CONFIDENCE = 30;

/** Reads the pages of a scan from their pictures; words then find their order like any drawn text. */
export async function readScan(
  engine: Pdfium,
  bytes: Uint8Array,
  files: OcrFiles,
  onPage: (page: number, pages: number) => void,
): Promise<SourceDocument> {
  const pages = withPdf(engine, bytes, (_, count) => count);
  const read = Math.min(pages, MOST_OCR_PAGES);
  onPage(0, read);
  const ocr = await startOcr(files);
  const contents: PageContent[] = [];
  const slopes: number[] = [];
  for (let index = 0; index < read; index++) {
    const picture = withPdf(engine, bytes, (document) => drawPage(engine, document, index));
    const grid = picture && takeGrid(picture);
    const recognised = grid ? dropSpecks(recognisePage(grid.picture, ocr.recognise), grid) : [];
    const slope = findSlope(recognised);
    slopes.push(slope);
    const content = picture ? toContent(picture, straighten(recognised, slope)) : EMPTY_PAGE;
    contents.push(grid ? withGrid(content, grid, slope) : content);
    onPage(index + 1, read);
    // Let the message out before the next page holds the process.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const pageSizes = contents.map(({ widthPt, heightPt }) => ({ widthPt, heightPt }));
  const lines = leanBoxes(layoutPages(contents), (page) => slopes[page - 1] ?? 0);
  return { format: 'image', lines, pages, pageSizes };
}

function recognisePage(
  picture: PagePicture,
  recognise: (picture: Picture) => readonly RecognisedLine[],
): readonly RecognisedLine[] {
  const words = eraseBars(picture);
  return readUnread(words, recognise(words), recognise);
}

const EMPTY_PAGE: PageContent = { widthPt: 595, heightPt: 842, glyphs: [], shapes: [], links: [] };

export function toContent(
  picture: Pick<PagePicture, 'width' | 'widthPt' | 'heightPt'>,
  lines: readonly RecognisedLine[],
): PageContent {
  const pt = picture.widthPt / picture.width;
  const glyphs = markSigns(dropNoise(lines)).flatMap((line) => toGlyphs(line, pt));
  return { ...EMPTY_PAGE, widthPt: picture.widthPt, heightPt: picture.heightPt, glyphs };
}

/** The rules of a table, where they would be on a page that lies straight. */
function withGrid(content: PageContent, { picture, across, down }: Grid, slope: number) {
  const pt = picture.widthPt / picture.width;
  const toShape = ({ x0, y0, x1, y1 }: Stroke) => ({
    ...{ leftPt: x0 * pt, topPt: y0 * pt, rightPt: x1 * pt, bottomPt: y1 * pt },
    filled: true,
  });
  const lines = [
    ...joinStrokes(
      across.map((one) => turnBox(one, slope)),
      false,
    ),
    ...joinStrokes(
      down.map((one) => turnBox(one, slope)),
      true,
    ),
  ];
  return { ...content, shapes: [...content.shapes, ...lines.map(toShape)] };
}

/** Words take the place of characters: the layout only asks where something is and how large. */
function toGlyphs(line: RecognisedLine, pt: number): Glyph[] {
  const words = mendWords(
    line.words.filter((word) => word.confidence >= LEAST_CONFIDENCE && word.text.trim() !== ''),
  );
  const heights = words.map((word) => word.bbox.y1 - word.bbox.y0);
  const rowHeight = line.rowAttributes?.rowHeight ?? Math.max(...heights, 1);
  const sizePt = Math.round(rowHeight * pt * 0.9 * 2) / 2;
  const baselinePt = ((line.baseline.y0 + line.baseline.y1) / 2) * pt;
  const style = { sizePt, bold: false, italic: false, color: '#000000' };
  return words.map((word) => ({
    text: word.text,
    leftPt: word.bbox.x0 * pt,
    rightPt: word.bbox.x1 * pt,
    topPt: word.bbox.y0 * pt,
    bottomPt: word.bbox.y1 * pt,
    baselinePt,
    style,
  }));
}
