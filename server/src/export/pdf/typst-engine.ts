import { readFileSync } from 'node:fs';
import { type DocumentTree, hasRoomIn, listPlaces, type UsedPages } from '@trayecto/core/document';
import { fallbackFontFiles, fontFiles } from '../fonts';
import { countPages } from './count-pages';
import { PageCutter } from './cut-pages';
import { DOCUMENT, describeJob, type JobOptions } from './describe-job';
import { nativeWritesTags, type SetDocument, startNativeCompiler } from './native-compiler';
import { showTitle } from './show-title';
import { TagWriter } from './tag-writer';
import { COMMON, typstSource } from './typst-source';
import { startWebCompiler } from './web-compiler';
import type { DrawnPages } from './write-picture';

/**
 * Memoised work that no document of this many rounds has used is forgotten; without this memory only grows. Looking through it takes
 * a twentieth of a document's time, which is why a round is several documents.
 */
const KEPT_ROUNDS = 2;
const ROUND = 5;
/** What a long one leaves behind is worth more as memory. */
const LONG_TREE = 100_000;
/**
 * WebAssembly takes five times as long as the native engine, and keeps what it has worked out. What is longer than this
 * would take it more than two seconds, and comes without tags instead.
 */
const TAGGED_ROOM = { pages: 12, characters: 30_000 };
/** No such folder: the source can read nothing from the disk. */
const WORKSPACE = '/nonexistent/trayecto';
const MAIN = `${WORKSPACE}/main.typ`;

export interface TypstEngine {
  /**
   * With tags for screen readers, as PDF/UA-1 where the build can tell whether it is one; long documents without, where
   * only WebAssembly writes tags.
   */
  writePdf(tree: DocumentTree): Promise<Uint8Array>;
  /** Each page by itself, and where each text is on them. */
  drawPages(tree: DocumentTree): DrawnPages;
  measurePages(tree: DocumentTree): UsedPages;
  /** Something in it broke: it goes on as well as it can, and is better replaced. */
  readonly isBroken: boolean;
}

export function createTypstEngine(): TypstEngine {
  const compiler = startNativeCompiler(WORKSPACE, readFonts());
  compiler.mapShadow(MAIN, Buffer.from(typstSource.main));
  compiler.mapShadow(`${WORKSPACE}${COMMON}`, Buffer.from(typstSource.common));
  let written = 0;
  const cutter = new PageCutter();
  const tagWriter = new TagWriter(() => startWebCompiler(typstSource, readFonts()));

  function compile<Result>(
    tree: DocumentTree,
    options: JobOptions,
    use: (document: SetDocument) => Result,
  ): Result {
    const files = describeJob(tree, options);
    for (const [path, content] of files) compiler.mapShadow(`${WORKSPACE}${path}`, content);
    try {
      const compiled = compiler.compile({ mainFilePath: MAIN });
      const document = compiled.result;
      if (document === null) throw new Error(describeProblems(compiled.takeDiagnostics()));
      return use(document);
    } finally {
      for (const [path] of files) compiler.unmapShadow(`${WORKSPACE}${path}`);
      written += 1;
      const isLong = files.some(([path, { length }]) => path === DOCUMENT && length > LONG_TREE);
      if (isLong) compiler.evictCache(0);
      else if (written % ROUND === 0) compiler.evictCache(KEPT_ROUNDS);
    }
  }

  function writeNative(document: SetDocument): Uint8Array {
    try {
      return compiler.pdf(document, { pdfStandard: 'ua-1' });
    } catch {
      // It refuses what no text can be told for: a sign that none of our fonts has. Tags it has all the same.
      return showTitle(compiler.pdf(document));
    }
  }

  return {
    async writePdf(tree) {
      if (nativeWritesTags) return compile(tree, {}, writeNative);
      const tagged = hasRoomIn(TAGGED_ROOM, tree) && (await tagWriter.write(describeJob(tree)));
      return tagged || compile(tree, {}, (document) => compiler.pdf(document));
    },
    get isBroken() {
      return tagWriter.isBroken;
    },
    drawPages(tree) {
      const places = listPlaces(tree).map(({ at }) => at);
      const numbers = Object.fromEntries(places.map((at, index) => [at, index]));
      return compile(tree, { places: numbers }, (document) => ({
        ...cutter.cut(compiler.plainSvg(document)),
        ...{ places, widthPt: tree.page.widthPt, heightPt: tree.page.heightPt },
      }));
    },
    measurePages: (tree) =>
      compile(tree, { isMeasured: true }, (document) => {
        const told = compiler.query(document, { selector: '<told>', field: 'value' });
        return countPages(tree, told, document.numOfPages);
      }),
  };
}

/** Read for each engine: they are megabytes, which nobody needs once it has them. */
function readFonts(): Uint8Array[] {
  return [...Object.values(fontFiles), ...Object.values(fallbackFontFiles)]
    .flatMap((family) => Object.values(family))
    .map((file) => readFileSync(file));
}

function describeProblems(problems: { readonly shortDiagnostics: readonly unknown[] } | null) {
  const [first] = problems?.shortDiagnostics ?? [];
  return `The document could not be set: ${JSON.stringify(first ?? 'no reason given')}`;
}
