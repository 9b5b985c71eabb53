import { expect, it } from 'vitest';
import { findUnfamiliarNames } from './find-unfamiliar-names';
import { findDoubts, type Judged } from './judge-translation';

const judge = (source: string, text: string, more: Partial<Judged> = {}) =>
  findDoubts(
    {
      ...{
        source,
        text,
        trust: 2,
        direction: { from: 'es', to: 'en' },
        hidden: [],
        unfamiliar: [],
        hints: [],
        isParted: false,
      },
      ...more,
    },
    1,
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
  ['its score', 'Ventas', 'Sales', { trust: 0.5 }, ['score']],
  ['a score that is none', 'Ventas', 'Sales', { trust: Number.NaN }, ['score']],
  ['its parts', 'Ventas', 'Sales', { isParted: true }, ['split']],
  ['a word twice', 'Ventas y compras', 'Sales and and purchases', {}, ['repeats']],
  ['a word for two', 'Limpieza y depuración de datos', 'Cleaned and cleaned data', {}, ['repeats']],
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

it.each([
  ['más de doscientos autores', 'more than two authors'],
  ['un palacete del siglo XVIII', 'a nineteenth-century palace'],
  ['de unos cuarenta a diez', 'from one to ten'],
  ['más de veinticinco años', 'more than twenty years'],
  ['muchos años', 'twelve years'],
])('%s is not %s', (source, text) => {
  expect(judge(source, text)).toContain('number');
});

it.each([
  ['más de doscientos autores', 'more than 200 authors'],
  ['un palacete del siglo XVIII', 'an eighteenth-century palace'],
  ['treinta y dos mil euros', 'thirty-two thousand euros'],
  ['reuniones de los dos equipos', 'meetings of both teams'],
  ['una vez al mes', 'once a month'],
  ['once meses', 'eleven months'],
])('%s may be %s', (source, text) => {
  expect(judge(source, text)).toEqual([]);
});

it('knows a word that was made up, and one that the source has too', () => {
  const knows = (word: string) => ['visual', 'identities', 'for', 'Kaiku'].includes(word);
  const doubtsOf = (text: string, hints: readonly string[] = []) =>
    findDoubts(
      {
        ...{ source: 'identidades visuales para Kaiku', text, trust: 2 },
        ...{ direction: { from: 'es', to: 'en' }, hidden: [], unfamiliar: [] },
        ...{ hints, isParted: false },
      },
      1,
      knows,
    );
  expect(doubtsOf('visual identitys for Kaiku')).toEqual(['word']);
  expect(doubtsOf('visual identities for Kaiku')).toEqual([]);
  expect(doubtsOf('visual livery for Kaiku', ['look / livery'])).toEqual([]);
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
