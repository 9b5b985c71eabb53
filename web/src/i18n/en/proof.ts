import type { Messages } from '../message-types';

export const proof: Messages['proof'] = {
  found: 'Possible typos',
  count: {
    one: '{count} possible typo',
    other: '{count} possible typos',
  },
  show: 'Show',
  next: 'Next',
  spelling: 'isn’t in the dictionary',
  accent: 'the accent looks wrong',
  confusion: 'looks like another word',
  repeatedWord: 'appears twice',
  missingWord: 'a word seems to be missing',
  extraWord: 'there seems to be an extra word',
  agreement: 'doesn’t agree',
  article: 'needs a different article',
  tense: 'doesn’t match the tense or person of the rest of this job',
  capital: 'check the capital',
  spacing: 'check the space',
  punctuation: 'check the punctuation',
  brackets: 'the other half is missing',
  replaceWith: 'Change to {suggestion}',
  learn: 'Add to my words',
  ignore: 'Leave it',
  hint: 'Ctrl + full stop takes the first suggestion.',
};
