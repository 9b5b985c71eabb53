import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TranslateInput } from '../../assistant';
import { type Cv, cvSchema } from '../../cv';
import { englishAnalyst, spanishAnalyst } from '../../document/fixtures';
import { englishCv, spanishCv } from '../../improve/fixtures';
import { type AnswerSentence, sure } from '../direction';
import { translateCv } from '../translate-cv';
import { type Lie, lies } from './fixtures/lies';
import { guardModelTranslation, openTranslationGuard } from './guard-model-translation';

/** The sentences of these CVs as an honest translator tells them. */
const told = new Map(
  readFileSync(new URL('./fixtures/sample-cvs.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t', 2) as [string, string]),
);
const answer: AnswerSentence = (sentence) => {
  const text = told.get(sentence);
  return text === undefined ? undefined : sure(text);
};

const directions = [
  { from: 'es', to: 'en', cv: spanishCv, tags: [] },
  { from: 'en', to: 'es', cv: englishCv, tags: [] },
  { from: 'es', to: 'en', cv: spanishAnalyst, tags: ['long'] },
  { from: 'en', to: 'es', cv: englishAnalyst, tags: ['long'] },
] satisfies readonly (TranslateInput & { readonly tags: string[] })[];

/** How a lie is put into a text: behind it, into it, or in its place. */
const ways = {
  'one more sentence': (text: string, { sentence }: Lie) => `${text} ${sentence}`,
  'a clause': (text: string, { clause }: Lie) => `${text.replace(/\.$/, '')} ${clause}.`,
  'another sentence': (_: string, { sentence }: Lie) => sentence,
  'another name': (_: string, { name }: Lie) => name,
} as const;

/** The CV with the lie in each of its texts. */
function lieEverywhere(value: unknown, put: (text: string) => string): unknown {
  if (typeof value === 'string') return value.trim() === '' ? value : put(value);
  if (Array.isArray(value)) return value.map((item) => lieEverywhere(item, put));
  const fields = Object.entries(Object(value));
  return Object.fromEntries(fields.map(([name, part]) => [name, lieEverywhere(part, put)]));
}

/** And with more than it had: a job, a skill, a line, a section, a text where there was none. */
function addMore(cv: Cv, { name, sentence }: Lie): Cv {
  const more = cvSchema.parse({
    work_experience: [{ title: name, company: name, description: sentence }],
    education: [{ degree: name }],
    certifications: [{ name }],
    languages: [{ language: name }],
  });
  return {
    ...cv,
    summary: cv.summary || sentence,
    work_experience: [
      ...cv.work_experience.map((job) => ({
        ...job,
        description: job.description || sentence,
        achievements: [...job.achievements, sentence],
      })),
      ...more.work_experience,
    ],
    education: [
      ...cv.education.map((one) => ({ ...one, description: one.description || sentence })),
      ...more.education,
    ],
    skills: [...cv.skills, name],
    certifications: [...cv.certifications, ...more.certifications],
    languages: [...cv.languages, ...more.languages],
    additional: { ...cv.additional, [name]: [sentence] },
  };
}

/** Where the trace of a lie is. */
function findTraces(value: unknown, trace: RegExp, place = ''): string[] {
  if (typeof value === 'string') return trace.test(value) ? [`${place}: ${value}`] : [];
  return Object.entries(Object(value)).flatMap(([name, part]) => [
    ...(trace.test(name) ? [`${place}/${name}`] : []),
    ...findTraces(part, trace, `${place}/${name}`),
  ]);
}

for (const { from, to, cv, tags } of directions) {
  describe(`a model that lies to ${cv.personal.name}, from ${from} to ${to}`, { tags }, () => {
    const honest = translateCv({ cv, from, to }, answer).cv;
    const guard = openTranslationGuard({ cv, from, to }, answer);
    // What the person says themselves is no lie.
    const said = JSON.stringify([cv, honest]);
    const untrue = lies[to].filter(({ trace }) => !trace.test(said));

    it.each(untrue.map((lie) => [lie.about, lie] as const))('is found out: %s', (_, lie) => {
      for (const [way, told] of listVersions(honest, lie)) {
        const guarded = guard(told);
        expect([way, ...findTraces(guarded.cv, lie.trace)]).toEqual([way]);
        expect(guarded.warnings.length).toBeGreaterThan(0);
      }
    });

    it('is believed where it tells the truth', () => {
      expect(guard(honest)).toMatchObject({ cv: honest, warnings: [], byBuiltin: [] });
    });
  });
}

function listVersions(honest: Cv, lie: Lie): [string, Cv][] {
  const sections = Object.values(honest.additional);
  const renamed = { ...honest, additional: { [lie.name]: sections[0] ?? [] } };
  return [
    ...Object.entries(ways).map(([way, put]): [string, Cv] => [
      way,
      cvSchema.parse(lieEverywhere(honest, (text) => put(text, lie))),
    ]),
    ['one more of everything', addMore(honest, lie)],
    ...(sections.length === 1 ? [['another heading', renamed] as [string, Cv]] : []),
  ];
}

describe('a model that answers only some parts', () => {
  const input = { cv: spanishCv, from: 'es', to: 'en' } as const;
  const ours = translateCv(input, answer).cv;

  it('has the others filled in by the built-in engine, each told as such', () => {
    const summary = 'Logistics manager with experience in warehouses.';
    const said = { ...spanishCv, summary: spanishCv.summary === '' ? '' : summary };
    const { cv, byBuiltin = [] } = guardModelTranslation(input, said, answer);
    expect(cv.work_experience).toEqual(ours.work_experience);
    expect(byBuiltin).toContainEqual({
      pointer: '/work_experience/0/title',
      text: ours.work_experience[0]?.title,
    });
    expect(byBuiltin.some(({ pointer }) => pointer === '/summary')).toBe(false);
    // What reads the same in both languages nobody translated.
    expect(byBuiltin.some(({ pointer }) => pointer.endsWith('/company'))).toBe(false);
  });

  const cv = { ...spanishCv, summary: 'Coordino equipos de reparto. Gestiono el almacén.' };
  const said = 'Coordinate delivery teams at Inventia. Manage the warehouse.';

  it('is told sentence by sentence where it said too much in one of them', () => {
    const own = 'Coordinate delivery teams.';
    const guarded = guardModelTranslation(
      { ...input, cv },
      { ...ours, summary: said },
      (sentence) => (sentence.startsWith('Coordino') ? sure(own) : undefined),
    );
    expect(guarded.cv.summary).toBe(`${own} Manage the warehouse.`);
    expect(guarded.byBuiltin).toEqual([{ pointer: '/summary', text: own }]);
  });

  it('has a draft in the words of the person where nobody else has any', () => {
    const guarded = guardModelTranslation({ ...input, cv }, { ...ours, summary: said });
    const draft = 'Coordino equipos de reparto. Manage the warehouse.';
    expect(guarded.cv.summary).toBe(draft);
    expect(guarded.drafts).toContainEqual({ pointer: '/summary', source: cv.summary, draft });
  });
});
