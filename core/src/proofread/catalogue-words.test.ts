import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../test/proofreading';
import { cities, countries } from '../catalog';
import { certificates } from '../catalog/credentials';
import { skills } from '../catalog/skills';
import { jobTitles } from '../catalog/titles';
import type { Language } from '../language';
import { proofreadText } from './proofread-text';

const lexicons = openLexicons();
const find = (text: string, language: Language) =>
  proofreadText({ text, language, known: new Set() }, lexicons).map(
    ({ kind, from, to, suggestions }) => ({
      kind,
      told: `${text.slice(from, to)} → ${suggestions[0]} | ${text}`,
    }),
  );

/** Some of its many ways to be written are no good style: "Chat GPT". */
const MOST_OF_A_HUNDRED = 0.8;
const EVERY = { quick: 27, long: 9 };
const lines: Readonly<Record<Language, (name: string) => string>> = {
  es: (name) => `Experiencia en ${name}`,
  en: (name) => `Experience in ${name}`,
};

describe.each(['es', 'en'] as const)('what the catalogue names (%s)', (language) => {
  const names = [...skills, ...jobTitles, ...certificates].flatMap((one) => one[language]);

  const measure = (every: number) => {
    const some = names.filter((_, at) => at % every === 0);
    const found = some.flatMap((name) => [
      ...find(name, language),
      ...find(lines[language](name), language),
    ]);
    expect(some.length).toBeGreaterThan(4_500 / every);
    const told = found.map((one) => one.told).join('\n');
    expect((100 * found.length) / (2 * some.length), told).toBeLessThan(MOST_OF_A_HUNDRED);
  };

  it('is hardly ever taken for a slip, alone or in a line', () => measure(EVERY.quick));
  it('is hardly ever taken for a slip, three times as many', { tags: ['long'] }, () =>
    measure(EVERY.long),
  );

  it('is no misspelt place', () => {
    const places = [...cities, ...countries].map((name) =>
      name.replace(/^./, (a) => a.toUpperCase()),
    );
    const some = places.filter((_, at) => at % EVERY.long === 0);
    const found = some.flatMap((name) =>
      find(
        language === 'es' ? `Trabajé en ${name} dos años` : `Worked in ${name} for two years`,
        language,
      ),
    );
    const spelt = found.filter(({ kind }) => kind === 'spelling').map(({ told }) => told);
    expect(spelt.length / some.length, spelt.join('\n')).toBeLessThan(0.01);
  });
});
