import type { Messages } from '../message-types';

export const announce: Messages['announce'] = {
  doneTitle: 'Trayecto is done',
  failedTitle: 'Trayecto could not finish',
  improveCv: 'The improvements of your CV are ready.',
  translateCv: 'The translation of your CV is ready.',
  analyzeSkillGaps: 'The analysis of the job is ready.',
  extractPdf: 'Your file has been read.',
  importCv: 'Your CV has been imported.',
  otherWork: 'What you asked for is ready.',
  failed: 'Come back to the tab to see what happened.',
};
