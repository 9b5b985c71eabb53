import { expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from './read-posting';

it.each(
  ['CISRS', 'NPORS', 'ABRSM'].flatMap((letters) =>
    ['Advanced', 'Intermediate', 'Gold', 'Foundation'].map((grade) => `${letters} ${grade}`),
  ),
)('a grade behind letters belongs to their name: %s', (name) => {
  const { requirements } = readPosting(`Scaffolder\n\nMust have\n- ${name} card\n- Excel`);
  expect(requirements.map(({ evidence }) => evidence[0]?.quote)).toContain(name);
});

it.each(['CISRS Scaffolder card (Part 2)', 'CISRS card', 'CISRS Trainee'])(
  'and is shown by nothing of another grade: %s',
  (name) => {
    const cv = cvSchema.parse({
      work_experience: [{ title: 'Scaffolder', achievements: ['Put up scaffolds'] }],
      certifications: [{ name, date: '2019' }],
    });
    const posting = readPosting('Scaffolder\n\nMust have\n- CISRS Advanced card\n- Excel\n- Word');
    const { matchedSkills } = compareWithPosting(cv, posting, new Date('2026-11-19'));
    expect(matchedSkills.map(({ evidence }) => evidence[0])).not.toContain('CISRS Advanced');
  },
);
