import administration from '../../../data/titles/administration.tsv' with { type: 'text' };
import agriculture from '../../../data/titles/agriculture.tsv' with { type: 'text' };
import careServices from '../../../data/titles/care-services.tsv' with { type: 'text' };
import construction from '../../../data/titles/construction.tsv' with { type: 'text' };
import data from '../../../data/titles/data.tsv' with { type: 'text' };
import designMedia from '../../../data/titles/design-media.tsv' with { type: 'text' };
import education from '../../../data/titles/education.tsv' with { type: 'text' };
import engineering from '../../../data/titles/engineering.tsv' with { type: 'text' };
import finance from '../../../data/titles/finance.tsv' with { type: 'text' };
import health from '../../../data/titles/health.tsv' with { type: 'text' };
import hospitality from '../../../data/titles/hospitality.tsv' with { type: 'text' };
import humanResources from '../../../data/titles/human-resources.tsv' with { type: 'text' };
import industry from '../../../data/titles/industry.tsv' with { type: 'text' };
import law from '../../../data/titles/law.tsv' with { type: 'text' };
import logistics from '../../../data/titles/logistics.tsv' with { type: 'text' };
import management from '../../../data/titles/management.tsv' with { type: 'text' };
import publicService from '../../../data/titles/public-service.tsv' with { type: 'text' };
import salesMarketing from '../../../data/titles/sales-marketing.tsv' with { type: 'text' };
import science from '../../../data/titles/science.tsv' with { type: 'text' };
import software from '../../../data/titles/software.tsv' with { type: 'text' };
import sport from '../../../data/titles/sport.tsv' with { type: 'text' };
import { type JobTitle, readJobTitles } from './job-title';

export type { JobTitle } from './job-title';

/** Every job title of the catalogue; each table is a field of work. */
export const jobTitles: readonly JobTitle[] = [
  administration,
  agriculture,
  careServices,
  construction,
  data,
  designMedia,
  education,
  engineering,
  finance,
  health,
  hospitality,
  humanResources,
  industry,
  law,
  logistics,
  management,
  publicService,
  salesMarketing,
  science,
  software,
  sport,
].flatMap(readJobTitles);
