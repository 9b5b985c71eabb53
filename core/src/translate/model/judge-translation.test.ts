import { expect, it } from 'vitest';
import { findUnfamiliarNames } from './find-unfamiliar-names';
import { findDoubts, type Judged } from './judge-translation';

const judge = (source: string, text: string, more: Partial<Judged> = {}) =>
  findDoubts(
    {
      ...{ source, text, score: -0.1, leastWord: -1, hidden: [], unfamiliar: [], isParted: false },
      ...more,
    },
    { score: -0.35, leastWord: -9 },
  );
const twelve = { kind: 'number', written: '12' } as const;

it.each<[string, string, string, Partial<Judged>, readonly string[]]>([
  [
    'nothing',
    'Gestioné un equipo de 12 personas',
    'Managed a team of 12 people',
    { hidden: [twelve] },
    [],
  ],
  ['its score', 'Ventas', 'Sales', { score: -0.4 }, ['score']],
  ['a score that is none', 'Ventas', 'Sales', { score: Number.NaN }, ['score']],
  ['a word that nobody would come back to', 'Lechugas', 'Slogans', { leastWord: -19 }, ['meaning']],
  ['its parts', 'Ventas', 'Sales', { isParted: true }, ['split']],
  ['a word twice', 'Ventas y compras', 'Sales and and purchases', {}, ['repeats']],
  [
    'a phrase twice',
    'Ventas en la tienda',
    'Sales in the shop, sales in the shop',
    {},
    ['repeats'],
  ],
  [
    'words left over',
    'Limpieza de los cristales',
    'Cleaning de los cristales',
    {},
    ['untranslated'],
  ],
  ['a length', 'Ventas', 'Sales of many things to many people in many places', {}, ['length']],
  ['a name', 'Obras en Zurbarán', 'Works in Zurban', { unfamiliar: ['Zurbarán'] }, ['name']],
  ['an ordinal', 'The 1st', 'El 1.º', { hidden: [{ ...twelve, isDoubtful: true }] }, ['ordinal']],
])('a draft for %s', (_, source, text, more, doubts) => {
  expect(judge(source, text, more)).toEqual(doubts);
});

it('a refrain of the source may come again', () => {
  expect(judge('poco a poco, día a día a día', 'step by step, day by day by day')).toEqual([]);
});

it('looks for names inside a sentence, and not among what is hidden', () => {
  const parts = [
    'Obras en Zurbarán con ',
    { kind: 'name', written: 'Rosa' } as const,
    ' y Recursos',
  ];
  expect(findUnfamiliarNames(parts, (word) => word === 'Recursos')).toEqual(['Zurbarán']);
  expect(findUnfamiliarNames(['Xilografía y más'], () => false)).toEqual([]);
});
