export { certificates } from './certificates';
export { type Certificate, type Degree, readCertificates, readDegrees } from './credential';
export { degrees } from './degrees';
export { compareStudies } from './study-fields';
