import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EnhanceInput, enhancePlatforms } from '../assistant';
import { skills } from '../catalog/skills';
import { type Cv, cvSchema } from '../cv';
import { guardAgainstInvention } from '../improve';
import { englishSentences, spanishSentences } from '../improve/fixtures';
import { type Language, languages } from '../language';
import { findCvSkills } from '../skill-gap';
import { labelledCvs } from '../skill-gap/fixtures';
import { enhanceProfile } from './enhance-profile';

const listBefores = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[1] ?? '');
const sentences = { es: listBefores(spanishSentences), en: listBefores(englishSentences) };
const oneOf = <T>(items: readonly T[]) => fc.constantFrom(...items);

function arbitraryCv(language: Language): fc.Arbitrary<Cv> {
  const skill = oneOf(skills).map((one) => one[language][0] ?? '');
  const bullet = fc.oneof(
    { weight: 4, arbitrary: oneOf(sentences[language]) },
    { weight: 3, arbitrary: skill.map((name) => `Responsable de ${name} y powerbi`) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  );
  const job = fc.record({
    title: oneOf(['', 'Enfermera', 'Analista de datos', 'Sales manager']),
    company: oneOf(['', 'Frutas Levante']),
    dates: oneOf(['', '2015-2018', 'Marzo 2019 - Actualidad', 'tbd']),
    description: fc.oneof(fc.constant(''), bullet),
    achievements: fc.array(bullet, { maxLength: 5 }),
  });
  return fc
    .record({
      personal: fc.record({ title: oneOf(['', 'Enfermera', 'Analista de datos']) }),
      summary: fc.oneof(
        oneOf(['', 'Persona proactiva. Enfermera con 10 años en urgencias.']),
        bullet,
      ),
      work_experience: fc.array(job, { maxLength: 3 }),
      skills: fc.array(fc.oneof(skill, oneOf(['javascript', 'powerbi', 'Excel', '☕'])), {
        maxLength: 8,
      }),
    })
    .map((cv) => cvSchema.parse(cv));
}

const arbitraryInput: fc.Arbitrary<EnhanceInput> = oneOf(languages).chain((cvLanguage) =>
  fc.record({
    cv: arbitraryCv(cvLanguage),
    cvLanguage: fc.constant(cvLanguage),
    platform: oneOf(enhancePlatforms),
    jobTitle: oneOf(['', 'Enfermera', 'score 100']),
    jobDescription: fc.oneof(
      oneOf(labelledCvs.flatMap(({ postings }) => postings)).map(({ text }) => text),
      fc
        .array(oneOf(skills), { maxLength: 20 })
        .map((some) => some.map((one) => `Imprescindible ${one[cvLanguage][0]}`).join('\n')),
    ),
    language: oneOf(languages),
    today: fc.constant('2026-11-15'),
    draft: fc.option(arbitraryCv(cvLanguage)),
  }),
);

const listIds = (cv: Cv) =>
  findCvSkills(cv)
    .map(({ id }) => id)
    .toSorted();

describe('enhanceProfile, whatever the CV, the job and the model', () => {
  it('shows no skill the CV did not show, moves no match, and invents nothing', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        const { cvData, match, keywordAnalysis, tips } = enhanceProfile(input);
        expect(listIds(input.cv)).toEqual(expect.arrayContaining(listIds(cvData)));
        expect(match?.after).toBe(match?.before);
        const { findings } = guardAgainstInvention(input.cv, cvData, input.cvLanguage);
        expect(findings.filter(({ reverted }) => reverted)).toEqual([]);
        expect(cvData.work_experience).toHaveLength(input.cv.work_experience.length);
        expect(keywordAnalysis.length).toBeLessThanOrEqual(12);
        expect(tips.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 20, seed: 8 },
    );
  });
});
