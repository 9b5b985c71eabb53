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
  summary: 'The words you told the proofreader to accept.',
  status: 200,
  output,
});

export const addOwnWord = defineEndpoint({
  id: 'addOwnWord',
  method: 'POST',
  path: '/api/profile/words',
  access: 'user',
  summary: 'Accept a word. Accepting it again changes nothing.',
  body: z.object({ word: ownWord }),
  status: 200,
  output,
});

export const removeOwnWord = defineEndpoint({
  id: 'removeOwnWord',
  method: 'DELETE',
  path: '/api/profile/words',
  access: 'user',
  summary: 'Stop accepting a word. An unknown one changes nothing.',
  query: z.object({ word: ownWord }),
  status: 200,
  output,
});
