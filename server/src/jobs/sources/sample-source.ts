import { listSamplePostings } from '@trayecto/core/jobs';
import type { JobSource } from '../job-source';

/** Made-up postings for an installation that has none of its own yet. */
export const sampleSource: JobSource = {
  name: 'samples',
  search: async () => listSamplePostings(new Date()),
};
