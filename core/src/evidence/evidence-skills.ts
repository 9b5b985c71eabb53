import buildingAndEngineering from '../../data/evidence/building-and-engineering.tsv' with {
  type: 'text',
};
import care from '../../data/evidence/care.tsv' with { type: 'text' };
import dataProductAndSystems from '../../data/evidence/data-product-and-systems.tsv' with {
  type: 'text',
};
import financeAndPurchasing from '../../data/evidence/finance-and-purchasing.tsv' with {
  type: 'text',
};
import hairAndCleaning from '../../data/evidence/hair-and-cleaning.tsv' with { type: 'text' };
import health from '../../data/evidence/health.tsv' with { type: 'text' };
import hospitalityAndSecurity from '../../data/evidence/hospitality-and-security.tsv' with {
  type: 'text',
};
import industryAndSafety from '../../data/evidence/industry-and-safety.tsv' with { type: 'text' };
import landAndBuilding from '../../data/evidence/land-and-building.tsv' with { type: 'text' };
import lawPropertyAndEvents from '../../data/evidence/law-property-and-events.tsv' with {
  type: 'text',
};
import office from '../../data/evidence/office.tsv' with { type: 'text' };
import publicServiceAndAviation from '../../data/evidence/public-service-and-aviation.tsv' with {
  type: 'text',
};
import salesAndPeople from '../../data/evidence/sales-and-people.tsv' with { type: 'text' };
import software from '../../data/evidence/software.tsv' with { type: 'text' };
import sportStageAndImage from '../../data/evidence/sport-stage-and-image.tsv' with {
  type: 'text',
};
import teaching from '../../data/evidence/teaching.tsv' with { type: 'text' };
import tech from '../../data/evidence/tech.tsv' with { type: 'text' };
import trades from '../../data/evidence/trades.tsv' with { type: 'text' };
import vehiclesAndWarehouse from '../../data/evidence/vehicles-and-warehouse.tsv' with {
  type: 'text',
};
import wordsAndResearch from '../../data/evidence/words-and-research.tsv' with { type: 'text' };
import { type EvidenceSkill, readPhrases } from './read-phrases';

let skills: readonly EvidenceSkill[] | null = null;

/** Every skill with its phrases; each file is a part of the world of work. */
export function evidenceSkills(): readonly EvidenceSkill[] {
  skills ??= readPhrases([
    buildingAndEngineering,
    care,
    dataProductAndSystems,
    financeAndPurchasing,
    hairAndCleaning,
    health,
    hospitalityAndSecurity,
    industryAndSafety,
    landAndBuilding,
    lawPropertyAndEvents,
    office,
    publicServiceAndAviation,
    salesAndPeople,
    software,
    sportStageAndImage,
    teaching,
    tech,
    trades,
    vehiclesAndWarehouse,
    wordsAndResearch,
  ]);
  return skills;
}
