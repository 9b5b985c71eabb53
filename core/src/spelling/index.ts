export { spellAs } from './spell-as';
export { findAmerican, findBritish, isSpeltBothWays } from './spelling-pairs';
