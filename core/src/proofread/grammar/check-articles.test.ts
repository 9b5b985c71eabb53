import { describe, expect, it } from 'vitest';
import { openWords } from '../../../test/proofreading';
import { checkNumberArticles, checkSpelledArticles } from './check-articles';

const namedWithVowel = [...'AEFHILMNORSX'];
const consonants = [...'BCDFGHJKLMNPQRSTVWXZ'];
const others = [...'BCDGJKPQTVWYZ'];
const find = (text: string) => [...checkSpelledArticles(text), ...checkNumberArticles(text)];
const take = (article: string, name: string) => find(`Ran ${article} ${name} team`).length === 0;

describe('letters that are read by their names', () => {
  it.each(namedWithVowel)('are "an" before %s', (letter) => {
    // Which letters make a word nobody can tell without its vowels.
    const names = consonants.flatMap((one) => consonants.map((two) => letter + one + two));
    const clear = names.filter((name) => !/^SQL$|^[XVILC]+$/.test(name));
    expect([...clear, `${letter}-level`, `${letter}4`].filter((name) => !take('an', name))).toEqual(
      [],
    );
    expect([...clear, `${letter}-level`, `${letter}4`].filter((name) => take('a', name))).toEqual(
      [],
    );
  });

  it.each(others)('are "a" before %s', (letter) => {
    const names = consonants.flatMap((one) => [
      letter + one,
      `${letter + one}A`,
      `${letter}-${one}`,
    ]);
    const clear = names.filter((name) => !/^[XVILC]+$/.test(name));
    expect(clear.filter((name) => !take('a', name) || take('an', name))).toEqual([]);
  });

  it('may be a word', () => {
    const either = 'SQL FAQ URL LED RAF SAP MOT SMART STEM SWOT SCADA SME FTSE LAN HIAB'.split(' ');
    expect(either.filter((name) => !take('a', name) || !take('an', name))).toEqual([]);
  });
});

it.each(['UK', 'USB', 'UV', '40', '£40', '1000', '100-bed', '180'])('takes a before %s', (name) => {
  expect([take('a', name), take('an', name)]).toEqual([true, false]);
});

it.each(['8', '80-bed', '£8m', '11-strong', '18', '8,000', 'MSc', 'e-bike', 'M&S'])(
  'takes an before %s',
  (name) => {
    expect([take('an', name), take('a', name)]).toEqual([true, false]);
  },
);

it('takes either before 1,100, a grade and words in use', () => {
  expect(find('An 1,100-seat hall, a 1,100-seat hall, grade A NVQ, vitamin A HGV')).toEqual([]);
  const words = [...openWords().en.used()].filter((word) => /^\p{Ll}{3,}$/u.test(word));
  expect(words.filter((word) => !take('a', word) || !take('an', word))).toEqual([]);
});
