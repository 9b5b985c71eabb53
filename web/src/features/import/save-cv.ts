import { type CvRecord, createCv } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { Call } from '../../api/api-client';
import { ApiError } from '../../api/api-error';

/** A CV that was read, with all that is needed to save it. */
export interface UnsavedCv {
  readonly filename: string;
  readonly content: string;
  readonly cv: Cv;
  readonly storagePath: string | null;
  /** The same for every attempt, so that one whose answer was lost is not made again. */
  readonly requestKey: string;
}

const SAVE_TIMEOUT_MS = 15_000;

export async function saveCv(call: Call, unsaved: UnsavedCv): Promise<CvRecord> {
  const body = {
    filename: unsaved.filename,
    content: unsaved.content,
    parsed_data: unsaved.cv,
    storage_path: unsaved.storagePath,
  };
  const options = { timeoutMs: SAVE_TIMEOUT_MS, idempotencyKey: unsaved.requestKey };
  return (await call(createCv, { body }, options)).cv;
}

/** Saves after a failed attempt. An original nobody claimed for a day is gone; the CV is worth having without it. */
export async function saveCvAgain(call: Call, unsaved: UnsavedCv): Promise<CvRecord> {
  try {
    return await saveCv(call, unsaved);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'file_missing') throw error;
    const requestKey = `${unsaved.requestKey}-without-file`;
    return saveCv(call, { ...unsaved, storagePath: null, requestKey });
  }
}
