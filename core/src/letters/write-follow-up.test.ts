import { describe, expect, it } from 'vitest';
import { letterKinds } from '../assistant';
import { writeFollowUp } from './write-follow-up';

const sentOn = new Date('2026-11-05T12:00:00');

describe.each(['es', 'en'] as const)('a follow-up in %s', (language) => {
  it.each(letterKinds)('%s: whole sentences with and without a job, a day and a name', (kind) => {
    for (const title of ['', 'Enfermera de urgencias'])
      for (const on of [sentOn, null])
        for (const name of ['', 'Nerea Aizpurua']) {
          const text = writeFollowUp({ language, kind, title, name, sentOn: on });
          expect(text).not.toMatch(/ {2}| [.,]|\{|undefined|null/);
          expect(text.includes('enfermera de urgencias')).toBe(title !== '');
          expect(text.includes(language === 'es' ? '5 de noviembre' : '5 November')).toBe(!!on);
          expect(text.endsWith(name || ',')).toBe(true);
        }
  });

  it('speaks as the letter did', () => {
    const write = (kind: 'formal' | 'startup') =>
      writeFollowUp({ language, kind, title: 'Chef', name: 'Ana', sentOn });
    expect(write('formal')).not.toBe(write('startup'));
    // No contractions in a formal one.
    expect(write('formal')).not.toContain('’');
  });
});
