export { spellAs } from './spell-as';
export { findBritish, isSpeltBothWays } from './spelling-pairs';
