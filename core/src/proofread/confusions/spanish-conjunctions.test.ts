import { describe, expect, it } from 'vitest';
import { openWords } from '../../../test/proofreading';
import { checkConjunctions } from './spanish-conjunctions';

const { es } = openWords();
const used = [...es.used()].filter((word) => /^\p{Ll}{3,}$/u.test(word) && es.has(word));
const find = (text: string) =>
  checkConjunctions(text, es).map(
    ({ from, to, suggestions: [meant] }) => `${text.slice(from, to)} → ${meant}`,
  );
/** In the text, in quotation marks and in a title. */
const write = (word: string, next: string): readonly string[] => [
  `pan ${word} ${next} del taller`,
  `pan ${word} «${next}» del taller`,
  `PAN 3 (tres) ${word} ${next}`,
];
const check = (next: string, right: string, wrong: string) =>
  write(right, next).flatMap(find).length === 0 &&
  write(wrong, next).every((text) => find(text).join() === `${wrong} → ${right}`);

const describeWords = (some: readonly string[]) => {
  it('by how it begins: "u ocho", "o nueve"', () => {
    const wrong = some.filter((next) =>
      /^h?[oó]/.test(next) ? !check(next, 'u', 'o') : !check(next, 'o', 'u'),
    );
    expect(wrong).toEqual([]);
  });

  it('by what is heard: "e hijos", "y hierro"', () => {
    const clear = some.filter((next) => !/^h?i[aoáó]/.test(next));
    const wrong = clear.filter((next) =>
      /^h?[ií](?!e)/.test(next) ? !check(next, 'e', 'y') : !check(next, 'y', 'e'),
    );
    expect(wrong).toEqual([]);
  });
};

describe('a word in use has its "o" and its "y"', () => {
  // Those that begin with a vowel are the ones that decide it.
  describeWords(used.filter((word, at) => /^h?[aeiouáéíóú]/.test(word) || at % 10 === 0));
});
describe('every word in use has its "o" and its "y"', { tags: ['long'] }, () => {
  describeWords(used);
});

it.each([
  ['Madrid o Oviedo', 'o → u'],
  ['Excel y InDesign', 'y → e'],
  ['Compras Y Importación', 'Y → E'],
  ['cuatro u 9 turnos', 'u → o'],
])('%s', (text, wanted) => {
  expect(find(text)).toEqual([wanted]);
});

it.each([
  'Android y iOS, Android e iOS, hoteles y Hilton, física y IA',
  '70 o 80 personas, 7 u 8 turnos, 10 u 11 horas, mañana y/o tarde',
  'Pere e Anna Puig, lunes y OR, grupo o, grupo e-learning',
  'física y iones, física e iones',
])('leaves alone: %s', (text) => {
  expect(find(text)).toEqual([]);
});
