import type { TaskInput, TaskName } from '@trayecto/core/assistant';
import type { Cv } from '@trayecto/core/cv';
import type { DocumentLanguage } from '@trayecto/core/document';
import { englishAnalyst, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { listTexts } from '@trayecto/core/improve';
import { lies } from '@trayecto/core/translate/guard/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModelServer, startFakeModelServer } from '../model/fake-model-server';
import { answerDutifully } from './dutiful-model';
import { createModelUnderTest } from './engines-under-test';

let fake: FakeModelServer;
beforeAll(async () => {
  fake = await startFakeModelServer();
});
afterAll(() => fake.close());

const context = { signal: new AbortController().signal, onProgress: () => {} };

/** What no person reads as a text: names of entries, kinds, and words of the job description that are looked up in it. */
const notWords = new Set(['id', 'type', 'demand', 'phrase', 'heading', 'dates', 'date']);

/** A lie behind every text, each time the next one. */
function putEverywhere(value: unknown, nextLie: () => string, name = ''): unknown {
  if (typeof value === 'string') {
    return notWords.has(name) || value === '' ? value : `${value} ${nextLie()}`;
  }
  if (Array.isArray(value)) return value.map((item) => putEverywhere(item, nextLie, name));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, part]) => [
    key,
    putEverywhere(part, nextLie, key),
  ]);
  return Object.fromEntries(fields);
}

const words = {
  es: {
    cv: spanishAnalyst,
    posting: 'Buscamos analista con 3 años de experiencia en SQL y Power BI. Se valorará Tableau.',
    title: 'Analista de datos',
    goal: 'Responsable de datos',
    industry: 'Banca',
  },
  en: {
    cv: englishAnalyst,
    posting: 'We are looking for an analyst with 3 years of SQL and Power BI. Tableau is a plus.',
    title: 'Data analyst',
    goal: 'Data manager',
    industry: 'Banking',
  },
} as const;

type Ask = (model: ReturnType<typeof createModelUnderTest>) => Promise<object>;

/** Every task that a model has a word in, about a CV in one language, answered in another or the same. */
function listTasks(
  own: DocumentLanguage,
  language: DocumentLanguage,
): Partial<Record<TaskName, Ask>> {
  const cv: Cv = words[own].cv;
  const { posting, title, goal, industry } = words[language];
  const today = '2026-11-15';
  const gap: TaskInput<'skillGap'> = { cv, jobDescription: posting, jobTitle: title, language };
  return {
    skillGap: (model) => model.skillGap(gap, context),
    careerPlan: (model) =>
      model.careerPlan({ cv, careerGoal: goal, language, hoursPerWeek: 5, jobs: [] }, context),
    optimize: (model) =>
      model.optimize(
        { cv, cvLanguage: own, platform: 'linkedin', industry, level: 'mid', language, today },
        context,
      ),
    letters: (model) =>
      model.letters(
        { cv, job: { title, company: 'Muestra', description: posting, language } },
        context,
      ),
    enhance: (model) =>
      model.enhance(
        {
          ...{ cv, cvLanguage: own, platform: 'resume', jobTitle: title, language, today },
          ...{ jobDescription: posting, draft: null },
        },
        context,
      ),
    ...(own === language
      ? {
          improve: (model) =>
            model.improve(
              { cv, language, style: 'formal', focusArea: 'balanced', instructions: '' },
              context,
            ),
        }
      : { translate: (model) => model.translate({ cv, from: own, to: language }, context) }),
  };
}

/** Refused texts are listed with their words. */
function listSaid(result: object): readonly string[] {
  const { refused: _, warnings: __, ...rest } = Object(result);
  return listTexts(rest);
}

describe.each([
  ['es', 'es'],
  ['es', 'en'],
  ['en', 'es'],
  ['en', 'en'],
] as const)('a model that lies about a CV in %s, in %s', (own, language) => {
  const untrue = lies[language].filter(({ trace }) => !trace.test(JSON.stringify(words)));

  async function lieIn(ask: Ask, rotations: readonly number[]): Promise<void> {
    fake.behave((request) => ({ kind: 'say', text: JSON.stringify(answerDutifully(request)) }));
    // A course of Google’s that the built-in engine knows is no lie.
    const honest = new Set(listSaid(await ask(createModelUnderTest(fake.baseUrl))));
    for (const rotation of rotations) {
      let next = rotation;
      fake.behave((request) => ({
        kind: 'say',
        text: JSON.stringify(
          putEverywhere(answerDutifully(request), () => {
            next += 1;
            return untrue[next % untrue.length]?.sentence ?? '';
          }),
        ),
      }));
      const said = listSaid(await ask(createModelUnderTest(fake.baseUrl)));
      const leaked = said.filter(
        (text) => !honest.has(text) && untrue.some(({ trace }) => trace.test(text)),
      );
      expect([rotation, ...leaked]).toEqual([rotation]);
    }
  }

  it.each(Object.entries(listTasks(own, language)))('is found out: %s', async (_, ask) => {
    await lieIn(ask, [7]);
  });

  it.each(Object.entries(listTasks(own, language)))(
    'is found out whatever the lie: %s',
    { tags: ['long'] },
    async (_, ask) => {
      await lieIn(ask, [...untrue.keys()]);
    },
  );
});
