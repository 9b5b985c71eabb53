import buildingAndEngineering from '../../data/evidence/building-and-engineering.tsv' with {
  type: 'text',
};
import buildingMetalAndPaperwork from '../../data/evidence/building-metal-and-paperwork.tsv' with {
  type: 'text',
};
import buildingSitesAndFittings from '../../data/evidence/building-sites-and-fittings.tsv' with {
  type: 'text',
};
import care from '../../data/evidence/care.tsv' with { type: 'text' };
import childrenCourtsAndNetworks from '../../data/evidence/children-courts-and-networks.tsv' with {
  type: 'text',
};
import classroomAndChildren from '../../data/evidence/classroom-and-children.tsv' with {
  type: 'text',
};
import classroomsStreetsAndCourts from '../../data/evidence/classrooms-streets-and-courts.tsv' with {
  type: 'text',
};
import clinicAndHomeCare from '../../data/evidence/clinic-and-home-care.tsv' with { type: 'text' };
import clothPrintAndCounters from '../../data/evidence/cloth-print-and-counters.tsv' with {
  type: 'text',
};
import craftsFoodAndPlants from '../../data/evidence/crafts-food-and-plants.tsv' with {
  type: 'text',
};
import dataProductAndSystems from '../../data/evidence/data-product-and-systems.tsv' with {
  type: 'text',
};
import dealsMoneyAndSoftware from '../../data/evidence/deals-money-and-software.tsv' with {
  type: 'text',
};
import doctorsKitchensAndFreight from '../../data/evidence/doctors-kitchens-and-freight.tsv' with {
  type: 'text',
};
import energyClimateAndPerformance from '../../data/evidence/energy-climate-and-performance.tsv' with {
  type: 'text',
};
import energySportAndStage from '../../data/evidence/energy-sport-and-stage.tsv' with {
  type: 'text',
};
import engineeringAndEnergy from '../../data/evidence/engineering-and-energy.tsv' with {
  type: 'text',
};
import everydayWork from '../../data/evidence/everyday-work.tsv' with { type: 'text' };
import fieldsMachinesAndStages from '../../data/evidence/fields-machines-and-stages.tsv' with {
  type: 'text',
};
import financeAndPurchasing from '../../data/evidence/finance-and-purchasing.tsv' with {
  type: 'text',
};
import guardsBeautyAndTravel from '../../data/evidence/guards-beauty-and-travel.tsv' with {
  type: 'text',
};
import hairAndCleaning from '../../data/evidence/hair-and-cleaning.tsv' with { type: 'text' };
import health from '../../data/evidence/health.tsv' with { type: 'text' };
import hospitalityAndSecurity from '../../data/evidence/hospitality-and-security.tsv' with {
  type: 'text',
};
import hotelsSitesAndPlants from '../../data/evidence/hotels-sites-and-plants.tsv' with {
  type: 'text',
};
import industryAndSafety from '../../data/evidence/industry-and-safety.tsv' with { type: 'text' };
import laboratoriesClassroomsAndAid from '../../data/evidence/laboratories-classrooms-and-aid.tsv' with {
  type: 'text',
};
import laboratoriesClassroomsAndCourts from '../../data/evidence/laboratories-classrooms-and-courts.tsv' with {
  type: 'text',
};
import laboratoryFoodAndFarm from '../../data/evidence/laboratory-food-and-farm.tsv' with {
  type: 'text',
};
import landAndBuilding from '../../data/evidence/land-and-building.tsv' with { type: 'text' };
import lawBankingAndTherapy from '../../data/evidence/law-banking-and-therapy.tsv' with {
  type: 'text',
};
import lawCampaignsAndCode from '../../data/evidence/law-campaigns-and-code.tsv' with {
  type: 'text',
};
import lawPropertyAndEvents from '../../data/evidence/law-property-and-events.tsv' with {
  type: 'text',
};
import lodgingFoodAndFactoryFloors from '../../data/evidence/lodging-food-and-factory-floors.tsv' with {
  type: 'text',
};
import machinesSportAndStages from '../../data/evidence/machines-sport-and-stages.tsv' with {
  type: 'text',
};
import machinesVenuesAndLaboratories from '../../data/evidence/machines-venues-and-laboratories.tsv' with {
  type: 'text',
};
import manyMoreTrades from '../../data/evidence/many-more-trades.tsv' with { type: 'text' };
import mediaAndSupply from '../../data/evidence/media-and-supply.tsv' with { type: 'text' };
import networksFarmsAndSalons from '../../data/evidence/networks-farms-and-salons.tsv' with {
  type: 'text',
};
import normsAndMethods from '../../data/evidence/norms-and-methods.tsv' with { type: 'text' };
import office from '../../data/evidence/office.tsv' with { type: 'text' };
import officesWardsAndClinics from '../../data/evidence/offices-wards-and-clinics.tsv' with {
  type: 'text',
};
import paperworkAndAccounts from '../../data/evidence/paperwork-and-accounts.tsv' with {
  type: 'text',
};
import publicServiceAndAviation from '../../data/evidence/public-service-and-aviation.tsv' with {
  type: 'text',
};
import salesAndPeople from '../../data/evidence/sales-and-people.tsv' with { type: 'text' };
import sciencesAndCodeLanguages from '../../data/evidence/sciences-and-code-languages.tsv' with {
  type: 'text',
};
import sellingFinanceAndScreens from '../../data/evidence/selling-finance-and-screens.tsv' with {
  type: 'text',
};
import shopFloorAndKitchen from '../../data/evidence/shop-floor-and-kitchen.tsv' with {
  type: 'text',
};
import software from '../../data/evidence/software.tsv' with { type: 'text' };
import sportStageAndImage from '../../data/evidence/sport-stage-and-image.tsv' with {
  type: 'text',
};
import staffPapersAndPatients from '../../data/evidence/staff-papers-and-patients.tsv' with {
  type: 'text',
};
import staffSalesAndCampaigns from '../../data/evidence/staff-sales-and-campaigns.tsv' with {
  type: 'text',
};
import storesAndRoads from '../../data/evidence/stores-and-roads.tsv' with { type: 'text' };
import systemsAndCode from '../../data/evidence/systems-and-code.tsv' with { type: 'text' };
import systemsManagementAndAnimals from '../../data/evidence/systems-management-and-animals.tsv' with {
  type: 'text',
};
import tablesStoresAndClassrooms from '../../data/evidence/tables-stores-and-classrooms.tsv' with {
  type: 'text',
};
import teaching from '../../data/evidence/teaching.tsv' with { type: 'text' };
import tech from '../../data/evidence/tech.tsv' with { type: 'text' };
import trades from '../../data/evidence/trades.tsv' with { type: 'text' };
import vehiclesAndWarehouse from '../../data/evidence/vehicles-and-warehouse.tsv' with {
  type: 'text',
};
import wordsAndResearch from '../../data/evidence/words-and-research.tsv' with { type: 'text' };
import workshopAndPlant from '../../data/evidence/workshop-and-plant.tsv' with { type: 'text' };
import { type EvidenceSkill, readPhrases } from './read-phrases';

let skills: readonly EvidenceSkill[] | null = null;

/** Every skill with its phrases; each file is a part of the world of work. */
export function evidenceSkills(): readonly EvidenceSkill[] {
  skills ??= readPhrases([
    buildingAndEngineering,
    buildingMetalAndPaperwork,
    buildingSitesAndFittings,
    care,
    childrenCourtsAndNetworks,
    classroomAndChildren,
    classroomsStreetsAndCourts,
    clinicAndHomeCare,
    clothPrintAndCounters,
    craftsFoodAndPlants,
    dataProductAndSystems,
    dealsMoneyAndSoftware,
    doctorsKitchensAndFreight,
    energyClimateAndPerformance,
    energySportAndStage,
    engineeringAndEnergy,
    fieldsMachinesAndStages,
    financeAndPurchasing,
    guardsBeautyAndTravel,
    hairAndCleaning,
    health,
    hospitalityAndSecurity,
    hotelsSitesAndPlants,
    industryAndSafety,
    laboratoriesClassroomsAndAid,
    laboratoriesClassroomsAndCourts,
    laboratoryFoodAndFarm,
    landAndBuilding,
    lawBankingAndTherapy,
    lawCampaignsAndCode,
    lawPropertyAndEvents,
    lodgingFoodAndFactoryFloors,
    machinesSportAndStages,
    machinesVenuesAndLaboratories,
    manyMoreTrades,
    mediaAndSupply,
    networksFarmsAndSalons,
    normsAndMethods,
    everydayWork,
    office,
    officesWardsAndClinics,
    paperworkAndAccounts,
    publicServiceAndAviation,
    salesAndPeople,
    sciencesAndCodeLanguages,
    sellingFinanceAndScreens,
    shopFloorAndKitchen,
    software,
    sportStageAndImage,
    staffPapersAndPatients,
    staffSalesAndCampaigns,
    storesAndRoads,
    systemsAndCode,
    systemsManagementAndAnimals,
    tablesStoresAndClassrooms,
    teaching,
    tech,
    trades,
    vehiclesAndWarehouse,
    wordsAndResearch,
    workshopAndPlant,
  ]);
  return skills;
}
