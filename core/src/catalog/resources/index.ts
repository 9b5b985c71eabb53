import business from '../../../data/resources/business.tsv' with { type: 'text' };
import cultureAndScience from '../../../data/resources/culture-and-science.tsv' with {
  type: 'text',
};
import dataAndSystems from '../../../data/resources/data-and-systems.tsv' with { type: 'text' };
import educationAndLanguages from '../../../data/resources/education-and-languages.tsv' with {
  type: 'text',
};
import healthAndCare from '../../../data/resources/health-and-care.tsv' with { type: 'text' };
import hospitalityAndServices from '../../../data/resources/hospitality-and-services.tsv' with {
  type: 'text',
};
import software from '../../../data/resources/software.tsv' with { type: 'text' };
import tradesAndIndustry from '../../../data/resources/trades-and-industry.tsv' with {
  type: 'text',
};
import { skills } from '../skills';
import { indexResources } from './find-resources';
import { type LearningResource, readResources } from './learning-resource';

export type { LearningResource, ResourceLevel, ResourceType } from './learning-resource';

/** Every learning resource of the catalogue; each table is a part of the world of work. */
export const learningResources: readonly LearningResource[] = [
  business,
  cultureAndScience,
  dataAndSystems,
  educationAndLanguages,
  healthAndCare,
  hospitalityAndServices,
  tradesAndIndustry,
  software,
].flatMap(readResources);

/**
 * What teaches a skill: resources in the asked language first, then the other one. A skill nothing
 * teaches by name is answered with what covers its field or teaches a related skill.
 */
export const findResources = indexResources(learningResources, skills);
