import { carePhrases } from './phrases/care';
import { hairAndCleaningPhrases } from './phrases/hair-and-cleaning';
import { hospitalityAndSecurityPhrases } from './phrases/hospitality-and-security';
import { landAndBuildingPhrases } from './phrases/land-and-building';
import { officePhrases } from './phrases/office';
import { sportStageAndImagePhrases } from './phrases/sport-stage-and-image';
import { techPhrases } from './phrases/tech';
import { tradesPhrases } from './phrases/trades';
import { vehiclesAndWarehousePhrases } from './phrases/vehicles-and-warehouse';
import { wordsAndResearchPhrases } from './phrases/words-and-research';
import { type EvidenceSkill, readPhrases } from './read-phrases';

let skills: readonly EvidenceSkill[] | null = null;

/** Every skill with its phrases; each file is a part of the world of work. */
export function evidenceSkills(): readonly EvidenceSkill[] {
  skills ??= readPhrases([
    carePhrases,
    hairAndCleaningPhrases,
    hospitalityAndSecurityPhrases,
    landAndBuildingPhrases,
    officePhrases,
    sportStageAndImagePhrases,
    techPhrases,
    tradesPhrases,
    vehiclesAndWarehousePhrases,
    wordsAndResearchPhrases,
  ]);
  return skills;
}
