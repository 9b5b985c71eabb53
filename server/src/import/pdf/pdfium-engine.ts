import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** The engine with views of its memory, which it replaces whenever that grows: read them afresh each time. */
export type Pdfium = WrappedPdfiumModule & { readonly pdfium: EngineMemory };

interface EngineMemory {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
}

function hasMemory(engine: WrappedPdfiumModule): engine is Pdfium {
  return 'HEAPU8' in engine.pdfium && 'HEAPF64' in engine.pdfium;
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
  if (!hasMemory(engine)) throw new Error('the PDF engine hides its memory');
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
