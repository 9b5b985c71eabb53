import { expect, it } from 'vitest';
import { openWords } from '../../../test/proofreading';
import { checkHome } from './check-home';

const suggest = (text: string, location: string) =>
  checkHome(text, 'en', location, openWords()).flatMap(({ suggestions }) => suggestions);

it('knows how words are spelled where the person lives', () => {
  const text = 'Driver with a clean license, able to license premises, at a sports center.';
  expect(suggest(text, 'Leeds, UK')).toEqual(['licence', 'centre']);
  expect(suggest(text, 'Leeds, West Yorkshire')).toEqual(['licence', 'centre']);
  expect(suggest(text, 'Mallow, Co. Cork')).toEqual(['licence', 'centre']);
  for (const home of ['Austin, Texas', 'Nashua, New Hampshire', 'Norfolk, VA', ''])
    expect(suggest(text, home)).toEqual([]);
  expect(suggest('Painted the theatre grey.', 'Tulsa, OK')).toEqual(['theater', 'gray']);
});

it('knows a British verb from its noun', () => {
  expect(suggest('I practice my scales and practice songs with the choir.', 'Hull, UK')).toEqual([
    'practise',
    'practise',
  ]);
  expect(suggest('The practice and practice manager', 'Hull, UK')).toEqual([]);
});

it('gives the place its capital, unless it is a word', () => {
  expect(suggest('Darts and swansea City.', 'Swansea, UK')).toEqual(['Swansea']);
  expect(suggest('Darts and reading.', 'Reading, UK')).toEqual([]);
});
