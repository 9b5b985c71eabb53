export {
  type CvField,
  ITEM_FIELDS,
  ITEM_SECTION_KEYS,
  type ItemField,
  type ItemSectionKey,
  listFields,
  PERSONAL_FIELDS,
} from './cv-fields';
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
  MOST_DRAFTS,
  type NewDraft,
  nameDraft,
  newDraft,
  updateDraftMarks,
} from './draft-marks';
export { type FieldSource, findSources, listOpenLines } from './find-sources';
export { cvReading, type PageGeometry, type Reading, type UnplacedLine } from './reading';
