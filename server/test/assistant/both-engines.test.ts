import {
  assistantTasks,
  type Engine,
  type ProposedChange,
  type RunTask,
  type TaskInput,
  type TaskName,
  type TaskOutput,
  type TaskProgress,
} from '@trayecto/core/assistant';
import { planCareer } from '@trayecto/core/career-plan';
import { AppError } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import {
  applyChanges,
  guardAgainstInvention,
  guardTranslation,
  listCvTexts,
} from '@trayecto/core/improve';
import { findLetterInventions } from '@trayecto/core/letters';
import { scoreProfile } from '@trayecto/core/optimize';
import { analyzeSkillGap } from '@trayecto/core/skill-gap';
import { isKnownName, translateCv } from '@trayecto/core/translate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCv } from '../model/sample-cv';
import { cvsUnderTest, frenchCv } from './cvs-under-test';
import { type EngineUnderTest, startBuiltin, startModel } from './engines-under-test';

type Language = 'es' | 'en';

/** What each task is given, and what must hold of its answer, whichever engine gave it. */
interface TaskCheck<Name extends TaskName> {
  input(cv: Cv, language: Language): TaskInput<Name>;
  check(input: TaskInput<Name>, output: TaskOutput<Name>): void;
}

const improve: TaskCheck<'improve'> = {
  input: (cv, language) => ({
    cv,
    language,
    style: 'formal',
    focusArea: 'experience',
    instructions: '',
  }),
  check(input, { cv, changes }) {
    const { findings } = guardAgainstInvention(input.cv, cv, input.language);
    expect(findings.filter(({ reverted }) => reverted)).toEqual([]);
    expect(cv.personal).toEqual(input.cv.personal);
    const all = changes.map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(applyChanges(input.cv, changes, all)).toEqual(cv);
    expect(applyChanges(input.cv, changes, [])).toEqual(input.cv);
  },
};

const translate: TaskCheck<'translate'> = {
  input: (cv, from) => ({ cv, from, to: from === 'es' ? 'en' : 'es' }),
  check({ cv: original, from, to }, { cv }) {
    const isKnown = (was: string, is: string) => isKnownName(was, is, { from, to });
    expect(guardTranslation(original, cv, { from, to }, isKnown).findings).toEqual([]);
    expect(cv.work_experience.map(({ company }) => company)).toEqual(
      original.work_experience.map(({ company }) => company),
    );
    expect(cv.personal.name).toBe(original.personal.name);
  },
};

const posting =
  'Buscamos responsable de almacén con 3 años de experiencia, SAP, carné de carretillero e inglés B2. Se valorará Power BI.';
const jobs = [{ id: '1', title: 'Responsable de almacén', description: posting }];

const skillGap: TaskCheck<'skillGap'> = {
  input: (cv, language) => ({ cv, language, jobDescription: posting, jobTitle: '' }),
  check(input, { posting: read, matchedSkills, matchPercentage, scoreParts }) {
    const { cv } = input;
    const counted = analyzeSkillGap(input, new Date());
    expect({ matchPercentage, scoreParts }).toEqual({
      matchPercentage: counted.matchPercentage,
      scoreParts: counted.scoreParts,
    });
    for (const { evidence } of read.requirements) {
      for (const { quote, start, end } of evidence) {
        expect(read.text.slice(start, end)).toBe(quote);
      }
    }
    const own = JSON.stringify(cv);
    const places = matchedSkills.flatMap(({ cvPlaces }) => cvPlaces);
    for (const { quote } of places) expect(own).toContain(quote);
  },
};

const jobGaps: TaskCheck<'jobGaps'> = {
  input: (cv, language) => ({ cv, language, jobs }),
  check(_, result) {
    expect(result.jobs.map(({ id }) => id)).toEqual(['1']);
  },
};

const matchJobs: TaskCheck<'matchJobs'> = {
  input: (cv, language) => ({ cv, language, jobs }),
  check(_, { matches }) {
    expect(matches.map(({ id }) => id)).toEqual(['1']);
  },
};

const careerPlan: TaskCheck<'careerPlan'> = {
  input: (cv, language) => ({
    cv,
    language,
    careerGoal: 'Directora de logística',
    hoursPerWeek: 5,
    jobs,
  }),
  check(input, plan) {
    const counted = planCareer(input, new Date());
    expect(withoutWords(plan)).toEqual(withoutWords(counted));
    expect(plan.learning_path).toEqual(counted.learning_path);
  },
};

/** What is counted and chosen in a plan. */
function withoutWords({ steps, timeline, analysis, projects }: TaskOutput<'careerPlan'>) {
  return {
    months: timeline.months_to_goal,
    dates: timeline.milestones.map(({ id, target_date }) => [id, target_date]),
    steps: steps.map(({ description: _, ...counted }) => counted),
    gaps: analysis.gaps.map(({ why: _, ...counted }) => counted),
    projects: projects.map(({ description: _, ...counted }) => counted),
  };
}

const optimize: TaskCheck<'optimize'> = {
  input: (cv, language) => ({
    cv,
    cvLanguage: language,
    platform: 'linkedin',
    industry: 'Logística',
    level: 'mid',
    language,
    today: '2026-11-15',
  }),
  check(input, { overallScore, sectionImprovements }) {
    const changes = sectionImprovements.flatMap(({ change }): ProposedChange[] =>
      change === null ? [] : [{ ...change, reasons: [] }],
    );
    const applied = applyChanges(
      input.cv,
      changes,
      changes.map(({ id }) => id),
    );
    const score = (cv: Cv) => scoreProfile({ ...input, language: input.cvLanguage, cv }).score;
    expect(overallScore).toEqual({ before: score(input.cv), after: score(applied) });
    expect(overallScore.after).toBeGreaterThanOrEqual(overallScore.before);
    const { findings } = guardAgainstInvention(input.cv, applied, input.cvLanguage);
    expect(findings.filter(({ reverted }) => reverted)).toEqual([]);
  },
};

const enhance: TaskCheck<'enhance'> = {
  input: (cv, language) => ({
    cv,
    cvLanguage: language,
    platform: 'linkedin',
    jobTitle: 'Jefa de logística',
    jobDescription: 'Imprescindible SAP, Excel e inglés B2. Valorable Power BI.',
    language,
    today: '2026-11-15',
    draft: null,
  }),
  check(_, { match }) {
    expect(match?.after).toBe(match?.before);
  },
};

const parse: TaskCheck<'parse'> = {
  input: (cv) => ({ text: listCvTexts(cv).join('\n'), cv: null }),
  check({ text }, { cv, filled }) {
    const said = text.replace(/\s+/g, ' ');
    for (const { value } of filled) expect(said).toContain(value.replace(/\s+/g, ' '));
    expect(cv.work_experience.length).toBeLessThanOrEqual(text.split('\n').length);
  },
};

const letters: TaskCheck<'letters'> = {
  input: (cv) => ({
    cv,
    job: {
      title: 'Responsable de almacén',
      company: 'Almacenes de Muestra',
      description: posting,
      language: 'es',
    },
  }),
  check({ cv, job }, { templates, language }) {
    expect(language).toBe('es');
    expect(templates.map(({ type }) => type)).toEqual(['formal', 'startup', 'creative']);
    const other = translateCv({ cv, from: 'en', to: 'es' }).cv;
    for (const template of templates) {
      expect(findLetterInventions(template, cv, job, listCvTexts(other))).toEqual([]);
      expect(template.body).toContain(cv.personal.name);
    }
  },
};

describe.each([
  ['the built-in engine', startBuiltin],
  ['a model', startModel],
])('%s', (_, start) => {
  let engine: EngineUnderTest;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  describeTask(
    { name: 'improve', ...improve, kind: () => engine.assistant.engine.kind },
    (input, context) => engine.assistant.improve(input, context),
  );
  describeTask(
    { name: 'translate', ...translate, kind: () => engine.assistant.engine.kind },
    (input, context) => engine.assistant.translate(input, context),
  );

  const kind = () => engine.assistant.engine.kind;
  describeTask({ name: 'parse', ...parse, kind }, (input, context) =>
    engine.assistant.parse(input, context),
  );
  describeTask({ name: 'skillGap', ...skillGap, kind }, (input, context) =>
    engine.assistant.skillGap(input, context),
  );
  describeTask({ name: 'careerPlan', ...careerPlan, kind }, (input, context) =>
    engine.assistant.careerPlan(input, context),
  );
  describeTask({ name: 'optimize', ...optimize, kind }, (input, context) =>
    engine.assistant.optimize(input, context),
  );
  describeTask({ name: 'enhance', ...enhance, kind }, (input, context) =>
    engine.assistant.enhance(input, context),
  );
  describeTask({ name: 'letters', ...letters, kind }, (input, context) =>
    engine.assistant.letters(input, context),
  );

  it('has nothing more to improve in what it has improved', async () => {
    const first = improve.input(sampleCv, 'es');
    const { cv, changes } = await engine.assistant.improve(first, listen());
    expect(changes).not.toEqual([]);
    expect(await engine.assistant.improve({ ...first, cv }, listen())).toMatchObject({
      cv,
      changes: [],
    });
  });

  it('is left when the person goes while it works', async () => {
    engine.hang();
    const leaving = new AbortController();
    const asked = engine.assistant.translate(
      translate.input(sampleCv, 'es'),
      listen(leaving.signal),
    );
    setTimeout(() => leaving.abort(), 5);
    await expect(asked).rejects.toThrow();
  });
});

/** All measure and no words: there is nothing in them for a model to say. */
describe('the built-in engine alone', () => {
  let engine: Awaited<ReturnType<typeof startBuiltin>>;
  beforeAll(async () => {
    engine = await startBuiltin();
  });
  const kind = () => engine.assistant.engine.kind;

  describeTask({ name: 'jobGaps', ...jobGaps, kind }, (input, context) =>
    engine.assistant.jobGaps(input, context),
  );
  describeTask({ name: 'matchJobs', ...matchJobs, kind }, (input, context) =>
    engine.assistant.matchJobs(input, context),
  );
});

function describeTask<Name extends TaskName>(
  { name, input, check, kind }: TaskCheck<Name> & { name: Name; kind: () => Engine['kind'] },
  run: RunTask<Name>,
) {
  describe(name, () => {
    for (const { what, cv, language } of cvsUnderTest) {
      const tags = what === 'of 200 KB' ? ['long' as const] : [];
      it(`answers by the schema and invents nothing for a CV ${what}`, { tags }, async () => {
        const given = assistantTasks[name].input.parse(input(cv, language));
        const before = structuredClone(given);
        const context = listen();
        const answer = await run(given, context).catch((error: unknown) => error);
        expect(given).toEqual(before);
        if (answer instanceof AppError) {
          // A model may say that a text is too long for it; it never leaves a part out.
          expect([kind(), what, answer.code]).toEqual([
            'model',
            'of 200 KB',
            'model_text_too_long',
          ]);
          return;
        }
        const output = assistantTasks[name].output.parse(answer);
        expect(output).toEqual(answer);
        // Looked into once more it would cost seconds, and tell nothing new.
        if (what !== 'of 200 KB') check(given, output);
        expectSteady(context.steps);
      });
    }

    it('gives the same answer to the same question', async () => {
      const given = input(frenchCv, 'es');
      expect(await run(given, listen())).toEqual(await run(given, listen()));
    });

    it('does not begin for someone who has gone', async () => {
      await expect(run(input(frenchCv, 'es'), listen(AbortSignal.abort()))).rejects.toThrow();
    });
  });
}

function listen(signal = new AbortController().signal) {
  const steps: TaskProgress[] = [];
  return { signal, steps, onProgress: (step: TaskProgress) => void steps.push(step) };
}

function expectSteady(steps: readonly TaskProgress[]) {
  const percents = steps.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  for (const percent of percents) expect(percent).toBeLessThanOrEqual(100);
}
