import { z } from 'zod';
import { exactText } from '../text';
import { defineEndpoint } from './endpoint';

const LONGEST_WORD = 60;

/** A word as the proofreader keeps it: in small letters, with something to read in it. */
const ownWord = exactText({ min: 1, max: LONGEST_WORD })
  .transform((text) => text.normalize('NFC').trim().toLowerCase())
  .refine((word) => /\p{L}/u.test(word), 'has no letter');

const output = z.object({ words: z.array(z.string()) });

export const listOwnWords = defineEndpoint({
  id: 'listOwnWords',
  method: 'GET',
  path: '/api/profile/words',
  access: 'user',
  summary: 'The words that the proofreader takes as right, because the person said so.',
  status: 200,
  output,
});

export const addOwnWord = defineEndpoint({
  id: 'addOwnWord',
  method: 'POST',
  path: '/api/profile/words',
  access: 'user',
  summary: 'Take one more word as right. One that is known already changes nothing.',
  body: z.object({ word: ownWord }),
  status: 200,
  output,
});

export const removeOwnWord = defineEndpoint({
  id: 'removeOwnWord',
  method: 'DELETE',
  path: '/api/profile/words',
  access: 'user',
  summary: 'Forget a word. One that is not known changes nothing.',
  query: z.object({ word: ownWord }),
  status: 200,
  output,
});
