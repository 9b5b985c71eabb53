import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

const nouns = ['skill', 'job', 'course', 'task', 'machine', 'project'] as const;
const verbs = ['was hard', 'has ended', 'was what I liked'] as const;
const pick = <T>(all: readonly T[]) => fc.constantFrom(...all);

it('what is pointed at is one or several', () => {
  fc.assert(
    fc.property(pick(nouns), pick(verbs), fc.boolean(), (noun, verb, isOne) => {
      const many = verb.replace('was', 'were').replace('has', 'have');
      const right = isOne ? `This ${noun} ${verb}` : `These ${noun}s ${many}`;
      expect(listSuggestions(right, 'en')).toEqual([]);
      const wrong = isOne ? `These ${noun} ${verb}` : `This ${noun}s ${many}`;
      const slip = isOne ? `${noun} → ${noun}s` : 'This → These';
      expect(listSuggestions(wrong, 'en')).toContain(slip);
    }),
  );
});

it.each([
  'This helps clients who need it',
  'These staff are all trained',
  'Fed these sheep twice a day and those deer were counted',
])('what is right stays: %s', (text) => {
  expect(listSuggestions(text, 'en')).toEqual([]);
});
