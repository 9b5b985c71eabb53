import type { JobSource } from '../job-source';
import { loadJobEngine } from '../load-job-engine';

/** Made-up listings for an installation without real ones. */
export const sampleSource: JobSource = {
  name: 'samples',
  search: async () => (await loadJobEngine()).listSamplePostings(new Date()),
};
