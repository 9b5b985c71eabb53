import { withPdf } from '../../src/import/pdf/open-pdf';
import { type Pdfium, Scratch } from '../../src/import/pdf/pdfium-engine';
import { getPdfium } from './read-pdf-words';

interface Tag {
  readonly type: string;
  readonly alt: string;
  /** Its own text and that of the tags in it, in order. */
  readonly text: string;
  readonly inside: readonly Tag[];
}

interface TaggedPage {
  readonly tags: readonly Tag[];
  /** Drawn things that neither belong to a tag nor are told to be decoration. */
  readonly stray: number;
  readonly decoration: number;
}

const TEXT = 1;

/** What a screen reader goes through: the tags of each page, with the text they hold. */
export async function readPdfTags(bytes: Uint8Array): Promise<TaggedPage[]> {
  const engine = await getPdfium();
  return withPdf(engine, bytes, (document, pages) =>
    Array.from({ length: pages }, (_, index) => {
      const page = engine.FPDF_LoadPage(document, index);
      const drawn = readDrawn(engine, page);
      const tree = engine.FPDF_StructTree_GetForPage(page);
      const tags = Array.from({ length: engine.FPDF_StructTree_CountChildren(tree) }, (_, at) =>
        readTag(engine, engine.FPDF_StructTree_GetChildAtIndex(tree, at), drawn.texts),
      );
      engine.FPDF_StructTree_Close(tree);
      engine.FPDF_ClosePage(page);
      return { tags, stray: drawn.stray, decoration: drawn.decoration };
    }),
  );
}

/** All tags of a kind, in order. */
export function listTags(tags: readonly Tag[], isWanted: (type: string) => boolean): Tag[] {
  return tags.flatMap((tag) => [
    ...(isWanted(tag.type) ? [tag] : []),
    ...listTags(tag.inside, isWanted),
  ]);
}

function readTag(engine: Pdfium, element: number, texts: ReadonlyMap<number, string>): Tag {
  const inside: Tag[] = [];
  let text = '';
  for (let at = 0; at < engine.FPDF_StructElement_CountChildren(element); at++) {
    const child = engine.FPDF_StructElement_GetChildAtIndex(element, at);
    if (child) {
      const tag = readTag(engine, child, texts);
      inside.push(tag);
      text += tag.text;
    } else text += texts.get(engine.FPDF_StructElement_GetChildMarkedContentID(element, at)) ?? '';
  }
  const read = (ask: (at: number, size: number) => number) => readText(engine, ask);
  return {
    type: read((at, size) => engine.FPDF_StructElement_GetType(element, at, size)),
    alt: read((at, size) => engine.FPDF_StructElement_GetAltText(element, at, size)),
    ...{ text, inside },
  };
}

function readDrawn(engine: Pdfium, page: number) {
  const textPage = engine.FPDFText_LoadPage(page);
  const texts = new Map<number, string>();
  let [stray, decoration] = [0, 0];
  for (let at = 0; at < engine.FPDFPage_CountObjects(page); at++) {
    const object = engine.FPDFPage_GetObject(page, at);
    const id = engine.FPDFPageObj_GetMarkedContentID(object);
    if (id < 0) {
      if (isDecoration(engine, object)) decoration += 1;
      else stray += 1;
    } else if (engine.FPDFPageObj_GetType(object) === TEXT) {
      const text = readText(engine, (to, size) =>
        engine.FPDFTextObj_GetText(object, textPage, to, size),
      );
      texts.set(id, (texts.get(id) ?? '') + text);
    }
  }
  engine.FPDFText_ClosePage(textPage);
  return { texts, stray, decoration };
}

function isDecoration(engine: Pdfium, object: number): boolean {
  const marks = Array.from({ length: engine.FPDFPageObj_CountMarks(object) }, (_, at) => {
    const mark = engine.FPDFPageObj_GetMark(object, at);
    const length = new Scratch(engine, 4);
    const name = readText(engine, (to, size) => {
      engine.FPDFPageObjMark_GetName(mark, to, size, length.at);
      return length.uint(0);
    });
    length.free();
    return name;
  });
  return marks.includes('Artifact');
}

function readText(engine: Pdfium, ask: (at: number, size: number) => number): string {
  const size = ask(0, 0);
  if (size < 2) return '';
  const scratch = new Scratch(engine, size + 2);
  ask(scratch.at, size);
  const text = scratch.utf16();
  scratch.free();
  return text;
}
