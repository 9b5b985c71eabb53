import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { foldText, type Language } from '../language';
import { weakEnglishLines, weakSpanishLines } from './fixtures/weak-lines';
import { readNumbers } from './guard/read-numbers';
import { improveCv } from './improve-cv';

interface WeakLine {
  readonly place: string;
  readonly text: string;
  readonly phrases: readonly string[];
}

function readLines(table: string): readonly WeakLine[] {
  let place = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const heading = /^\[(.*)\]$/.exec(line)?.[1];
      if (heading !== undefined) {
        place = heading;
        return [];
      }
      const [text = '', ...phrases] = line.split(' | ');
      return [{ place, text, phrases }];
    });
}

function improve({ place, text }: WeakLine, language: Language) {
  const isSpanish = language === 'es';
  const title = isSpanish ? 'Administrativa' : 'Clerk';
  const now = isSpanish ? 'actualidad' : 'present';
  const cv = cvSchema.parse({
    personal: { title, email: 'ana@example.com', phone: '600 000 000' },
    summary: place === 'summary' ? text : '',
    skills: place === 'skills' ? [text, 'Excel'] : ['Excel'],
    work_experience: [
      {
        title,
        company: 'Alba S.L.',
        dates: place === 'current' ? `2020 - ${now}` : '2015 - 2018',
        achievements: place === 'ended' || place === 'current' ? [text] : [],
      },
    ],
  });
  const input = { cv, language, style: 'formal', focusArea: 'balanced', instructions: '' } as const;
  return { cv, result: improveCv(input), again: improveCv({ ...input, cv: improveCv(input).cv }) };
}

describe.each([
  ['es', weakSpanishLines],
  ['en', weakEnglishLines],
] as const)('weak lines (%s)', (language, table) => {
  const lines = readLines(table).map((line) => ({ line, ...improve(line, language) }));

  it('has each weak phrase gone or asked about', () => {
    const left = lines.flatMap(({ line, result }) => {
      const texts = [
        result.cv.summary,
        ...result.cv.skills,
        ...result.cv.work_experience.flatMap(({ achievements }) => achievements),
      ].map(foldText);
      const asked = result.questions.flatMap(({ phrases = [] }) => phrases.map(foldText));
      return line.phrases.filter((phrase) => {
        const words = foldText(phrase);
        return (
          texts.some((text) => text.includes(words)) &&
          !asked.some((one) => one.includes(words) || words.includes(one))
        );
      });
    });
    expect(left.length, left.join('\n')).toBeLessThan(lines.length * 0.03);
  });

  it('keeps every number and invents none', () => {
    for (const { line, result } of lines) {
      const after = [
        result.cv.summary,
        ...result.cv.skills,
        ...result.cv.work_experience.flatMap(({ achievements }) => achievements),
        ...result.questions.map(({ suggestion = '' }) => suggestion),
      ].join('\n');
      const numbers = readNumbers(after).map(({ value }) => value);
      for (const { value } of readNumbers(line.text)) expect(numbers, after).toContain(value);
      expect(
        result.warnings.filter(({ reverted }) => reverted),
        after,
      ).toEqual([]);
    }
  });

  it('has nothing more to change on its own result', () => {
    for (const { again } of lines) expect(again.changes).toEqual([]);
  });
});
