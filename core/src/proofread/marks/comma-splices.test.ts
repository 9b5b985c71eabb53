import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

const deeds = [
  'Marked out the playing field',
  'Fed the rye starter twice daily',
  'Set out trays and files without being asked',
  'Fitted new seals on both pumps',
  'I rebuilt the gearbox alone',
  'The boiler was serviced every spring',
];
const results = [
  'it never failed in three winters',
  'they were back on the road by noon',
  'the number of complaints fell by half',
  'the dentist could start at nine',
  'my manager was very pleased',
  'this has saved two hours a day',
];
const joined = deeds.flatMap((deed) => results.map((result) => [deed, result] as const));
const findSplices = (text: string) =>
  listSuggestions(text, 'en').filter((one) => one.endsWith(', → ;'));

describe('two sentences with only a comma between them', () => {
  it.each(joined)('are seen in “%s, %s”', (deed, result) => {
    expect(findSplices(`${deed}, ${result}`)).toEqual([', → ;']);
  });

  it.each(joined)(
    'are none in “%s” and “%s” with a word or a mark that joins them',
    (deed, result) => {
      for (const link of ['; ', '. ', ', and ', ', so ', ', because ', ', which meant that '])
        expect(findSplices(`${deed}${link}${result}`)).toEqual([]);
      for (const opener of ['When we', 'After I', 'Because they', 'If somebody', 'Since he'])
        expect(findSplices(`${opener} left, ${result}`)).toEqual([]);
    },
  );

  it.each([
    'Based on the survey, the hours were changed',
    'Instead of a van, they sent a bicycle',
    'Seated at the head of the bench, I wrote the reasons',
    'The hours were long, the pay was poor and the rooms were cold',
    'Refused a loan, I sold the van',
    'Cleaned the kitchen, the bar and the terrace',
    'Supplied the school, the clinic, the two hotels they own',
    'I put the medicines in one bag and, with his doctor, we cut them to nine',
  ])('are none in “%s”', (text) => {
    expect(findSplices(text)).toEqual([]);
  });
});
