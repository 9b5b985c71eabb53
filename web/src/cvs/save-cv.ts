import { type CvRecord, createCv, updateCv } from '@trayecto/core/contract';
import { type Cv, mergeCvs } from '@trayecto/core/cv';
import type { Call } from '../api/api-client';
import { ApiError } from '../api/api-error';
import { makeRequestKey } from '../api/make-request-key';

/** A CV that was read, with all that is needed to save it. */
export interface UnsavedCv {
  readonly filename: string;
  readonly content: string;
  /** As it was read: that is what is stored first, whatever was made of it since. */
  readonly cv: Cv;
  /** What the person made of it meanwhile. */
  readonly edited: Cv | null;
  readonly storagePath: string | null;
  /** The same for every attempt, so that one whose answer was lost is not made again. */
  readonly requestKey: string;
}

const SAVE_TIMEOUT_MS = 15_000;

async function saveCv(call: Call, unsaved: UnsavedCv): Promise<CvRecord> {
  const body = {
    filename: unsaved.filename,
    content: unsaved.content,
    parsed_data: unsaved.cv,
    storage_path: unsaved.storagePath,
  };
  const options = { timeoutMs: SAVE_TIMEOUT_MS, idempotencyKey: unsaved.requestKey };
  return (await call(createCv, { body }, options)).cv;
}

/** Saves after a failed attempt: what was read, and on top of it what was edited. May be called again until it succeeds. */
export async function saveCvAgain(call: Call, unsaved: UnsavedCv): Promise<CvRecord> {
  if (!unsaved.edited) return saveWithoutFile(call, unsaved);
  const record = await saveWithoutFile(call, unsaved).catch((error: unknown) => {
    // What was read can be refused for good; what was made of it may be just what was asked for.
    if (!(error instanceof ApiError) || error.code !== 'cv_too_large') throw error;
    return null;
  });
  if (!record)
    return saveWithoutFile(call, {
      ...unsaved,
      cv: unsaved.edited,
      requestKey: makeRequestKey(),
    });
  const { cv: merged } = mergeCvs(unsaved.cv, unsaved.edited, record.parsed_data ?? unsaved.cv);
  const request = { params: { id: record.id }, body: { parsed_data: merged } };
  const options = { timeoutMs: SAVE_TIMEOUT_MS, ifMatch: record.version };
  return (await call(updateCv, request, options)).cv;
}

/** An original nobody claimed for a day is gone; the CV is worth having without it. */
async function saveWithoutFile(call: Call, unsaved: UnsavedCv): Promise<CvRecord> {
  try {
    return await saveCv(call, unsaved);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'file_missing') throw error;
    return saveCv(call, { ...unsaved, storagePath: null });
  }
}
