import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

const pick = <T>(...all: readonly T[]) => fc.constantFrom(...all);
const one = pick('a boy', 'an autistic pupil', 'my deputy', 'a young trainee', 'the carer');
const verbs = pick(
  ...(['work', 'run', 'live', 'join', 'help', 'need', 'manage', 'drive', 'visit'] as const),
);
const rest = pick('in town', 'with us twice a week', 'near the depot', 'at weekends');

describe('behind "who"', () => {
  it('comes a verb that goes with one', () => {
    fc.assert(
      fc.property(one, verbs, rest, fc.boolean(), (person, verb, end, isNow) => {
        const now = isNow ? 'now ' : '';
        const text = `I know ${person} who ${now}${verb} ${end}`;
        const third = `${verb}s`;
        expect(listSuggestions(text, 'en')).toContain(`${verb} → ${third}`);
        const right = text.replace(` ${verb} `, ` ${third} `);
        expect(listSuggestions(right, 'en')).not.toContain(`${third} → ${verb}`);
      }),
    );
  });

  it.each([
    'Checkout supervisor with 24 cashiers who deals with upsets calmly',
    'Former owner of a bar for eleven years who adapts well to a boss',
    'People in the plastics industry who live near the coast',
    'A demanding clientele, who now follow me wherever I go',
    'Two nurses and a porter who work nights',
    'A watch repairer who re-exported everything',
  ])('there may be one of several: %s', (text) => {
    expect(listSuggestions(text, 'en')).toEqual([]);
  });
});

const opening = pick('when', 'if', 'because', 'until', 'whenever', 'once');
const things = pick('part', 'receptionist', 'customer', 'driver', 'machine', 'vehicle', 'order');

describe('behind "when"', () => {
  it('one thing that can be counted has an article', () => {
    fc.assert(
      fc.property(opening, things, pick('was', 'is', 'needs', 'arrives'), (first, thing, verb) => {
        const text = `I took calls ${first} ${thing} ${verb} late`;
        const article = /^[aeiou]/.test(thing) ? 'an' : 'a';
        expect(listSuggestions(text, 'en')).toContain(`${thing} → the ${thing}`);
        for (const mark of ['the', article, 'our', 'another'])
          expect(
            listSuggestions(text.replace(thing, `${mark} ${thing}`), 'en').filter((found) =>
              found.includes(`the ${thing}`),
            ),
          ).toEqual([]);
      }),
    );
  });

  it.each([
    'Floated to the ward whenever census was low',
    'Kept callers talking until help arrived',
    'I get organised when time is short',
    'Parked where space is tight and until work is over',
  ])('what is not counted needs none: %s', (text) => {
    expect(listSuggestions(text, 'en')).toEqual([]);
  });
});
