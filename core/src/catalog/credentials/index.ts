export { certificates } from './certificates';
export type { Degree } from './credential';
export { degrees } from './degrees';
export { compareStudies } from './study-fields';
