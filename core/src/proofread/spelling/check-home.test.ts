import { expect, it } from 'vitest';
import { openWords } from '../../../test/proofreading';
import { checkHome } from './check-home';

const suggest = (text: string, location: string) =>
  checkHome(text, 'en', location, openWords()).flatMap(({ suggestions }) => suggestions);

it('knows how words are spelled where the person lives', () => {
  const text = 'Driver with a clean license, able to license premises, at a sports center.';
  expect(suggest(text, 'Leeds, UK')).toEqual(['licence', 'centre']);
  expect(suggest(text, 'Austin, Texas')).toEqual([]);
});

it('gives the place its capital, unless it is a word', () => {
  expect(suggest('Darts and swansea City.', 'Swansea, UK')).toEqual(['Swansea']);
  expect(suggest('Darts and reading.', 'Reading, UK')).toEqual([]);
});
