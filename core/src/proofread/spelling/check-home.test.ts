import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readLexicon } from '../words/lexicon';
import { checkHome } from './check-home';

const open = (language: 'es' | 'en') =>
  readLexicon(
    gunzipSync(
      readFileSync(new URL(`../../../dictionaries/${language}.words.gz`, import.meta.url)),
    ),
  );
const lexicons = { es: open('es'), en: open('en') };
const suggest = (text: string, location: string) =>
  checkHome(text, 'en', location, lexicons).flatMap(({ suggestions }) => suggestions);

it('knows how words are spelled where the person lives', () => {
  const text = 'Driver with a clean license, able to license premises, at a sports center.';
  expect(suggest(text, 'Leeds, UK')).toEqual(['licence', 'centre']);
  expect(suggest(text, 'Austin, Texas')).toEqual([]);
});

it('gives the place its capital, unless it is a word', () => {
  expect(suggest('Darts and swansea City.', 'Swansea, UK')).toEqual(['Swansea']);
  expect(suggest('Darts and reading.', 'Reading, UK')).toEqual([]);
});
