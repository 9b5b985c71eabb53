import { readFileSync } from 'node:fs';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import { describe, expect, it } from 'vitest';
import { translateGuarded } from './translate-guarded';

const folder = new URL('../../../core/data/translation/', import.meta.url);
const directions = [
  { from: 'es', to: 'en' },
  { from: 'en', to: 'es' },
] as const;

/** A part of the names of a table, each of another row than its neighbours. */
function readNames(table: string, language: 'es' | 'en'): readonly string[] {
  const [head = '', ...rows] = readFileSync(new URL(table, folder), 'utf8').trim().split('\n');
  const column = head.split('\t').indexOf(language);
  return rows
    .filter((row, at) => !row.startsWith('#') && at % 9 === 0)
    .flatMap((row) => row.split('\t')[column]?.split(',')[0]?.trim() ?? []);
}

const kinds: readonly [string, (names: readonly string[]) => object][] = [
  ['titles.tsv', (names) => ({ work_experience: names.map((title) => ({ title })) })],
  ['degrees.tsv', (names) => ({ education: names.map((degree) => ({ degree })) })],
  ['certificates.tsv', (names) => ({ certifications: names.map((name) => ({ name })) })],
  ['skills.tsv', (names) => ({ skills: names })],
];

describe.each(directions)('names of the tables, from $from', (direction) => {
  it.each(kinds)('of %s are never put back', (table, place) => {
    const names = readNames(table, direction.from);
    expect(names.length).toBeGreaterThan(40);
    const cv: Cv = cvSchema.parse(place(names));
    expect(translateGuarded({ cv, ...direction }).warnings).toEqual([]);
  });
});

it('a post that the catalogue has under another thing gets the name of the table', () => {
  const cv = cvSchema.parse({ personal: { title: 'Encargada de tienda' } });
  expect(translateGuarded({ cv, from: 'es', to: 'en' }).cv.personal.title).toBe('Shop Supervisor');
});
