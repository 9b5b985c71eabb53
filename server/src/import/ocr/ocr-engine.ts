import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { PagePicture } from '../pdf/draw-page';

export interface OcrFiles {
  readonly ocrEngine: string;
  readonly ocrSpanish: string;
  readonly ocrEnglish: string;
}

/** The parts of the engine's module that are used here. */
interface OcrModule {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => OcrApi;
}

interface OcrApi {
  Init(folder: null, languages: string, mode: number): number;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
}

const NEURAL_ONLY = 1;
const box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const recognisedLine = z.object({
  baseline: box,
  rowAttributes: z.object({ rowHeight: z.number() }).optional(),
  words: z.array(z.object({ text: z.string(), confidence: z.number(), bbox: box })),
});
const recognisedPage = z.object({
  blocks: z
    .array(z.object({ paragraphs: z.array(z.object({ lines: z.array(recognisedLine) })) }))
    .nullable(),
});

export type RecognisedLine = z.infer<typeof recognisedLine>;

export type Picture = Pick<PagePicture, 'width' | 'height' | 'grey'>;

interface OcrEngine {
  recognise(picture: Picture): RecognisedLine[];
  /** A picture as it is in its file, turned upright first where it says that it lies on its side. */
  recogniseFile(bytes: Uint8Array, orientation: number): RecognisedLine[];
}

/** Starts OCR for Spanish and English inside this process; nothing is downloaded. */
export async function startOcr(files: OcrFiles): Promise<OcrEngine> {
  const load: unknown = createRequire(import.meta.url)(
    join(files.ocrEngine, 'tesseract-core-simd-lstm.js'),
  );
  if (typeof load !== 'function') throw new Error('the OCR engine has changed its shape');
  const module: unknown = await load({ print: () => {}, printErr: () => {} });
  if (!isOcrModule(module)) throw new Error('the OCR engine has changed its shape');
  const { FS } = module;
  FS.writeFile('spa.traineddata', gunzipSync(await readFile(files.ocrSpanish)));
  FS.writeFile('eng.traineddata', gunzipSync(await readFile(files.ocrEnglish)));
  const api = new module.TessBaseAPI();
  if (api.Init(null, 'spa+eng', NEURAL_ONLY) !== 0) throw new Error('the OCR engine did not start');
  function recogniseFile(bytes: Uint8Array, orientation: number): RecognisedLine[] {
    FS.writeFile('/input', bytes);
    if (api.SetImageFile(orientation, 0) === 1) return [];
    api.Recognize(null);
    const { blocks } = recognisedPage.parse(JSON.parse(api.GetJSONText()));
    return (blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines),
    );
  }
  return {
    recogniseFile,
    recognise: (picture) => recogniseFile(toPortableGreymap(picture), 1),
  };
}

function isOcrModule(module: unknown): module is OcrModule {
  return typeof module === 'object' && module !== null && 'FS' in module && 'TessBaseAPI' in module;
}

function toPortableGreymap({ width, height, grey }: Picture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}
