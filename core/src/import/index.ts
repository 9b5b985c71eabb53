export type { Language as CvLanguage } from '../language';
export { chooseLines } from './choose-lines';
export { parseCv } from './parse-cv';
export { parseText, readTextDocument } from './parse-text';
export type { FieldSource, ParsedCv, ParseWarning, UnplacedLine } from './parsed-cv';
export type { SourceDocument, SourceLine } from './source-document';
