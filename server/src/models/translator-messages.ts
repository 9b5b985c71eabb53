import type { TextReading } from '@trayecto/core/proofread';
import type { TextToReword } from '@trayecto/core/translate';
import type { TextsToCorrect } from './correct-texts';
import type { SentenceTranslation, TextsToTranslate } from './translate-texts';

/** What a thread of the translator is started with. */
export interface TranslatorThread {
  readonly file: string;
  readonly thread: number;
  readonly threads: number;
  /** Filled by the first thread; without one, this is the first. */
  readonly memory: WebAssembly.Memory | undefined;
}

/** Set to 1 by the server: the thread stops before its next step. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

export type TranslatorTask = {
  readonly stop: StopFlag;
  readonly longestMs: number;
} & (
  | ({ readonly kind: 'translate' } & TextsToTranslate)
  | ({ readonly kind: 'correct' } & TextsToCorrect)
  | { readonly kind: 'reword'; readonly text: TextToReword }
  | { readonly kind: 'embed'; readonly texts: readonly string[] }
);

export type TranslatorReport =
  | { readonly kind: 'ready'; readonly memory: WebAssembly.Memory }
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'text'; readonly at: number; readonly translation: SentenceTranslation }
  | { readonly kind: 'reading'; readonly at: number; readonly reading: TextReading }
  | { readonly kind: 'wordings'; readonly texts: readonly string[] }
  | { readonly kind: 'vector'; readonly at: number; readonly vector: Float32Array }
  | { readonly kind: 'done' };
