import { expect, it } from 'vitest';
import { cvSchema } from '../cv';
import type { Language } from '../language';
import { improveCv } from './improve-cv';

/** The other ways to say the one line of a job. */
function listWays(line: string, language: Language) {
  const cv = cvSchema.parse({
    personal: { title: language === 'es' ? 'Encargada' : 'Manager' },
    work_experience: [{ title: 'X', company: 'Alba', dates: '2015 - 2018', achievements: [line] }],
  });
  const input = { cv, language, style: 'formal', focusArea: 'balanced', instructions: '' } as const;
  const [change] = improveCv(input).changes.filter(({ field }) => field === 'achievements');
  return new Map(change?.lines?.[0]?.alternatives.map(({ kind, text }) => [kind, text]));
}

it.each([
  [
    'es',
    'Encargado de las gradas del estadio y sus accesos',
    'Coordiné las gradas del estadio y sus accesos',
  ],
  ['en', 'Responsible for the ticket office', 'Supervised the ticket office'],
] as const)('offers another verb that is true as well (%s): %s', (language, line, other) => {
  expect(listWays(line, language).get('other-verb')).toBe(other);
});

it.each([
  ['es', 'Diseño de los carteles del festival'],
  ['en', 'Designing the posters of the festival'],
  ['es', 'Participación en la organización de la feria, etc.'],
] as const)('offers none where the person named the action (%s): %s', (language, line) => {
  expect(listWays(line, language).has('other-verb')).toBe(false);
});
