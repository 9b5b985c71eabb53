export { analyzeSkillGap } from './analyze-skill-gap';
export { compareWithPosting } from './compare-with-posting';
export { countExperienceYears } from './count-experience';
export { findCvSkills } from './find-cv-skills';
export { gatherJobGaps } from './gather-job-gaps';
export { listCvFields } from './list-cv-fields';
export { planHorizons } from './plan-horizons';
export { type RankedGap, rankGaps } from './rank-gaps';
export { readPosting, withDuties } from './read-posting';
