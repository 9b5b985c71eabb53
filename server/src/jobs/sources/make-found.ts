import type { JobSourceName } from '@trayecto/core/contract';
import type { JobPosting } from '@trayecto/core/jobs';
import { makePosting, type RawPosting } from '@trayecto/core/jobs/import';
import { takeBreaths } from '../../threads/take-breaths';

/** Another service's listings in our shape; what cannot be shown safely is left out. */
export function makeFound(
  source: JobSourceName,
  raws: readonly RawPosting[],
): Promise<readonly JobPosting[]> {
  return takeBreaths(makeEach(source, raws));
}

function* makeEach(
  source: JobSourceName,
  raws: readonly RawPosting[],
): Generator<void, readonly JobPosting[]> {
  const today = new Date();
  const found: JobPosting[] = [];
  for (const raw of raws) {
    const made = makePosting(raw, today);
    yield;
    if (typeof made === 'string' || made.url === '') continue;
    const { externalId, ...posting } = made;
    found.push({ ...posting, id: `${source}-${externalId}`, source, isSample: false });
  }
  return found;
}
