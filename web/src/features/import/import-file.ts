import {
  type CvRecord,
  defineEndpoint,
  extractPdf,
  extractWord,
  LARGEST_FILE_BYTES,
  parseCvText,
  readProgress,
  storeFile,
} from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { cleanText } from '@trayecto/core/text';
import { z } from 'zod';
import type { Call } from '../../api/api-client';
import { ApiError } from '../../api/api-error';
import { makeRequestKey } from '../../api/make-request-key';
import { saveCv, type UnsavedCv } from '../../cvs/save-cv';
import { detectFileKind, type FileKind } from './detect-file-kind';
import { explainExtraction, explainParsing, ImportProblem } from './import-problem';
import { readJsonFile } from './read-json-file';
import { readParseAnswer } from './read-parse-answer';

/** What is being done now; its percentage says what has been done before. */
export type ImportStep = 'check' | 'store' | 'extract' | 'parse' | 'recognise' | 'save' | 'done';

export interface ImportProgress {
  readonly step: ImportStep;
  readonly percent: number;
  /** Which page of a scan is being read. */
  readonly scan?: ScanPage;
}

export interface ScanPage {
  readonly page: number;
  readonly of: number;
}

export interface Twin {
  readonly id: string;
  readonly filename: string;
}

export type TwinChoice = 'open' | 'again' | 'cancel';

export interface ImportParts {
  readonly call: Call;
  readonly signal: AbortSignal;
  readonly sleep: (delayMs: number) => Promise<void>;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Done once what was told last is on the screen: steps that take no time would otherwise never be seen. */
  readonly drawn: () => Promise<void>;
  readonly askAboutTwin: (twin: Twin) => Promise<TwinChoice>;
}

export type ImportOutcome =
  | { readonly kind: 'saved'; readonly cv: CvRecord }
  | { readonly kind: 'unsaved'; readonly unsaved: UnsavedCv; readonly problem: unknown }
  | { readonly kind: 'twin'; readonly twin: Twin }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly problem: unknown };

type DocumentKind = Exclude<FileKind, 'json'>;

const STORE_TIMEOUT_MS = 60_000;
const STORE_ATTEMPTS = 2;
const STORE_WAIT_MS = 700;
const EXTRACT_TIMEOUT_MS = 45_000;
const PARSE_TIMEOUT_MS = 60_000;
const PARSE_ATTEMPTS = 3;
const PARSE_WAIT_MS = 500;
const EXTRACT_PERCENT = 40;
const PARSE_PERCENT = 60;
const LONGEST_FILENAME = 255;

/** From a dropped file to a saved CV. Never throws: what went wrong is an outcome like any other. */
export async function importFile(file: File, parts: ImportParts): Promise<ImportOutcome> {
  const { onProgress } = parts;
  try {
    onProgress({ step: 'check', percent: 0 });
    const { copy, kind } = await checkFile(file);
    onProgress({ step: 'store', percent: 10 });
    const stored = await tryToStore(copy, parts);
    if (stored?.existing) {
      const choice = await parts.askAboutTwin(stored.existing);
      if (choice === 'open') return { kind: 'twin', twin: stored.existing };
      if (choice === 'cancel') return { kind: 'cancelled' };
    }
    onProgress({ step: 'extract', percent: 30 });
    await parts.drawn();
    parts.signal.throwIfAborted();
    onProgress({ step: 'extract', percent: EXTRACT_PERCENT });
    const { content, cv } =
      kind === 'json' ? await readJson(copy, parts) : await readDocument(copy, kind, parts);
    parts.signal.throwIfAborted();
    onProgress({ step: 'save', percent: 80 });
    const unsaved = {
      filename: copy.name,
      content,
      cv,
      storagePath: stored?.path ?? null,
      edited: null,
      requestKey: makeRequestKey(),
    };
    return await save(unsaved, parts);
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

/** Without the original the CV is still worth having, so only a lost session or a change of mind stops here. */
async function tryToStore(file: File, { call, signal, sleep }: ImportParts) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(storeFile, {}, { file, signal, timeoutMs: STORE_TIMEOUT_MS });
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof ApiError && error.status === 401) {
        throw new ImportProblem('authRequired', error);
      }
      const isPassing = error instanceof ApiError && error.isPassing && !error.isTimeout;
      if (attempt === STORE_ATTEMPTS || !isPassing) return undefined;
    }
    await sleep(STORE_WAIT_MS);
    signal.throwIfAborted();
  }
}

async function readDocument(file: File, kind: DocumentKind, parts: ImportParts) {
  const content = await extractText(file, kind, parts);
  parts.onProgress({ step: 'parse', percent: PARSE_PERCENT });
  const answer = await parseText(content, parts);
  parts.onProgress({ step: 'recognise', percent: 70 });
  await parts.drawn();
  return { content, cv: recogniseCv(answer) };
}

async function readJson(file: File, { onProgress, drawn }: ImportParts) {
  onProgress({ step: 'recognise', percent: 70 });
  await drawn();
  return readJsonFile(file);
}

async function extractText(file: File, kind: DocumentKind, parts: ImportParts) {
  const { call, signal } = parts;
  const onProgress = (news: unknown) => tellScanProgress(news, parts);
  const options = { file, signal, onProgress, timeoutMs: EXTRACT_TIMEOUT_MS };
  try {
    const { text } =
      kind === 'pdf' ? await call(extractPdf, {}, options) : await call(extractWord, {}, options);
    if (text.trim() === '') throw new ImportProblem('fileEmpty');
    return text;
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw explainExtraction(error, kind === 'pdf' ? 'pdfExtract' : 'wordExtract');
  }
}

/** A scan takes seconds a page: each one read moves the bar on towards the next step. */
function tellScanProgress(news: unknown, { onProgress }: ImportParts) {
  const { data } = readProgress.safeParse(news);
  if (!data) return;
  const { page: done, of } = data;
  const part = Math.min(done / of, 1) * (PARSE_PERCENT - EXTRACT_PERCENT);
  onProgress({
    step: 'extract',
    percent: Math.min(EXTRACT_PERCENT + Math.floor(part), PARSE_PERCENT - 1),
    scan: { page: Math.min(done + 1, of), of },
  });
}

/** Any JSON will do here: which shape it has is the next step's question. */
const parseAnyShape = defineEndpoint({ ...parseCvText, output: z.unknown() });

async function parseText(text: string, { call, signal, sleep }: ImportParts): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(parseAnyShape, { body: { text } }, { signal, timeoutMs: PARSE_TIMEOUT_MS });
    } catch (error) {
      if (signal.aborted || attempt === PARSE_ATTEMPTS || !isWorthAnotherTry(error)) {
        throw explainParsing(error);
      }
    }
    await sleep(PARSE_WAIT_MS * attempt);
    signal.throwIfAborted();
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status >= 500);
}

function recogniseCv(answer: unknown): Cv {
  if (answer === undefined || answer === null) throw new ImportProblem('noApiResponse');
  const cv = readParseAnswer(answer);
  if (!cv) throw new ImportProblem('apiError');
  return cv;
}

/** No cancelling here: a request that has left may have been done, and only its answer can tell. */
async function save(unsaved: UnsavedCv, parts: ImportParts): Promise<ImportOutcome> {
  try {
    const cv = await saveCv(parts.call, unsaved);
    for (const percent of [95, 100]) {
      parts.onProgress({ step: 'done', percent });
      await parts.drawn();
    }
    return { kind: 'saved', cv };
  } catch (problem) {
    return { kind: 'unsaved', unsaved, problem };
  }
}
