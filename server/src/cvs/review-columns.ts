import type { CvMetadata } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import {
  applyDecisions,
  countOpenPoints,
  type DecisionChanges,
  NO_DECISIONS,
  type Reading,
  type ReviewDecisions,
} from '@trayecto/core/review';
import type { Tx } from '../db';
import { findCvReading } from './cv-store';

/** What a CV's metadata says about its review: what was decided, and how much is left to look at. */
export function describeReview(
  reading: Reading | undefined,
  cv: Cv,
  decisions: ReviewDecisions = NO_DECISIONS,
): CvMetadata {
  if (!reading) return {};
  return { review: decisions, open_points: countOpenPoints(reading, cv, decisions) };
}

/** What is to be written of it whenever a CV's data or a decision about its reading changes; under the CV's lock. */
export async function recountReview(
  tx: Tx,
  id: string,
  cv: Cv,
  metadata: CvMetadata,
  changes: DecisionChanges = {},
): Promise<CvMetadata> {
  const reading = (await findCvReading(tx, id))?.reading;
  if (!reading) return {};
  const decided = metadata.review ?? NO_DECISIONS;
  return describeReview(reading, cv, applyDecisions(decided, changes, reading));
}
