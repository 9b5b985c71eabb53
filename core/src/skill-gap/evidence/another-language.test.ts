import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';

const NOW = new Date('2026-11-19T00:00:00Z');

function isShown(line: string, languages: readonly (readonly [string, string])[]): boolean {
  const cv = cvSchema.parse({
    work_experience: [{ title: 'Receptionist', achievements: ['Welcomed guests'] }],
    languages: languages.map(([language, proficiency]) => ({ language, proficiency })),
  });
  const posting = readPosting(
    `Receptionist\n\nRequirements:\n- Fluent English\n- ${line}\n- Excel`,
  );
  const { matchedSkills } = compareWithPosting(cv, posting, NOW, 'en');
  return matchedSkills.some(({ evidence }) => evidence.some((quote) => line.includes(quote)));
}

const LINES = ['Knowledge of a second language', 'Another European language', 'A third language'];

describe('a language that is not named', () => {
  it.each(LINES)('is any that the job does not name: %s', (line) => {
    expect(
      isShown(line, [
        ['English', 'C2'],
        ['Polish', 'B1'],
      ]),
    ).toBe(true);
    expect(isShown(line, [['English', 'C2']])).toBe(false);
    expect(
      isShown(line, [
        ['English', 'C2'],
        ['Polish', 'A2'],
      ]),
    ).toBe(false);
  });
});
