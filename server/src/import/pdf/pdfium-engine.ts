import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** The engine with views of its memory, which it replaces whenever that grows: read them afresh each time. */
export type Pdfium = WrappedPdfiumModule & { readonly pdfium: EngineMemory & EngineCalls };

/** Called for every character or drawn object: straight, past the package's wrappers, which take longer than the calls. */
interface EngineCalls {
  readonly wasmExports: Readonly<Record<StraightCall, (...values: number[]) => number>>;
}

const straightCalls = [
  'FPDFText_GetTextObject',
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetFillColor',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetFillColor',
  'FPDFPath_GetDrawMode',
] as const;
type StraightCall = (typeof straightCalls)[number];

interface EngineMemory {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
}

function hasInsides(engine: WrappedPdfiumModule): engine is Pdfium {
  const { pdfium } = engine;
  return (
    'HEAPU8' in pdfium &&
    'HEAPF64' in pdfium &&
    straightCalls.every((name) => name in pdfium.wasmExports)
  );
}

/** Compiles and starts the PDF engine; about a tenth of a second, done before a file arrives. */
export async function startPdfium(wasmPath: string): Promise<Pdfium> {
  const wasmBinary = await readFile(wasmPath);
  const engine = await init({
    wasmBinary: wasmBinary.buffer.slice(
      wasmBinary.byteOffset,
      wasmBinary.byteOffset + wasmBinary.byteLength,
    ),
  });
  if (!hasInsides(engine)) throw new Error('the PDF engine has changed its shape');
  engine.PDFiumExt_Init();
  return engine;
}

/** A piece of the engine's memory, for values it hands back through pointers. */
export class Scratch {
  readonly at: number;
  constructor(
    private readonly engine: Pdfium,
    readonly bytes: number,
  ) {
    this.at = engine.pdfium.wasmExports.malloc(bytes);
  }

  float(index: number): number {
    return this.engine.pdfium.HEAPF32[(this.at >> 2) + index] ?? 0;
  }

  double(index: number): number {
    return this.engine.pdfium.HEAPF64[(this.at >> 3) + index] ?? 0;
  }

  uint(index: number): number {
    return this.engine.pdfium.HEAPU32[(this.at >> 2) + index] ?? 0;
  }

  utf8(): string {
    return this.engine.pdfium.UTF8ToString(this.at);
  }

  utf16(): string {
    return this.engine.pdfium.UTF16ToString(this.at);
  }

  free(): void {
    this.engine.pdfium.wasmExports.free(this.at);
  }
}
