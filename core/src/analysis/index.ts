export { compareWithPosting } from './compare-with-posting';
export { countExperienceYears } from './count-experience';
export { findCvSkills } from './find-cv-skills';
export { readPosting } from './read-posting';
