import { readFileSync } from 'node:fs';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import {
  contactIcons,
  type DocumentTree,
  listPlaces,
  type UsedPages,
} from '@trayecto/core/document';
import { fallbackFontFiles, fontFiles } from '../fonts';
import blocks from './blocks.typ';
import { countPages } from './count-pages';
import { PageCutter } from './cut-pages';
import document from './document.typ';
import header from './header.typ';
import text from './text.typ';
import type { DrawnPages } from './write-picture';

const icons = JSON.stringify(contactIcons);
/** Each part uses what those before it define. */
const source = [text, header, blocks, document].join('\n');

/** Memoised work that no document has used for this many documents is forgotten; without this memory only grows. */
const KEPT_DOCUMENTS = 10;
/** What a long one leaves behind is worth more as memory. */
const LONG_TREE = 100_000;
/** No such folder: the source can read nothing from the disk. */
const WORKSPACE = '/nonexistent/trayecto';
const PHOTO = `${WORKSPACE}/photo.jpg`;

export interface TypstEngine {
  writePdf(tree: DocumentTree): Uint8Array;
  /** Each page by itself, and where each text is on them. */
  drawPages(tree: DocumentTree): DrawnPages;
  measurePages(tree: DocumentTree): UsedPages;
}

export function createTypstEngine(): TypstEngine {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: listFontFiles().map((file) => readFileSync(file)) }],
  });

  const cutter = new PageCutter();

  function compile<Result>(
    tree: DocumentTree,
    more: Readonly<Record<string, string>>,
    use: (document: NodeTypstDocument) => Result,
  ): Result {
    const { photo } = tree;
    const written = JSON.stringify({ ...tree, photo: photo && {} });
    if (photo) compiler.mapShadow(PHOTO, Buffer.from(photo.base64, 'base64'));
    const inputs = { tree: written, icons, ...more };
    const compiled = compiler.compile({ mainFileContent: source, inputs });
    const document = compiled.result;
    if (document === null) throw new Error(describeProblems(compiled.takeDiagnostics()));
    try {
      return use(document);
    } finally {
      if (photo) compiler.unmapShadow(PHOTO);
      compiler.evictCache(written.length > LONG_TREE ? 0 : KEPT_DOCUMENTS);
    }
  }

  return {
    writePdf: (tree) => compile(tree, {}, (document) => compiler.pdf(document)),
    drawPages(tree) {
      const places = listPlaces(tree).map(({ at }) => at);
      const numbers = Object.fromEntries(places.map((at, index) => [at, index]));
      return compile(tree, { places: JSON.stringify(numbers) }, (document) => ({
        ...cutter.cut(compiler.plainSvg(document)),
        ...{ places, widthPt: tree.page.widthPt, heightPt: tree.page.heightPt },
      }));
    },
    measurePages: (tree) =>
      compile(tree, { measure: '' }, (document) => {
        const told = compiler.query(document, { selector: '<told>', field: 'value' });
        return countPages(tree, told, document.numOfPages);
      }),
  };
}

function listFontFiles(): string[] {
  return [
    ...Object.values(fontFiles).flatMap((family) => Object.values(family)),
    ...Object.values(fallbackFontFiles).flatMap((family) => Object.values(family)),
  ];
}

function describeProblems(problems: { shortDiagnostics: unknown[] } | null): string {
  const [first] = problems?.shortDiagnostics ?? [];
  return `The document could not be set: ${JSON.stringify(first ?? 'no reason given')}`;
}
