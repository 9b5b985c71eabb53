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
import { type OcrFiles, type Picture, type RecognisedLine, startOcr } from './ocr-engine';
import { readUnread } from './read-unread';
import { findSlope, leanBoxes, straighten } from './straighten';

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
    const recognised = picture ? recognisePage(picture, ocr.recognise) : [];
    const slope = findSlope(recognised);
    slopes.push(slope);
    contents.push(picture ? toContent(picture, straighten(recognised, slope)) : EMPTY_PAGE);
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

const MISREAD_AT =
  /^([a-z\d][a-z\d._+-]{2,63})(?:[Q©®]|\([DQOaE]\)?)([a-z\d-]{2,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,10})$/;

/** "ana.ruizQexample.com": the sign of an address is often taken for the letter it looks most like. */
function mendAddress(word: string): string {
  return word.replace(MISREAD_AT, '$1@$2');
}

const LOCAL = /^[a-z\d][a-z\d._+-]{2,63}$/;
const AT = /^(?:[@QOG©®€]|\([DQOaE]\)?)$/;
const DOMAIN = /^[a-z\d-]{2,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,10}$/;

type Word = RecognisedLine['words'][number];

/** "ana.ruiz", "Q", "example.com": the same, with room around the sign. */
function joinAddresses(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, sign, domain] = words.slice(at, at + 3);
    if (word === undefined) break;
    const isAddress =
      LOCAL.test(word.text) && AT.test(sign?.text ?? '') && DOMAIN.test(domain?.text ?? '');
    if (!isAddress || domain === undefined) {
      joined.push(word);
      continue;
    }
    const { y0, y1, x0 } = word.bbox;
    const bbox = { x0, x1: domain.bbox.x1, y0, y1 };
    joined.push({ ...word, text: `${word.text}@${domain.text}`, bbox });
    at += 2;
  }
  return joined;
}

/** Words take the place of characters: the layout only asks where something is and how large. */
function toGlyphs(line: RecognisedLine, pt: number): Glyph[] {
  const words = joinAddresses(
    line.words.filter((word) => word.confidence >= LEAST_CONFIDENCE && word.text.trim() !== ''),
  );
  const heights = words.map((word) => word.bbox.y1 - word.bbox.y0);
  const rowHeight = line.rowAttributes?.rowHeight ?? Math.max(...heights, 1);
  const sizePt = Math.round(rowHeight * pt * 0.9 * 2) / 2;
  const baselinePt = ((line.baseline.y0 + line.baseline.y1) / 2) * pt;
  const style = { sizePt, bold: false, italic: false, color: '#000000' };
  return words.map((word) => ({
    text: mendAddress(word.text),
    leftPt: word.bbox.x0 * pt,
    rightPt: word.bbox.x1 * pt,
    topPt: word.bbox.y0 * pt,
    bottomPt: word.bbox.y1 * pt,
    baselinePt,
    style,
  }));
}
