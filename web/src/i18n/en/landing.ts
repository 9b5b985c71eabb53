import type { Messages } from '../message-types';

export const landing: Messages['landing'] = {
  page: 'Your experience, well told',
  heroTitle: 'Your experience, <accent>well told</accent>.',
  heroLead:
    'Trayecto reads your CV in PDF or Word, puts it in order, compares it with the job you want and helps you tell it better, in Spanish and in English. Inventing nothing.',
  getStarted: 'Get started',
  seeHow: 'See how it works',
  factServer: 'Your data on your server',
  factNoKeys: 'Works without AI keys',
  factAts: 'PDFs an ATS can read',
  factLanguages: 'Spanish and English',
  factsLabel: 'In a few words',
  drawingLabel:
    'Example drawing with an invented person: a CV on a desk and, on top, a card that compares it with a job posting.',
  drawingName: 'Lucía Fernández',
  drawingRole: 'Data analyst',
  drawingMatch: '82% match',
  drawingTag: 'Example',
  stepsEyebrow: 'How it works',
  stepsTitle: 'Three steps, and you decide in all three',
  stepReadTitle: 'Bring the CV you already have',
  stepReadLine:
    'PDF, Word or the .doc from ten years ago. The reader knows CVs written in Spain: two surnames, short months, “actualidad”, phones with +34.',
  stepCheckTitle: 'Check what was read',
  stepCheckLine:
    'Experience, education and languages, each in its place. Whatever is doubtful is marked for you to look at, not hidden.',
  stepTellTitle: 'Tell it for each job',
  stepTellLine:
    'You see what fits and what is missing, adjust the words and take away a PDF or Word file that people and programs read well.',
  picturesEyebrow: 'What it looks like',
  picturesTitle: 'The form on one side, the page on the other',
  pictureEditorAlt:
    'The CV editor: on the left the details of a made-up person, on the right the page in the modern template.',
  pictureEditor:
    'The editor, with a made-up person. The page follows what you type and downloads as PDF or Word.',
  honestEyebrow: 'Nothing invented',
  honestTitle: 'An improvement you could not defend in the interview is not an improvement',
  honestLine:
    'Employers, titles, dates and figures pass through as they are. If a suggestion adds something that was not in your CV, it stays aside until you confirm it. The program checks this on every result; it is not just a promise.',
  honestDrawingLabel:
    'Example drawing: a sentence of the CV, its rewritten version and a detail waiting to be confirmed.',
  honestBefore: 'Your sentence',
  honestBeforeText: 'Was doing the weekly sales reports.',
  honestAfter: 'Proposal',
  honestAfterText: 'Prepared the weekly sales reports.',
  honestAsk: 'We ask you',
  honestAskText: 'How many reports, and for whom? If you know, it deserves a place.',
  honestAccept: 'You accept',
  honestReject: 'or leave it as it was',
  privacyEyebrow: 'Privacy',
  privacyTitle: 'Your data on your server',
  privacyLine:
    'A CV says where you live, where you work and how to call you. That is why Trayecto is installed wherever you like and depends on nobody else.',
  privacyFolderTitle: 'One folder, and it is yours',
  privacyFolderLine: 'Database and files live together on the server you choose.',
  privacyTrackTitle: 'Nobody looks over your shoulder',
  privacyTrackLine:
    'No trackers, no ads and no requests to third parties: even the fonts come with it.',
  privacyKeyTitle: 'Useful without AI keys',
  privacyKeyLine:
    'The built-in engine needs no network. Connecting a model is optional, and each result says who made it.',
  privacyOpenTitle: 'Open source',
  privacyOpenLine: 'MIT licence. Read it, change it, move it to another home.',
  ctaTitle: 'Start with the CV you already have',
  ctaLine: 'An e-mail, a password and you are in. No card, no small print.',
  ctaButton: 'Create my account',
  footerLine: 'Free software for telling well what you have done.',
  footerLicense: 'MIT licence.',
};
