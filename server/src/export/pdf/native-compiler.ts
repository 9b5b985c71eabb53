import { createRequire } from 'node:module';

/** A document that was set, for the compiler that set it. */
export interface SetDocument {
  readonly numOfPages: number;
}

/** Each with its path and what is in it. */
export type DocumentFiles = readonly (readonly [path: string, content: Uint8Array])[];

/** What we use of the engine, as its builds for one system each have it. */
interface NativeCompiler {
  compile(options: { readonly mainFilePath: string }): {
    readonly result: SetDocument | null;
    takeDiagnostics(): { readonly shortDiagnostics: readonly unknown[] } | null;
  };
  pdf(document: SetDocument, options?: { readonly pdfStandard: 'ua-1' }): Uint8Array;
  plainSvg(document: SetDocument): string;
  query(document: SetDocument, what: { selector: string; field: string }): unknown;
  mapShadow(path: string, content: Uint8Array): void;
  unmapShadow(path: string): void;
  evictCache(age: number): void;
}

interface NativeBuild {
  readonly NodeCompiler: {
    create(options: { workspace: string; fontArgs: unknown[] }): NativeCompiler;
  };
}

const PACKAGE = '@myriaddreamin/typst-ts-node-compiler';
/** What the package file has for each system, the version that writes tags where there is one. */
const builds: Readonly<Record<string, { endings: readonly string[]; writesTags: boolean }>> = {
  'linux-x64': { endings: ['linux-x64-gnu', 'linux-x64-musl'], writesTags: true },
  'linux-arm64': { endings: ['linux-arm64-gnu', 'linux-arm64-musl'], writesTags: false },
  'darwin-x64': { endings: ['darwin-x64'], writesTags: false },
  'darwin-arm64': { endings: ['darwin-arm64'], writesTags: false },
  'win32-x64': { endings: ['win32-x64-msvc'], writesTags: false },
  'win32-arm64': { endings: ['win32-arm64-msvc'], writesTags: false },
};

const system = `${process.platform}-${process.arch}`;
const build = builds[system] ?? { endings: [], writesTags: false };
/** Typst 0.14, which writes tags and checks whether a file is PDF/UA-1, is not built for every system. */
export const nativeWritesTags = build.writesTags;

export function startNativeCompiler(
  workspace: string,
  fonts: readonly Uint8Array[],
): NativeCompiler {
  const { NodeCompiler } = load();
  return NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
}

/** One for another C library than this system's does not load. */
function load(): NativeBuild {
  const require = createRequire(import.meta.url);
  let cause: unknown;
  for (const ending of build.endings) {
    try {
      return require(`${PACKAGE}-${ending}`) as NativeBuild;
    } catch (error) {
      cause ??= error;
    }
  }
  throw new Error(`No build of the document engine for ${system} could be loaded.`, { cause });
}
