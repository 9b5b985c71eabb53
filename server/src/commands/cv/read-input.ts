import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { AppError, LARGEST_FILE_BYTES } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { SourceDocument, UnplacedLine } from '@trayecto/core/import';
import { documentToText } from '@trayecto/core/import/layout';
import { cleanText } from '@trayecto/core/text';
import { decodeText } from '../../encodings/decode-text';
import { detectFileType } from '../../import/detect-file-type';
import { explainReadFailure } from '../../import/explain-read-failure';
import { readJsonFile } from '../../import/read-json-file';
import type { Workers } from '../../workers';
import { CommandError } from '../command';

interface CvInput {
  readonly cv: Cv;
  /** Lines of the file that no field of the CV has. */
  readonly unplaced: readonly UnplacedLine[];
}

type Source = { readonly document: SourceDocument } | { readonly text: string };

/** A CV from a file of any kind that the server takes, and from plain text. */
export async function readCvInput(workers: Workers, file: string): Promise<CvInput> {
  const bytes = await readBytes(file);
  if (detectFileType(bytes) === 'json') return { cv: readJsonFile(bytes).parsed, unplaced: [] };
  const source = await readSource(workers, file, bytes);
  const { cv, unplaced } = await (await workers.parser.get()).parse(source);
  return { cv, unplaced: unplaced.filter(({ reason }) => reason === 'not-understood') };
}

/** The words of a job description, whatever kind of file it was kept in. */
export async function readPostingInput(workers: Workers, file: string): Promise<string> {
  const source = await readSource(workers, file, await readBytes(file));
  return 'text' in source ? source.text : cleanText(documentToText(source.document));
}

async function readSource(workers: Workers, file: string, bytes: Uint8Array): Promise<Source> {
  const text = readPlainText(bytes);
  if (text !== undefined) return { text };
  const reader = await workers.reader.get();
  const { document } = await reader.read(bytes).catch((error: unknown) => {
    throw explainReadFailure(error, { name: basename(file), bytes });
  });
  return { document };
}

/** Undefined for what is no plain text. */
function readPlainText(bytes: Uint8Array): string | undefined {
  if (detectFileType(bytes) !== 'unknown') return undefined;
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  // Pictures and archives have them, texts never do.
  if (text.includes('\0')) return undefined;
  if (text.trim() === '') throw new AppError('file_empty');
  return cleanText(text);
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > LARGEST_FILE_BYTES) throw new AppError('file_too_large');
    return await readFile(file);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new CommandError(`${resolve(file)} cannot be read.`, { cause: error });
  }
}
