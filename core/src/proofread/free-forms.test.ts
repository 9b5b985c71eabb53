import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../test/proofreading';
import type { TextReading } from '../assistant';
import type { Finding } from './finding';
import { mergeReading } from './merge-reading';

const lexicons = openLexicons();

interface Given {
  readonly gain: number;
  readonly findings?: readonly Finding[];
  readonly amount?: number;
}

/** "[gone|put]" in a text is what the model would change, and what it says of a finding there. */
function merge(marked: string, { gain, findings = [], amount = 1 }: Given) {
  const corrections: TextReading['corrections'] = [];
  let taken = 0;
  const text = marked.replaceAll(
    /\[([^|]*)\|([^\]]*)\]/g,
    (whole, gone: string, put: string, at) => {
      const from = Number(at) - taken;
      taken += whole.length - gone.length;
      corrections.push({ from, to: from + gone.length, replacement: put, gain });
      return gone;
    },
  );
  const surprises = corrections.map(({ from, to }) => ({ from, to, amount }));
  const input = { text, language: 'en' as const, known: new Set<string>() };
  return mergeReading(input, findings, { corrections, surprises }, lexicons).map(
    (one) => `${text.slice(one.from, one.to)} → ${one.suggestions[0]}`,
  );
}

describe('what is right though the model has met another form more often', () => {
  it.each([
    'Took after-[hours|hour] calls for the practice',
    'Skim walls in [lived|live]-in houses',
    'Set up and [clear|cleared] the surgery for check-ups',
    'Read drawings, set out walls and [lay|laid] to the line',
    'Lime work for customers in [south|South] Cheshire',
    'Mentor[| to] new drivers for three weeks',
    'Work the [denials|denial] queue for two payers',
    'Finishing before 9 [am|in] most mornings',
    'Second in charge [on|of] a dairy farm',
    'Helped [Reception|reception] children to settle in',
    'Hard work is no [bother|better] to me',
  ])('%s', (marked) => {
    expect(merge(marked, { gain: 2.9 })).toEqual([]);
  });

  it.each([
    ['Set up the hall and [clear|cleared] it after we had finished', 'clear → cleared'],
    ['Worked in [south|South] Africa for two years', 'south → South'],
    ['Each [employees|employee] is given a locker', 'employees → employee'],
  ])('but not in %s', (marked, wanted) => {
    expect(merge(marked, { gain: 2.9 })).toContain(wanted);
  });

  it('is a list that says what else was done, unless the model is very sure', () => {
    const line = 'Fix bikes, [selling|sell] parts and keep the books';
    expect(merge(line, { gain: 2 })).toEqual([]);
    expect(merge(line, { gain: 4 })).toEqual(['selling → sell']);
  });
});

it('who does it stays, and the verb goes with them', () => {
  const line = "[He|I] [don't|doesn't] need to check my work";
  expect(merge(line, { gain: 6 })).toEqual(["don't → doesn't"]);
});

it('what a check says decides where the model finds both nearly as likely', () => {
  const line = 'Cases took four years [in|on] average';
  const findings = [
    { from: 22, to: 24, kind: 'confusion' as const, suggestions: ['on'], isSure: false },
  ];
  expect(merge(line, { gain: -1.7, findings, amount: 0.1 })).toEqual(['in → on']);
  expect(merge(line, { gain: -3.5, findings, amount: 0.1 })).toEqual([]);
});
