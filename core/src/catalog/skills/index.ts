import accounting from '../../../data/skills/accounting.tsv' with { type: 'text' };
import administration from '../../../data/skills/administration.tsv' with { type: 'text' };
import agriculture from '../../../data/skills/agriculture.tsv' with { type: 'text' };
import architectureCivil from '../../../data/skills/architecture-civil.tsv' with { type: 'text' };
import artificialIntelligence from '../../../data/skills/artificial-intelligence.tsv' with {
  type: 'text',
};
import businessSoftware from '../../../data/skills/business-software.tsv' with { type: 'text' };
import care from '../../../data/skills/care.tsv' with { type: 'text' };
import cloud from '../../../data/skills/cloud.tsv' with { type: 'text' };
import construction from '../../../data/skills/construction.tsv' with { type: 'text' };
import culture from '../../../data/skills/culture.tsv' with { type: 'text' };
import data from '../../../data/skills/data.tsv' with { type: 'text' };
import designMedia from '../../../data/skills/design-media.tsv' with { type: 'text' };
import energyEnvironment from '../../../data/skills/energy-environment.tsv' with { type: 'text' };
import engineering from '../../../data/skills/engineering.tsv' with { type: 'text' };
import finance from '../../../data/skills/finance.tsv' with { type: 'text' };
import hospitality from '../../../data/skills/hospitality.tsv' with { type: 'text' };
import humanResources from '../../../data/skills/human-resources.tsv' with { type: 'text' };
import industry from '../../../data/skills/industry.tsv' with { type: 'text' };
import itOperations from '../../../data/skills/it-operations.tsv' with { type: 'text' };
import kitchen from '../../../data/skills/kitchen.tsv' with { type: 'text' };
import law from '../../../data/skills/law.tsv' with { type: 'text' };
import logistics from '../../../data/skills/logistics.tsv' with { type: 'text' };
import maintenance from '../../../data/skills/maintenance.tsv' with { type: 'text' };
import management from '../../../data/skills/management.tsv' with { type: 'text' };
import marketing from '../../../data/skills/marketing.tsv' with { type: 'text' };
import medicine from '../../../data/skills/medicine.tsv' with { type: 'text' };
import nursing from '../../../data/skills/nursing.tsv' with { type: 'text' };
import performingArts from '../../../data/skills/performing-arts.tsv' with { type: 'text' };
import personalCare from '../../../data/skills/personal-care.tsv' with { type: 'text' };
import programmingLanguages from '../../../data/skills/programming-languages.tsv' with {
  type: 'text',
};
import publicService from '../../../data/skills/public-service.tsv' with { type: 'text' };
import qualitySafety from '../../../data/skills/quality-safety.tsv' with { type: 'text' };
import sales from '../../../data/skills/sales.tsv' with { type: 'text' };
import science from '../../../data/skills/science.tsv' with { type: 'text' };
import securityNetworks from '../../../data/skills/security-networks.tsv' with { type: 'text' };
import socialWork from '../../../data/skills/social-work.tsv' with { type: 'text' };
import softSkills from '../../../data/skills/soft-skills.tsv' with { type: 'text' };
import software from '../../../data/skills/software.tsv' with { type: 'text' };
import softwarePractice from '../../../data/skills/software-practice.tsv' with { type: 'text' };
import specialNeeds from '../../../data/skills/special-needs.tsv' with { type: 'text' };
import spokenLanguages from '../../../data/skills/spoken-languages.tsv' with { type: 'text' };
import sport from '../../../data/skills/sport.tsv' with { type: 'text' };
import teaching from '../../../data/skills/teaching.tsv' with { type: 'text' };
import therapy from '../../../data/skills/therapy.tsv' with { type: 'text' };
import { readSkills, type Skill } from './skill';

export type { Skill } from './skill';

/** Every skill of the catalogue; each table is a part of the world of work. */
export const skills: readonly Skill[] = [
  accounting,
  administration,
  agriculture,
  architectureCivil,
  artificialIntelligence,
  businessSoftware,
  care,
  cloud,
  construction,
  culture,
  data,
  designMedia,
  energyEnvironment,
  engineering,
  finance,
  hospitality,
  humanResources,
  industry,
  itOperations,
  kitchen,
  law,
  logistics,
  maintenance,
  management,
  marketing,
  medicine,
  nursing,
  performingArts,
  personalCare,
  programmingLanguages,
  publicService,
  qualitySafety,
  sales,
  science,
  securityNetworks,
  socialWork,
  softSkills,
  softwarePractice,
  software,
  specialNeeds,
  spokenLanguages,
  sport,
  teaching,
  therapy,
].flatMap(readSkills);
