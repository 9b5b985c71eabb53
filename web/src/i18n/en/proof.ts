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
  repeatedWord: 'is there twice',
  agreement: 'doesn’t agree',
  article: 'takes another article',
  tense: 'isn’t in the tense or person of the rest of the job',
  capital: 'check the capital',
  spacing: 'check the space',
  punctuation: 'check the punctuation',
  brackets: 'one half is missing',
  replaceWith: 'Change to {suggestion}',
  learn: 'Add to my words',
  ignore: 'Leave it',
  hint: 'Ctrl + full stop takes the first suggestion.',
};
