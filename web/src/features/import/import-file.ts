import {
  type CvRecord,
  importCv,
  importProgress,
  LARGEST_FILE_BYTES,
  saveKeyOf,
} from '@trayecto/core/contract';
import { cleanText } from '@trayecto/core/text';
import type { z } from 'zod';
import type { Call } from '../../api/api-client';
import { ApiError } from '../../api/api-error';
import type { UnsavedCv } from '../../cvs/save-cv';
import { detectFileKind, type FileKind } from './detect-file-kind';
import { explainExtraction, explainParsing, ImportProblem } from './import-problem';
import { readTwin, type Twin, type TwinChoice } from './twin';

/** What is being done now; its percentage says what has been done before. */
export type ImportStep = 'check' | 'store' | 'extract' | 'parse' | 'recognize' | 'save' | 'done';

export interface ImportProgress {
  readonly step: ImportStep;
  readonly percent: number;
  /** Which page of a scan is being read. */
  readonly scan?: ScanPage;
}

interface ScanPage {
  readonly page: number;
  readonly of: number;
}

interface ImportParts {
  readonly call: Call;
  /** The same for every attempt with the same file, so that one whose answer was lost is not made again. */
  readonly requestKey: string;
  readonly signal: AbortSignal;
  readonly sleep: (delayMs: number) => Promise<void>;
  readonly onProgress: (progress: ImportProgress) => void;
  readonly askAboutTwin: (twin: Twin) => Promise<TwinChoice>;
}

export type ImportOutcome =
  | { readonly kind: 'saved'; readonly cv: CvRecord }
  | { readonly kind: 'unsaved'; readonly unsaved: UnsavedCv; readonly problem: unknown }
  | { readonly kind: 'twin'; readonly twin: Twin }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly problem: unknown };

type News = z.output<typeof importProgress>;

/** How far an import has come, as its server tells. */
interface Journey {
  step: 'store' | 'extract' | 'parse' | 'recognize' | 'save';
  /** What was read, once it was. */
  unsaved: UnsavedCv | null;
}

const ATTEMPTS = 3;
const WAIT_MS = 500;
/** How long each step may take before we stop waiting for it. */
const TIMEOUTS_MS: Record<Journey['step'], number> = {
  store: 60_000,
  extract: 45_000,
  parse: 60_000,
  recognize: 15_000,
  save: 15_000,
};
const EXTRACT_PERCENT = 40;
const PARSE_PERCENT = 60;
const LONGEST_FILENAME = 255;

/** From a dropped file to a saved CV. Never throws: what went wrong is an outcome like any other. */
export async function importFile(file: File, parts: ImportParts): Promise<ImportOutcome> {
  try {
    parts.onProgress({ step: 'check', percent: 0 });
    const { copy, kind } = await checkFile(file);
    parts.onProgress({ step: 'store', percent: 10 });
    const outcome = await sendFile(copy, kind, parts, 'refuse');
    if (outcome.kind !== 'twin') return outcome;
    const choice = await parts.askAboutTwin(outcome.twin);
    if (choice === 'again') return await sendFile(copy, kind, parts, 'make');
    return choice === 'open' ? outcome : { kind: 'cancelled' };
  } catch (problem) {
    return parts.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', problem };
  }
}

/** The bytes are read once: a file changed or moved half-way would otherwise fail in odd places. */
async function checkFile(file: File): Promise<{ copy: File; kind: FileKind }> {
  if (file.size > LARGEST_FILE_BYTES) throw new ImportProblem('fileSize');
  if (file.size === 0) throw new ImportProblem('fileEmpty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const verdict = detectFileKind(file.name, bytes);
  if (verdict === 'unsupported') throw new ImportProblem('unsupportedFormat');
  if (verdict === 'word-damaged') throw new ImportProblem('wordDamaged');
  return { copy: new File([bytes], tidyName(file.name), { type: file.type }), kind: verdict };
}

/** The end of a long name tells more than its middle: it holds the ending. */
function tidyName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? name;
  const short =
    base.length > LONGEST_FILENAME
      ? `${base.slice(0, LONGEST_FILENAME - 21)}…${base.slice(-20)}`
      : base;
  return cleanText(short).trim() || 'cv';
}

/** A failure that passes is tried again under the same key, but for reading the file, which would fail the same. */
async function sendFile(
  file: File,
  kind: FileKind,
  parts: ImportParts,
  twin: 'refuse' | 'make',
): Promise<ImportOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const journey: Journey = { step: 'store', unsaved: null };
    try {
      return await followImport(file, parts, twin, journey);
    } catch (error) {
      const known = readTwin(error);
      if (known) return { kind: 'twin', twin: known };
      if (parts.signal.aborted && journey.step !== 'save') throw error;
      if (journey.unsaved) return { kind: 'unsaved', unsaved: journey.unsaved, problem: error };
      if (attempt === ATTEMPTS || !isWorthAnotherTry(error, journey)) {
        throw explain(error, kind, journey);
      }
    }
    await parts.sleep(WAIT_MS * attempt);
    parts.signal.throwIfAborted();
  }
}

async function followImport(
  file: File,
  parts: ImportParts,
  twin: 'refuse' | 'make',
  journey: Journey,
): Promise<ImportOutcome> {
  const { signal, requestKey, onProgress } = parts;
  // Once it is being saved it may have been: only the answer can tell, and it is waited for.
  const sending = new AbortController();
  const stop = () => {
    if (journey.step !== 'save') sending.abort(signal.reason);
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const query = { twin, original: 'optional' } as const;
    const { cv } = await parts.call(
      importCv,
      { query },
      {
        file,
        idempotencyKey: requestKey,
        signal: sending.signal,
        timeoutMs: TIMEOUTS_MS.store,
        timeoutMsAfter: () => TIMEOUTS_MS[journey.step],
        onProgress: (told) => {
          const news = importProgress.safeParse(told).data;
          if (!news) return;
          noteNews(news, journey, requestKey);
          for (const progress of describeNews(news)) onProgress(progress);
        },
      },
    );
    for (const percent of [95, 100]) onProgress({ step: 'done', percent });
    return { kind: 'saved', cv };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function noteNews(news: News, journey: Journey, requestKey: string) {
  if (!('step' in news)) return;
  journey.step = news.step;
  if (news.step !== 'recognize') return;
  const { filename, content, parsed_data, storage_path } = news.read;
  journey.unsaved = {
    filename,
    content,
    cv: parsed_data,
    storagePath: storage_path,
    edited: null,
    requestKey: saveKeyOf(requestKey),
  };
}

function describeNews(news: News): readonly ImportProgress[] {
  if (!('step' in news)) return [describeScan(news)];
  switch (news.step) {
    case 'extract':
      return [30, EXTRACT_PERCENT].map((percent) => ({ step: 'extract', percent }));
    case 'parse':
      return [{ step: 'parse', percent: PARSE_PERCENT }];
    case 'recognize':
      return [{ step: 'recognize', percent: 70 }];
    case 'save':
      return [{ step: 'save', percent: 80 }];
  }
}

/** A scan takes seconds a page: each one read moves the bar on towards the next step. */
function describeScan({ page: done, of }: ScanPage): ImportProgress {
  const part = Math.min(done / of, 1) * (PARSE_PERCENT - EXTRACT_PERCENT);
  return {
    step: 'extract',
    percent: Math.min(EXTRACT_PERCENT + Math.floor(part), PARSE_PERCENT - 1),
    scan: { page: Math.min(done + 1, of), of },
  };
}

function isWorthAnotherTry(error: unknown, { step }: Journey): boolean {
  if (step === 'extract' || !(error instanceof ApiError)) return false;
  return error.code === 'network' || error.status >= 500;
}

function explain(error: unknown, kind: FileKind, { step }: Journey): unknown {
  if (step === 'parse') return explainParsing(error);
  const isLate = error instanceof ApiError && error.isTimeout;
  if (step === 'store' && isLate) return new ImportProblem('timeout', error);
  if (kind === 'json' || kind === 'export') return explainExtraction(error, 'apiError');
  return explainExtraction(error, kind === 'pdf' ? 'pdfExtract' : 'wordExtract');
}
