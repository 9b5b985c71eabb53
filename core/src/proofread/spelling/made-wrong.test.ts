import { expect, it } from 'vitest';
import { listSuggestions, openLexicons } from '../../../test/proofreading';
import { wrongPlurals } from '../grammar/wrong-plurals';
import { isKnownForm } from '../words/known-forms';

const { en } = openLexicons();

it.each([
  ['tidyed', 'tidied'],
  ['carryed', 'carried'],
  ['copyed', 'copied'],
  ['emptyed', 'emptied'],
  ['sandwichs', 'sandwiches'],
  ['lunchs', 'lunches'],
  ['brushs', 'brushes'],
  ['loafs', 'loaves'],
  ['gooses', 'geese'],
  ['deers', 'deer'],
])('English makes no %s, but %s', (typed, meant) => {
  expect(listSuggestions(`Kept the store clean and the ${typed} in order`, 'en')).toContain(
    `${typed} → ${meant}`,
  );
});

it('what is made by rule is no word where the rule is another', () => {
  for (const noun of ['sandwich', 'ostrich', 'church', 'dish'])
    expect(isKnownForm(`${noun}s`, en)).toBe(false);
  for (const word of ['paths', 'cloths', 'dryness', 'flyers'])
    expect(isKnownForm(word, en)).toBe(true);
});

it('a plural made wrong has one that is right', () => {
  for (const [wrong, right] of wrongPlurals)
    if (en.step(wrong) < 0)
      expect(listSuggestions(`Looked after the ${wrong} every morning`, 'en')).toContain(
        `${wrong} → ${right}`,
      );
});

it.each([
  ['orthadontist', 'orthodontist'],
  ['independantly', 'independently'],
])('one letter in many is a slip: %s', (typed, meant) => {
  expect(listSuggestions(`Prepared the study models for the ${typed}`, 'en')).toContain(
    `${typed} → ${meant}`,
  );
});

it.each([
  ['carots', 'carrots'],
  ['class room', 'classroom'],
  ['paper work', 'paperwork'],
  ['work shop', 'workshop'],
])('%s is %s', (typed, meant) => {
  expect(listSuggestions(`Kept the ${typed} clean and tidy`, 'en')).toContain(
    `${typed} → ${meant}`,
  );
});
