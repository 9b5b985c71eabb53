import { skills } from '../skills';
import { businessResources } from './business';
import { cultureAndScienceResources } from './culture-and-science';
import { dataAndSystemsResources } from './data-and-systems';
import { educationAndLanguagesResources } from './education-and-languages';
import { indexResources } from './find-resources';
import { healthAndCareResources } from './health-and-care';
import { hospitalityAndServicesResources } from './hospitality-and-services';
import type { LearningResource } from './learning-resource';
import { softwareResources } from './software';
import { tradesAndIndustryResources } from './trades-and-industry';

export type { ResourceWish } from './find-resources';
export {
  type LearningResource,
  type ResourceLevel,
  type ResourceType,
  resourceLevels,
  resourceTypes,
} from './learning-resource';

/** Every learning resource of the catalogue; each file is a part of the world of work. */
export const learningResources: readonly LearningResource[] = [
  ...businessResources,
  ...cultureAndScienceResources,
  ...dataAndSystemsResources,
  ...educationAndLanguagesResources,
  ...healthAndCareResources,
  ...hospitalityAndServicesResources,
  ...tradesAndIndustryResources,
  ...softwareResources,
];

/**
 * What teaches a skill: resources in the asked language first, then the other one. A skill nothing
 * teaches by name is answered with what covers its field or teaches a related skill.
 */
export const findResources = indexResources(learningResources, skills);
