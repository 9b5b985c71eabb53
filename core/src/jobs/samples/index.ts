import type { JobPosting } from '../job-posting';
import { educationAndCareSamples } from './education-and-care';
import { healthSamples } from './health';
import { hospitalitySamples } from './hospitality';
import { readSamples, type SamplePosting } from './read-samples';
import { shopsAndOfficesSamples } from './shops-and-offices';
import { technologyAndDesignSamples } from './technology-and-design';
import { tradesAndLogisticsSamples } from './trades-and-logistics';

let samples: readonly SamplePosting[] | null = null;

/** Made-up postings of made-up companies, so that a new installation has something to search. */
export function listSamplePostings(today: Date): readonly JobPosting[] {
  samples ??= [
    healthSamples,
    educationAndCareSamples,
    hospitalitySamples,
    shopsAndOfficesSamples,
    tradesAndLogisticsSamples,
    technologyAndDesignSamples,
  ].flatMap(readSamples);
  return samples.map(({ daysAgo, ...posting }) => ({
    ...posting,
    postedOn: new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10),
  }));
}
