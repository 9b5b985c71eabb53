import { buildingAndEngineeringPhrases } from './phrases/building-and-engineering';
import { carePhrases } from './phrases/care';
import { dataProductAndSystemsPhrases } from './phrases/data-product-and-systems';
import { financeAndPurchasingPhrases } from './phrases/finance-and-purchasing';
import { hairAndCleaningPhrases } from './phrases/hair-and-cleaning';
import { healthPhrases } from './phrases/health';
import { hospitalityAndSecurityPhrases } from './phrases/hospitality-and-security';
import { industryAndSafetyPhrases } from './phrases/industry-and-safety';
import { landAndBuildingPhrases } from './phrases/land-and-building';
import { lawPropertyAndEventsPhrases } from './phrases/law-property-and-events';
import { officePhrases } from './phrases/office';
import { publicServiceAndAviationPhrases } from './phrases/public-service-and-aviation';
import { salesAndPeoplePhrases } from './phrases/sales-and-people';
import { softwarePhrases } from './phrases/software';
import { sportStageAndImagePhrases } from './phrases/sport-stage-and-image';
import { teachingPhrases } from './phrases/teaching';
import { techPhrases } from './phrases/tech';
import { tradesPhrases } from './phrases/trades';
import { vehiclesAndWarehousePhrases } from './phrases/vehicles-and-warehouse';
import { wordsAndResearchPhrases } from './phrases/words-and-research';
import { type EvidenceSkill, readPhrases } from './read-phrases';

let skills: readonly EvidenceSkill[] | null = null;

/** Every skill with its phrases; each file is a part of the world of work. */
export function evidenceSkills(): readonly EvidenceSkill[] {
  skills ??= readPhrases([
    buildingAndEngineeringPhrases,
    carePhrases,
    dataProductAndSystemsPhrases,
    financeAndPurchasingPhrases,
    hairAndCleaningPhrases,
    healthPhrases,
    hospitalityAndSecurityPhrases,
    industryAndSafetyPhrases,
    landAndBuildingPhrases,
    lawPropertyAndEventsPhrases,
    officePhrases,
    publicServiceAndAviationPhrases,
    salesAndPeoplePhrases,
    softwarePhrases,
    sportStageAndImagePhrases,
    teachingPhrases,
    techPhrases,
    tradesPhrases,
    vehiclesAndWarehousePhrases,
    wordsAndResearchPhrases,
  ]);
  return skills;
}
