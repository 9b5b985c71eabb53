import type { Messages } from '../message-types';

export const announce: Messages['announce'] = {
  doneTitle: 'Trayecto has finished',
  failedTitle: 'Trayecto couldn’t finish',
  improveCv: 'The improvements to your CV are ready.',
  translateCv: 'The translation of your CV is ready.',
  analyzeSkillGaps: 'Your skill gap result is ready.',
  extractPdf: 'We’ve read your file.',
  importCv: 'Your CV is ready to review.',
  otherWork: 'What you asked for is ready.',
  failed: 'Go back to the tab to see what happened.',
};
