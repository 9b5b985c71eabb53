import { expect, it } from 'vitest';
import { readPeople } from './other-people';
import { findUnownedClauses } from './own-deeds';

it.each(['tests', 'project', 'property', 'revenue', 'supply', 'due', 'tag'])(
  'takes no thing for somebody: %s',
  (word) => {
    expect(readPeople(word)).toBeNull();
  },
);

it.each([
  ['accountant', 'one'],
  ['planners', 'many'],
  ['encargada', 'one'],
  ['técnicas', 'many'],
])('knows people by the titles of jobs: %s', (word, number) => {
  expect(readPeople(word.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(number);
});

it.each([
  'End-to-end tests in Cypress run on every merge',
  'The project saved 20,000 euros a year',
  'The team grew from 4 to 11 under my lead',
  'La tienda duplicó ventas con mi escaparate',
])('leaves to the person what is theirs: %s', (line) => {
  expect(findUnownedClauses(line, true)).toEqual([]);
});

it.each([
  'The accountant closes the month with my manager',
  'An agency handles our TikTok and Instagram accounts',
  'De la contabilidad se ocupa la gestoría',
])('still sees who else did it: %s', (line) => {
  expect(findUnownedClauses(line, true)).not.toEqual([]);
});
