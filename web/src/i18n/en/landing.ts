import type { Messages } from '../message-types';

export const landing: Messages['landing'] = {
  page: 'Your experience, well told',
  heroTitle: 'Your experience, <accent>well told</accent>.',
  heroLead:
    'Trayecto reads your PDF or Word CV, organizes it, compares it with the job you want and helps you word it better, in English and Spanish. Without making anything up.',
  getStarted: 'Get started',
  seeHow: 'See how it works',
  factServer: 'Your data on your server',
  factNoKeys: 'Works without AI keys',
  factAts: 'PDFs an ATS can read',
  factLanguages: 'Spanish and English',
  factsLabel: 'In a few words',
  drawingLabel:
    'Example drawing with a made-up person: a CV on a desk and, on top, a card that compares it with a job.',
  drawingName: 'Lucía Fernández',
  drawingRole: 'Data analyst',
  drawingMatch: '82% match',
  drawingTag: 'Example',
  stepsEyebrow: 'How it works',
  stepsTitle: 'Three steps, and you decide at each one',
  stepReadTitle: 'Bring the CV you already have',
  stepReadLine:
    'PDF, Word or that .doc from ten years ago. It knows CVs written in Spain: two surnames, short months, “actualidad”, phone numbers with +34.',
  stepCheckTitle: 'Check what we read',
  stepCheckLine:
    'Experience, education and languages, each in its place. We mark anything doubtful so that you can check it.',
  stepTellTitle: 'Tailor it to each job',
  stepTellLine:
    'See what fits and what’s missing, adjust the wording and download a PDF or Word file that people and software read well.',
  picturesEyebrow: 'What it looks like',
  picturesTitle: 'The form on one side, the page on the other',
  pictureEditorAlt:
    'The CV editor: on the left the details of a made-up person, on the right the page in the modern template.',
  pictureEditor:
    'The editor, with a made-up person. The page follows what you type and downloads as PDF or Word.',
  honestEyebrow: 'Nothing made up',
  honestTitle: 'If you couldn’t defend it in the interview, it’s not an improvement',
  honestLine:
    'Employers, job titles, dates and numbers stay as they are. If a suggestion adds something that wasn’t in your CV, we keep it aside until you confirm it. It’s not just a promise: the program checks every result.',
  honestDrawingLabel:
    'Example drawing: a sentence from the CV, its reworded version and a detail waiting to be confirmed.',
  honestBefore: 'Your sentence',
  honestBeforeText: 'Was doing the weekly sales reports.',
  honestAfter: 'Suggestion',
  honestAfterText: 'Prepared the weekly sales reports.',
  honestAsk: 'We ask you',
  honestAskText: 'How many reports, and for whom? If you know, it’s worth adding.',
  honestAccept: 'You accept',
  honestReject: 'or leave it as it was',
  privacyEyebrow: 'Privacy',
  privacyTitle: 'Your data on your server',
  privacyLine:
    'Your CV says where you live, where you work and how to reach you. So you choose where Trayecto runs, and it depends on no one else.',
  privacyFolderTitle: 'One folder, and it’s yours',
  privacyFolderLine: 'The database and the files live together on the server you choose.',
  privacyTrackTitle: 'No one looks over your shoulder',
  privacyTrackLine:
    'No trackers, no ads and no requests to third parties. Even the fonts are included.',
  privacyKeyTitle: 'Useful without AI keys',
  privacyKeyLine:
    'The built-in engine needs no network. Connecting a model is optional, and each result says who made it.',
  privacyOpenTitle: 'Open source',
  privacyOpenLine: 'MIT licence. Read it, change it, run it wherever you like.',
  ctaTitle: 'Start with the CV you already have',
  ctaLine: 'An email, a password and you’re in. No card, no small print.',
  ctaButton: 'Create my account',
  footerLine: 'Free software for telling your experience well.',
  footerLicense: 'MIT licence.',
};
