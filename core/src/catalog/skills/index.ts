import { accountingSkills } from './accounting';
import { administrationSkills } from './administration';
import { agricultureSkills } from './agriculture';
import { architectureCivilSkills } from './architecture-civil';
import { artificialIntelligenceSkills } from './artificial-intelligence';
import { businessSoftwareSkills } from './business-software';
import { careSkills } from './care';
import { cloudSkills } from './cloud';
import { constructionSkills } from './construction';
import { cultureSkills } from './culture';
import { dataSkills } from './data';
import { designMediaSkills } from './design-media';
import { energyEnvironmentSkills } from './energy-environment';
import { engineeringSkills } from './engineering';
import { financeSkills } from './finance';
import { hospitalitySkills } from './hospitality';
import { humanResourcesSkills } from './human-resources';
import { industrySkills } from './industry';
import { itOperationsSkills } from './it-operations';
import { kitchenSkills } from './kitchen';
import { lawSkills } from './law';
import { logisticsSkills } from './logistics';
import { maintenanceSkills } from './maintenance';
import { managementSkills } from './management';
import { marketingSkills } from './marketing';
import { medicineSkills } from './medicine';
import { nursingSkills } from './nursing';
import { performingArtsSkills } from './performing-arts';
import { personalCareSkills } from './personal-care';
import { programmingLanguageSkills } from './programming-languages';
import { publicServiceSkills } from './public-service';
import { qualitySafetySkills } from './quality-safety';
import { salesSkills } from './sales';
import { scienceSkills } from './science';
import { securityNetworkSkills } from './security-networks';
import type { Skill } from './skill';
import { socialWorkSkills } from './social-work';
import { softSkills } from './soft-skills';
import { softwareSkills } from './software';
import { softwarePracticeSkills } from './software-practice';
import { specialNeedsSkills } from './special-needs';
import { spokenLanguageSkills } from './spoken-languages';
import { sportSkills } from './sport';
import { teachingSkills } from './teaching';
import { therapySkills } from './therapy';

export { readSkills, type Skill, type SkillKind } from './skill';

/** Every skill of the catalogue; each file is a part of the world of work. */
export const skills: readonly Skill[] = [
  ...accountingSkills,
  ...administrationSkills,
  ...agricultureSkills,
  ...architectureCivilSkills,
  ...artificialIntelligenceSkills,
  ...businessSoftwareSkills,
  ...careSkills,
  ...cloudSkills,
  ...constructionSkills,
  ...cultureSkills,
  ...dataSkills,
  ...designMediaSkills,
  ...energyEnvironmentSkills,
  ...engineeringSkills,
  ...financeSkills,
  ...hospitalitySkills,
  ...humanResourcesSkills,
  ...industrySkills,
  ...itOperationsSkills,
  ...kitchenSkills,
  ...lawSkills,
  ...logisticsSkills,
  ...maintenanceSkills,
  ...managementSkills,
  ...marketingSkills,
  ...medicineSkills,
  ...nursingSkills,
  ...performingArtsSkills,
  ...personalCareSkills,
  ...programmingLanguageSkills,
  ...publicServiceSkills,
  ...qualitySafetySkills,
  ...salesSkills,
  ...scienceSkills,
  ...securityNetworkSkills,
  ...socialWorkSkills,
  ...softSkills,
  ...softwarePracticeSkills,
  ...softwareSkills,
  ...specialNeedsSkills,
  ...spokenLanguageSkills,
  ...sportSkills,
  ...teachingSkills,
  ...therapySkills,
];
