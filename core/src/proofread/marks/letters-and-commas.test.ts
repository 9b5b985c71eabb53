import { describe, expect, it } from 'vitest';
import { listSuggestions, openWords } from '../../../test/proofreading';
import { checkMarks } from './check-marks';

const acronyms = ['PC', 'CV', 'KPI', 'HGV', 'GCSE', 'NGO', 'SME'];

describe('plurals of letters', () => {
  it.each(acronyms)('%s has no apostrophe', (name) => {
    const lines = [
      `Repaired ${name}'s and printers`,
      `Kept all the ${name}'s, then left`,
      `Looked after three ${name}'s daily`,
      `Reviewed the ${name}’s`,
    ];
    for (const line of lines)
      expect(listSuggestions(line, 'en')).toContainEqual(
        expect.stringMatching(`${name}['’]s → ${name}s$`),
      );
    const right = [
      `Cleaned the ${name}'s fan and case`,
      `It was cheaper than the ${name}'s.`,
      `Led the ${name}'s on-site team`,
      `Repaired ${name}s and printers`,
    ];
    for (const line of right)
      expect(listSuggestions(line, 'en').filter((one) => one.startsWith(name))).toEqual([]);
  });

  it.each(['1990', '80', '2010'])('%ss has none either', (decade) => {
    expect(listSuggestions(`Music of the ${decade}'s`, 'en')).toEqual([`${decade}'s → ${decade}s`]);
    expect(listSuggestions(`Music of the ${decade}s`, 'en')).toEqual([]);
  });
});

describe('whose it is, where what it is comes not after it', () => {
  it.each([
    "Opened a dry cleaner's in Leith",
    "A basket 6% higher than the store's.",
    "Treated the goods as if they were the customer's, which they are.",
    "Processed widow's and other pensions",
    "Organized the team's on-call rota",
    'Gave candidates feedback on their results',
  ])('%s', (text) => {
    expect(listSuggestions(text, 'en')).toEqual([]);
  });
});

describe('words that rightly follow themselves', () => {
  it.each([
    'Gave her her tablets every night',
    'Visitors signed in in line with the rules',
    'Made made-to-measure curtains',
    'Took a A-level class',
  ])('%s', (text) => {
    expect(listSuggestions(text, 'en').filter((one) => !/^an? →/.test(one))).toEqual([]);
  });
});

describe('a comma between a word and a figure', () => {
  const words = [...openWords().es.used()]
    .filter((word) => /^\p{Ll}{4,}$/u.test(word))
    .slice(0, 400);
  const find = (text: string) => checkMarks(text).map(({ suggestions: [meant] }) => meant);

  it('has a blank behind it', () => {
    for (const word of words) {
      expect(find(`en la ${word},45 personas`)).toEqual([', ']);
      expect(find(`desde 2019,${word} de noche`)).toEqual([', ']);
      expect(find(`en la ${word} ,45 personas`)).toEqual([', ']);
      expect(find(`en la ${word}, 45 personas`)).toEqual([]);
    }
  });

  it.each(['1,200', '3,5', '1.200,50', '0,5 %', 'B2,5', 'x,45', '12,30 h', '3,5kg', 'micro:bit'])(
    'stays in %s',
    (figure) => {
      expect(find(`unos ${figure} de más`)).toEqual([]);
    },
  );
});
