import type { JobSourceName } from '@trayecto/core/contract';
import { type JobPosting, makePosting, type RawPosting } from '@trayecto/core/jobs';

/** Another service's postings in our shape; what cannot be shown safely is left out. */
export function makeFound(source: JobSourceName, raws: readonly RawPosting[]): JobPosting[] {
  const today = new Date();
  return raws.flatMap((raw) => {
    const made = makePosting(raw, today);
    if (typeof made === 'string' || made.url === '') return [];
    const { externalId, ...posting } = made;
    return [{ ...posting, id: `${source}-${externalId}`, source, isSample: false }];
  });
}
