import { expect, it } from 'vitest';
import { cvSchema } from '../cv';
import type { Language } from '../language';
import { improveCv } from './improve-cv';

/** The one line of a job with other verbs. */
function listWays(line: string, language: Language) {
  const cv = cvSchema.parse({
    personal: { title: language === 'es' ? 'Encargada' : 'Manager' },
    work_experience: [{ title: 'X', company: 'Alba', dates: '2015 - 2018', achievements: [line] }],
  });
  const input = { cv, language, style: 'formal', focusArea: 'balanced', instructions: '' } as const;
  const [change] = improveCv(input).changes.filter(({ field }) => field === 'achievements');
  return (change?.lines?.[0]?.alternatives ?? []).flatMap(({ kind, text }) =>
    kind === 'other-verb' ? [text] : [],
  );
}

it.each([
  [
    'es',
    'Encargado de las gradas del estadio y sus accesos',
    'Coordiné las gradas del estadio y sus accesos',
  ],
  ['en', 'Responsible for the ticket office', 'Supervised the ticket office'],
] as const)('offers another verb that is true as well (%s): %s', (language, line, other) => {
  expect(listWays(line, language)).toContain(other);
});

it.each([
  ['es', 'Diseño de los carteles del festival'],
  ['en', 'Designing the posters of the festival'],
] as const)('offers none where the person named the action (%s): %s', (language, line) => {
  expect(listWays(line, language)).toEqual([]);
});
