export { compareCvs, cvSchema, findExcess, mergeCvs } from '../../core/src/cv';
export { detectDocumentLanguage } from '../../core/src/document';
export { parseText } from '../../core/src/import';
export { builtinTasks } from '../../server/src/assistant/builtin-tasks';
