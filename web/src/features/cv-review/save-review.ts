import { type CvRecord, cvRecord, updateCv } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { z } from 'zod';
import type { Call } from '../../api/api-client';
import { ApiError } from '../../api/api-error';
import { tidyCv } from './tidy-cv';

type SaveOutcome =
  | { readonly kind: 'saved'; readonly record: CvRecord }
  /** Someone saved in between; nothing was overwritten. */
  | { readonly kind: 'conflict'; readonly newest: CvRecord }
  | { readonly kind: 'failed'; readonly error: unknown };

const conflictAnswer = z.object({ cv: cvRecord });

export async function saveReview(
  call: Call,
  id: string,
  draft: Cv,
  seenVersion: number,
): Promise<SaveOutcome> {
  try {
    const request = { params: { id }, body: { parsed_data: tidyCv(draft) } };
    const { cv } = await call(updateCv, request, { ifMatch: seenVersion });
    return { kind: 'saved', record: cv };
  } catch (error) {
    const newest = readConflict(error);
    return newest ? { kind: 'conflict', newest } : { kind: 'failed', error };
  }
}

function readConflict(error: unknown): CvRecord | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined;
  return conflictAnswer.safeParse(error.details).data?.cv;
}
