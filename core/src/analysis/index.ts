export { compareWithPosting } from './compare-with-posting';
export { countExperienceYears } from './count-experience';
export { findCvSkills } from './find-cv-skills';
export { type RankedGap, rankGaps } from './rank-gaps';
export { readPosting } from './read-posting';
