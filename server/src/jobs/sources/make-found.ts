import type { JobSourceName } from '@trayecto/core/contract';
import type { JobPosting, RawPosting } from '@trayecto/core/jobs';
import { loadJobEngine } from '../load-job-engine';

/** Another service's listings in our shape; what cannot be shown safely is left out. */
export async function makeFound(
  source: JobSourceName,
  raws: readonly RawPosting[],
): Promise<JobPosting[]> {
  const { makePosting } = await loadJobEngine();
  const today = new Date();
  return raws.flatMap((raw) => {
    const made = makePosting(raw, today);
    if (typeof made === 'string' || made.url === '') return [];
    const { externalId, ...posting } = made;
    return [{ ...posting, id: `${source}-${externalId}`, source, isSample: false }];
  });
}
