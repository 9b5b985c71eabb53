import educationAndCare from '../../../data/job-samples/education-and-care.tsv' with {
  type: 'text',
};
import health from '../../../data/job-samples/health.tsv' with { type: 'text' };
import hospitality from '../../../data/job-samples/hospitality.tsv' with { type: 'text' };
import shopsAndOffices from '../../../data/job-samples/shops-and-offices.tsv' with { type: 'text' };
import technologyAndDesign from '../../../data/job-samples/technology-and-design.tsv' with {
  type: 'text',
};
import tradesAndLogistics from '../../../data/job-samples/trades-and-logistics.tsv' with {
  type: 'text',
};
import type { JobPosting } from '../job-posting';
import { readSamples, type SamplePosting } from './read-samples';

let samples: readonly SamplePosting[] | null = null;

/** Made-up listings of made-up companies, so that a new installation has something to search. */
export function listSamplePostings(today: Date): readonly JobPosting[] {
  samples ??= [
    health,
    educationAndCare,
    hospitality,
    shopsAndOffices,
    tradesAndLogistics,
    technologyAndDesign,
  ].flatMap(readSamples);
  return samples.map(({ daysAgo, ...posting }) => ({
    ...posting,
    postedOn: new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10),
  }));
}
