import type { Cv } from '@trayecto/core/cv';
import {
  applyDecisions,
  countOpenPoints,
  type DecisionChanges,
  NO_DECISIONS,
  type Reading,
  type ReviewDecisions,
  reviewDecisions,
} from '@trayecto/core/review';
import type { Tx } from '../db';
import { findCvReading } from './cv-store';

/** What a CV's metadata says about its review: what was decided, and how much is left to look at. */
export function describeReview(
  reading: Reading | undefined,
  cv: Cv,
  decisions: ReviewDecisions = NO_DECISIONS,
) {
  if (!reading) return {};
  return { review: decisions, open_points: countOpenPoints(reading, cv, decisions) };
}

/** The metadata to be written whenever a CV's data or a decision about its reading changes; under the CV's lock. */
export async function recountReview(
  tx: Tx,
  id: string,
  cv: Cv,
  metadata: unknown,
  changes: DecisionChanges = {},
): Promise<Record<string, unknown>> {
  const before: Record<string, unknown> = { ...Object(metadata) };
  const reading = (await findCvReading(tx, id))?.reading;
  if (!reading) return before;
  const decided = reviewDecisions.safeParse(before.review).data ?? NO_DECISIONS;
  return {
    ...before,
    ...describeReview(reading, cv, applyDecisions(decided, changes, reading)),
  };
}
