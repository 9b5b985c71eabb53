export { alignEntries } from './align-entries';
export { bringOver, type CvMark, listOpenMarks } from './bring-over';
export { type CvDifference, compareCvs, nameEntry, ORDER_FIELD } from './compare-cvs';
export { countChanges } from './count-changes';
export { type CvExcess, cvLimits, findExcess, findRoughExcess, taskLimits } from './cv-limits';
export {
  type Certification,
  type Cv,
  cvSchema,
  type EducationItem,
  emptyCv,
  type Personal,
  personal,
  type SpokenLanguage,
  type WorkItem,
  workItem,
} from './cv-schema';
export type { CvEdit } from './edit-cv';
export { type EditHistory, recordEdit, redo, startHistory, undo } from './edit-history';
export { type EntryList, entryLists, type FieldValue, isSameValue, readField } from './entry-lists';
export { type ContactKind, contactKinds, hideContact } from './hide-contact';
export { writeJsonResume } from './json-resume';
export { measureCv, TEXT_VIEW_CHARACTERS } from './measure-cv';
export { type CvConflict, mergeCvs, settleConflict } from './merge-cvs';
export { readCvShape, readCvWhole } from './read-cv-shape';
export { sentCv, UNPLACED } from './sent-cv';
