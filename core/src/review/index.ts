export {
  answerDoubt,
  askDoubt,
  type Doubt,
  type DoubtAnswer,
  type DoubtQuestion,
} from './ask-doubt';
export {
  ITEM_FIELDS,
  ITEM_SECTION_KEYS,
  type ItemField,
  type ItemSectionKey,
  PERSONAL_FIELDS,
} from './cv-fields';
export { type CvPart, listParts, type PartKind, partKeyOf } from './cv-parts';
export {
  appendToField,
  escapeStep,
  type FieldKind,
  readField,
  splitPointer,
  writeField,
} from './cv-pointer';
export {
  applyDecisions,
  countOpenPoints,
  type DecisionChanges,
  decisionChanges,
  NO_DECISIONS,
  type ReviewDecisions,
  reviewDecisions,
} from './decisions';
export {
  type DraftMark,
  type DraftVerdict,
  draftMarks,
  draftVerdict,
  keepOpenDrafts,
  MOST_DOUBTFUL,
  MOST_DRAFTS,
  newDraft,
  updateDraftMarks,
} from './draft-marks';
export { findLineSource } from './find-line-source';
export { type FieldSource, findSources, listOpenLines } from './find-sources';
export {
  boxesOfParts,
  boxesOfWords,
  boxOfLine,
  linesInside,
  linesOfParts,
  type PageBox,
  unite,
} from './page-regions';
export {
  type FateName,
  fateNames,
  hasColumns,
  judgeReadBack,
  type LayoutTrait,
  layoutTraits,
  listRepeated,
  type ValueFate,
} from './read-back';
export { cvReading, type PageGeometry, type Reading, type UnplacedLine } from './reading';
