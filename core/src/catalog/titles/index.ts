import { dataTitles } from './data';
import { educationTitles } from './education';
import { healthTitles } from './health';
import type { JobTitle } from './job-title';
import { softwareTitles } from './software';

export { type JobLevel, type JobTitle, readJobTitles } from './job-title';

/** Every job title of the catalogue; each file is a field of work. */
export const jobTitles: readonly JobTitle[] = [
  ...dataTitles,
  ...educationTitles,
  ...healthTitles,
  ...softwareTitles,
];
