import { expect, it } from 'vitest';
import { findDates } from '../dates/read-dates';
import { parseText } from '../parse-text';

const read = (lines: readonly string[]) =>
  parseText(`Ana Ruiz Olmo\nana@example.com\n\nCertificates\n${lines.join('\n')}\n`).cv
    .certifications;

it.each([
  'valid to',
  'valid until',
  'exp.',
  'expires',
  'válido hasta',
  'vigente hasta',
  'caduca en',
  'vence',
  'good thru',
  'renewed',
])('keeps "%s" with its year, which is not when it was given', (words) => {
  const [first, second] = read([`Lifting plan supervisor, ${words} 2027`, 'First aid, 2021']);
  expect(first).toEqual({ name: 'Lifting plan supervisor', issuer: '', date: `${words} 2027` });
  expect(second?.date).toBe('2021');
});

it('keeps a later year with its word', () => {
  const [first] = read([
    '18th Edition Wiring (City & Guilds, 2019, amended 2022)',
    'First aid (Red Cross, 2021)',
  ]);
  expect(first).toMatchObject({ issuer: 'City & Guilds', date: '2019, amended 2022' });
});

it.each([
  'Hospital Puerta del Mar, 2021',
  'Ayuntamiento de Vilassar de Mar, 2021',
  'Club del Mar 2021',
])('finds only the year in %s', (text) => {
  expect(findDates(text).map((found) => found.text)).toEqual(['2021']);
});

it.each(['Mar 2021', 'desde Mar 2021', '3 de Mar 2021', 'Ene 2020 – Mar 2021'])(
  'finds the month in %s',
  (text) => {
    expect(findDates(text)[0]?.text).toContain('Mar 2021');
  },
);

it('reads a licence and dated sentences as certificates', () => {
  const items = read([
    'Driving licence B and C+E. Driver CPC valid to Sept 2029. HIAB (ALLMI) 2023. Moffett forklift, 2012.',
  ]);
  expect(items.map(({ name, date }) => [name, date])).toEqual([
    ['Driving licence B and C+E', ''],
    ['Driver CPC', 'valid to Sept 2029'],
    ['HIAB (ALLMI)', '2023'],
    ['Moffett forklift', '2012'],
  ]);
});

it('joins the words of a validity with the date below them, in the order of any country', () => {
  expect(
    read([
      'Registered Nurse | LSBN | exp.',
      '01/31/2026',
      'ACLS Provider | Heart Association | exp. 08/2025',
    ]),
  ).toEqual([
    { name: 'Registered Nurse', issuer: 'LSBN', date: 'exp. 01/31/2026' },
    { name: 'ACLS Provider', issuer: 'Heart Association', date: 'exp. 08/2025' },
  ]);
});
