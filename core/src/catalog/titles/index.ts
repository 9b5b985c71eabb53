import { administrationTitles } from './administration';
import { agricultureTitles } from './agriculture';
import { careServicesTitles } from './care-services';
import { constructionTitles } from './construction';
import { dataTitles } from './data';
import { designMediaTitles } from './design-media';
import { educationTitles } from './education';
import { engineeringTitles } from './engineering';
import { financeTitles } from './finance';
import { healthTitles } from './health';
import { hospitalityTitles } from './hospitality';
import { humanResourcesTitles } from './human-resources';
import { industryTitles } from './industry';
import type { JobTitle } from './job-title';
import { lawTitles } from './law';
import { logisticsTitles } from './logistics';
import { managementTitles } from './management';
import { publicServiceTitles } from './public-service';
import { salesMarketingTitles } from './sales-marketing';
import { scienceTitles } from './science';
import { softwareTitles } from './software';
import { sportTitles } from './sport';

export { type JobLevel, type JobTitle, readJobTitles } from './job-title';

/** Every job title of the catalogue; each file is a field of work. */
export const jobTitles: readonly JobTitle[] = [
  ...administrationTitles,
  ...agricultureTitles,
  ...careServicesTitles,
  ...constructionTitles,
  ...dataTitles,
  ...designMediaTitles,
  ...educationTitles,
  ...engineeringTitles,
  ...financeTitles,
  ...healthTitles,
  ...hospitalityTitles,
  ...humanResourcesTitles,
  ...industryTitles,
  ...lawTitles,
  ...logisticsTitles,
  ...managementTitles,
  ...publicServiceTitles,
  ...salesMarketingTitles,
  ...scienceTitles,
  ...softwareTitles,
  ...sportTitles,
];
