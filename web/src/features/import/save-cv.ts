import { type CvRecord, createCv, listCvs } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import type { Call } from '../../api/api-client';
import { ApiError } from '../../api/api-error';

/** A CV that was read, with all that is needed to save it. */
export interface UnsavedCv {
  readonly filename: string;
  readonly content: string;
  readonly cv: Cv;
  readonly storagePath: string | null;
}

const SAVE_TIMEOUT_MS = 15_000;

export async function saveCv(
  call: Call,
  unsaved: UnsavedCv,
  signal?: AbortSignal,
): Promise<CvRecord> {
  const body = {
    filename: unsaved.filename,
    content: unsaved.content,
    parsed_data: unsaved.cv,
    storage_path: unsaved.storagePath,
  };
  return (await call(createCv, { body }, { signal, timeoutMs: SAVE_TIMEOUT_MS })).cv;
}

/**
 * Saves after a failed attempt. The first one may have arrived with only its answer lost; then the stored file is
 * taken, the server says that it is missing, and the CV is already in the list.
 */
export async function saveCvAgain(call: Call, unsaved: UnsavedCv): Promise<CvRecord> {
  try {
    return await saveCv(call, unsaved);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'file_missing') throw error;
    const { cvs } = await call(listCvs, { query: {} });
    const saved = cvs.find((record) => isFrom(record, unsaved));
    return saved ?? saveCv(call, { ...unsaved, storagePath: null });
  }
}

function isFrom(record: CvRecord, unsaved: UnsavedCv): boolean {
  return (
    record.has_original &&
    record.filename === unsaved.filename &&
    sortedJson(record.parsed_data) === sortedJson(unsaved.cv)
  );
}

/** The database does not keep the order of keys. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
