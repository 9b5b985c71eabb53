import {
  type Glyph,
  layoutPagesWithDoubts,
  normaliseText,
  type PageContent,
  type SourceDocument,
  type SourceLine,
} from '@trayecto/core/import/layout';
import { ReadFailure } from '../read-failure';
import { MOST_TEXT } from '../reader-limits';
import { drawGround, drawInk, drawSpot } from './draw-spot';
import { leaveOutHiddenText } from './leave-out-hidden-text';
import { nameIcons } from './name-icons';
import { withPdf } from './open-pdf';
import { readPageSpace } from './page-space';
import { type Pdfium, Scratch } from './pdfium-engine';
import { readGlyphs } from './read-glyphs';
import { readLinks } from './read-links';
import { readDrawing } from './read-shapes';
import { spreadReplacementText } from './spread-replacement-text';
import { weighFonts } from './weigh-fonts';

export interface PdfText {
  readonly document: SourceDocument;
  /** Gives its lines in another order, where it is doubtful what is a column. */
  readonly readOtherwise: (() => readonly SourceLine[]) | null;
  readonly pagesWithoutText: number;
  /** Pages with pictures or shapes, whose text may be in those. */
  readonly drawnPages: number;
}

export function readPdf(engine: Pdfium, bytes: Uint8Array): PdfText {
  return withPdf(engine, bytes, (document, pages) => {
    const scratch = new Scratch(engine, 4_096);
    const contents: PageContent[] = [];
    let glyphs = 0;
    for (let index = 0; index < pages; index++) {
      const content = readPage(engine, document, index, scratch);
      glyphs += content.glyphs.length;
      if (glyphs > MOST_TEXT) throw new ReadFailure('file_too_much_text');
      contents.push(content);
    }
    if (contents.every((content) => content === LOST_PAGE)) throw new ReadFailure('file_damaged');
    const { lines, readOtherwise } = layoutPagesWithDoubts(contents);
    const metadata = readMetadata(engine, document, scratch);
    scratch.free();
    return {
      document: {
        format: 'pdf',
        lines,
        pages,
        pageSizes: contents.map(({ widthPt, heightPt }) => ({ widthPt, heightPt })),
        ...(metadata && { metadata }),
      },
      readOtherwise,
      pagesWithoutText: contents.filter((one) => one.glyphs.length === 0 && one.shapes.length > 0)
        .length,
      drawnPages: contents.filter((one) => one.shapes.length > 0).length,
    };
  });
}

/** Replaces a page that the file counts but does not have. */
const LOST_PAGE: PageContent = { widthPt: 595, heightPt: 842, glyphs: [], shapes: [], links: [] };

function readPage(engine: Pdfium, document: number, index: number, scratch: Scratch): PageContent {
  const page = engine.FPDF_LoadPage(document, index);
  if (!page) return LOST_PAGE;
  const textPage = engine.FPDFText_LoadPage(page);
  const space = readPageSpace(engine, page, scratch);
  const drawn = textPage ? readGlyphs(engine, textPage, space, scratch) : [];
  const drawing = readDrawing(engine, page, space, scratch);
  const links = readLinks(engine, document, page, space, scratch);
  const visible = leaveOutHiddenText(spreadReplacementText(drawn), drawing, space, (box) =>
    drawGround(engine, page, space, box),
  );
  const weighed = weighFonts(visible, (box) => drawInk(engine, page, space, box));
  const upright: Glyph[] = weighed.filter((glyph) => glyph.isUpright);
  const glyphs = nameIcons(upright, drawing.shapes, (box) => drawSpot(engine, page, space, box));
  if (textPage) engine.FPDFText_ClosePage(textPage);
  engine.FPDF_ClosePage(page);
  const { widthPt, heightPt } = space;
  return { widthPt, heightPt, glyphs, shapes: drawing.shapes, links };
}

function readMetadata(engine: Pdfium, document: number, scratch: Scratch) {
  const title = readMetaText('Title');
  const author = readMetaText('Author');
  if (!title && !author) return undefined;
  return { ...(title && { title }), ...(author && { author }) };

  function readMetaText(key: string): string {
    const bytes = engine.FPDF_GetMetaText(document, key, scratch.at, scratch.bytes);
    return bytes > 2 && bytes <= scratch.bytes ? normaliseText(scratch.utf16()).slice(0, 300) : '';
  }
}
