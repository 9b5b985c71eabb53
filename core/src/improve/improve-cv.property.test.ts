import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusAreas, type ImproveInput, improveStyles } from '../assistant';
import { skills } from '../catalog/skills';
import { type Cv, cvSchema } from '../cv';
import { type Language, languages } from '../language';
import { applyChanges } from './apply-changes';
import { englishSentences, spanishSentences } from './fixtures/edited-sentences';
import { listCvTexts } from './guard/cv-facts';
import { readNumbers } from './guard/read-numbers';
import { improveCv } from './improve-cv';

const listBefores = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[1] ?? '');
const bullets = { es: listBefores(spanishSentences), en: listBefores(englishSentences) };
const links = {
  es: [
    ' y ',
    ', ',
    '. ',
    ' ; ',
    ' y además ',
    ', así como ',
    ' con el fin de mejorar ',
    ', reduciendo ',
  ],
  en: [
    ' and ',
    ', ',
    '. ',
    ' ; ',
    ' and also ',
    ', as well as ',
    ' in order to improve ',
    ', reducing ',
  ],
};
const summaries = {
  es: [
    '',
    'Persona proactiva. Enfermera con 10 años en urgencias.',
    'Soy  "camarero" , con ganas de aprender',
    'Contable (2010-2020) en javascript',
  ],
  en: [
    '',
    'Team player. Nurse with 10 years in A&E.',
    'Really  "keen" cook , hard-working',
    'Accountant (2010-2020) who knows powerbi',
  ],
};
const dates = [
  '',
  '2019',
  '2015-2018',
  'Marzo 2019 - Actualidad',
  'enero de 2012 a 03/2014',
  'Jan 2018 – Present',
  '09/2014 – 02/2019',
  'verano 2010',
  '2018-19',
  'desde 2020',
  'since May 2021',
  '1/2/2019 - 3/4/2020',
  '2020-05 - 2021-06',
  'tbd',
  'June 2011 - Dec 2017',
];

const oneOf = <T>(items: readonly T[]) => fc.constantFrom(...items);

/** A bullet of the table, two of them run together, or noise. */
function arbitraryBullet(language: Language): fc.Arbitrary<string> {
  const written = oneOf(bullets[language]);
  return fc.oneof(
    { weight: 5, arbitrary: written },
    {
      weight: 3,
      arbitrary: fc.tuple(written, oneOf(links[language]), written).map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: written.map((text) => text.toUpperCase()) },
    { weight: 1, arbitrary: written.map((text) => `  - ${text.toLowerCase()} ..`) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  );
}

const arbitrarySkill = fc.oneof(
  fc.tuple(oneOf(skills), fc.nat()).map(([skill, at]) => skill.es[at % skill.es.length] ?? ''),
  fc
    .tuple(oneOf(skills), fc.nat())
    .map(([skill, at]) => (skill.en[at % skill.en.length] ?? '').toLowerCase()),
  fc.string({ maxLength: 20 }),
);

function arbitraryCv(language: Language): fc.Arbitrary<Cv> {
  const bullet = arbitraryBullet(language);
  return fc
    .record({
      personal: fc.record({
        title: oneOf(['', 'Enfermera', 'Sales manager']),
        email: oneOf(['', 'a@example.com']),
      }),
      summary: fc.oneof(oneOf(summaries[language]), bullet),
      work_experience: fc.array(
        fc.record({
          title: oneOf(['', 'Cajero', 'Nurse', 'Jefa de obra']),
          company: oneOf(['', 'Frutas Levante', 'Moorside Clinic']),
          dates: oneOf(dates),
          description: fc.oneof(
            fc.constant(''),
            bullet,
            fc.tuple(bullet, bullet).map((two) => two.join('\n')),
          ),
          achievements: fc.array(bullet, { maxLength: 5 }),
        }),
        { maxLength: 3 },
      ),
      education: fc.array(
        fc.record({
          degree: oneOf(['', 'Grado en Enfermería']),
          dates: oneOf(dates),
          description: bullet,
        }),
        { maxLength: 2 },
      ),
      skills: fc.array(arbitrarySkill, { maxLength: 8 }),
      additional: fc.dictionary(
        oneOf(['Voluntariado', 'Projects', 'a/b~c', '2020', 'Cursos']),
        fc.array(bullet, { maxLength: 2 }),
        { maxKeys: 3 },
      ),
    })
    .map((cv) => cvSchema.parse(cv));
}

const arbitraryInput: fc.Arbitrary<ImproveInput> = fc.constantFrom(...languages).chain((language) =>
  fc.record({
    cv: arbitraryCv(language),
    language: fc.constant(language),
    style: fc.constantFrom(...improveStyles),
    focusArea: fc.constantFrom(...focusAreas),
    instructions: fc.constantFrom('', 'Más corto', 'no summary, one page', 'hazlo bonito'),
  }),
);

describe('improveCv, whatever the CV', () => checkWith(10));
describe('improveCv, whatever the CV, many of them', { tags: ['long'] }, () => checkWith(20));

function checkWith(numRuns: number): void {
  const check = (property: (input: ImproveInput) => void) =>
    fc.assert(fc.property(arbitraryInput, property), { numRuns, seed: 6 });

  it('changes nothing more when it is run on its own result', () => {
    check((input) => {
      const once = improveCv(input);
      const twice = improveCv({ ...input, cv: once.cv });
      expect(twice.changes).toEqual([]);
    });
  });

  it('gives its own result when every change is accepted, and takes any of them alone', () => {
    check((input) => {
      const { cv, changes } = improveCv(input);
      const ids = changes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(JSON.stringify(applyChanges(input.cv, changes, ids))).toBe(JSON.stringify(cv));
      expect(applyChanges(input.cv, changes, [])).toEqual(input.cv);
      for (const { id, pointer } of changes) {
        const alone = applyChanges(input.cv, changes, [id]);
        expect(JSON.stringify(alone), pointer).not.toBe(JSON.stringify(input.cv));
      }
    });
  });

  it('keeps names, dates and contact data and adds no number', () => {
    check((input) => {
      const { cv } = improveCv(input);
      expect(cv.personal).toEqual(input.cv.personal);
      const sortJobs = (jobs: typeof cv.work_experience) =>
        jobs.map(({ title, company, dates }) => JSON.stringify([title, company, dates])).sort();
      expect(sortJobs(cv.work_experience)).toEqual(sortJobs(input.cv.work_experience));
      const listValues = (one: typeof cv) =>
        listCvTexts(one)
          .flatMap(readNumbers)
          .map(({ value }) => value);
      const numbers = new Set(listValues(input.cv));
      for (const value of listValues(cv)) expect(numbers).toContain(value);
    });
  });
}

describe('facts', () => {
  const NAME = /(?<=\p{Ll} )\p{Lu}[\p{L}\d]*[\p{Lu}\d]\p{L}*(?![\p{L}\d])/gu;
  const sample = fc.sample(
    fc
      .constantFrom(...languages)
      .chain((language) => arbitraryCv(language).map((cv) => ({ language, cv }))),
    { numRuns: 20, seed: 11 },
  );

  it.each(improveStyles)('are all in the result or in a question (%s)', (style) => {
    const listFacts = (texts: readonly string[]) => [
      ...texts.flatMap(readNumbers).map(({ value }) => String(value)),
      ...texts.flatMap((text) => [...text.matchAll(NAME)].map(([name]) => name.toLowerCase())),
    ];
    let facts = 0;
    for (const { language, cv } of sample) {
      const before = listFacts(listCvTexts(cv));
      const input = { language, cv, style, focusArea: 'balanced', instructions: '' } as const;
      const { cv: after, questions } = improveCv(input);
      const texts = [...listCvTexts(after), ...questions.map(({ quote }) => quote)];
      const told = new Set(listFacts(texts));
      const all = texts.join('\n').toLowerCase();
      facts += before.length;
      for (const fact of before) expect(told.has(fact) || all.includes(fact), fact).toBe(true);
    }
    expect(facts).toBeGreaterThan(100);
  });
});

describe('praise that names something', () => {
  it.each([
    'Hard-working team player with a passion for teaching Pilates.',
    'A motivated self-starter, passionate about the work of Toastmasters.',
  ])('stays: %s', (summary) => {
    const cv = cvSchema.parse({
      summary: `${summary} Ran a gym for six years.`,
      work_experience: [{ title: 'Gym manager', company: 'Moorside Leisure', dates: '2015-2021' }],
    });
    const input = { language: 'en', style: 'formal', focusArea: 'balanced' } as const;
    const result = improveCv({ ...input, cv, instructions: '' });
    const [name = ''] = /Pilates|Toastmasters/.exec(summary) ?? [];
    expect(result.cv.summary).toContain(name);
  });
});

/** Complete enough that every style and focus has something to work with. */
const arbitraryCompleteCv = fc.constantFrom(...languages).chain((language) =>
  arbitraryCv(language).map((cv) => ({
    language,
    cv: cvSchema.parse({
      ...cv,
      summary: summaries[language][1],
      education: [
        { degree: 'Grado en Enfermería', institution: 'Universidad de León', dates: '2010' },
      ],
      skills: [...cv.skills, 'Excel', 'SAP'],
      work_experience: [
        { title: 'Jefa de obra', company: 'Construcciones Duero', dates: '2015-2018' },
        ...cv.work_experience,
      ],
    }),
  })),
);

describe('styles and focuses', () => {
  const way = (one: { language: Language; cv: Cv }, more: Partial<ImproveInput>) =>
    improveCv({ ...one, style: 'formal', focusArea: 'experience', instructions: '', ...more }).cv;
  const sample = fc.sample(arbitraryCompleteCv, { numRuns: 8, seed: 24 });

  it.each([
    ['style', improveStyles.map((style) => ({ style }))],
    ['focus', focusAreas.filter((area) => area !== 'balanced').map((focusArea) => ({ focusArea }))],
  ] as const)('every %s differs from the others, in nothing but the telling', (_, ways) => {
    let distinct = 0;
    for (const one of sample) {
      const results = ways.map((more) => way(one, more));
      if (new Set(results.map((cv) => JSON.stringify(cv))).size === ways.length) distinct++;
      const known = new Set(
        listCvTexts(one.cv)
          .flatMap(readNumbers)
          .map(({ value }) => value),
      );
      for (const cv of results) {
        expect(cv.personal).toEqual(one.cv.personal);
        const names = (jobs: Cv['work_experience']) =>
          jobs.map(({ title, company, dates }) => `${title} ${company} ${dates}`).sort();
        expect(names(cv.work_experience)).toEqual(names(one.cv.work_experience));
        for (const { value } of listCvTexts(cv).flatMap(readNumbers))
          expect(known).toContain(value);
      }
    }
    expect(distinct / sample.length).toBeGreaterThanOrEqual(0.8);
  });
});
