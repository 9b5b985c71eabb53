import type { GuardFinding } from '@trayecto/core/assistant';
import { applyChanges } from '@trayecto/core/improve';
import { lies } from '@trayecto/core/improve/fixtures';
import { languages } from '@trayecto/core/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGuardTask } from '../../src/assistant/model/guard-task';
import { createModelAssistant } from '../../src/assistant/model/model-assistant';
import { createModelClient } from '../../src/assistant/model/model-client';
import { usualModelLimits } from '../../src/assistant/model/model-endpoint';
import { createModelGuard } from '../../src/assistant/model/model-guard';
import { createPlainBuiltin } from '../assistant/engines-under-test';
import { type FakeModelServer, startFakeModelServer } from './fake-model-server';
import { sampleCv } from './sample-cv';

let fake: FakeModelServer;
beforeAll(async () => {
  fake = await startFakeModelServer();
});
afterAll(() => fake.close());

function createAssistant() {
  return createModelAssistant({
    builtin: createPlainBuiltin(),
    client: createModelClient(usualModelLimits(60_000)),
    endpoint: { baseUrl: fake.baseUrl, apiKey: undefined, model: 'liar', temperature: 0.7 },
    guard: createModelGuard(async (task) => runGuardTask(task)),
    budget: { take: async () => {}, giveBack: async () => {} },
  });
}

const context = { signal: new AbortController().signal, onProgress: () => {} };

function improveWith(answer: object) {
  fake.behave({
    kind: 'say',
    text: JSON.stringify({ summary: sampleCv.summary, work_experience: [], ...answer }),
  });
  const [language, style, focusArea] = ['es', 'formal', 'balanced'] as const;
  const input = { cv: sampleCv, language, style, focusArea, instructions: '' };
  return createAssistant().improve(input, context);
}

const job = (fields: object) => ({ work_experience: [{ id: 'work_experience-1', ...fields }] });

describe('a model that lies', () => {
  it.each<[string, GuardFinding['code'], object]>([
    ['an employer', 'new-employer', job({ company: 'Multinacional Inventada' })],
    ['a job', 'entry-added', { work_experience: [{ id: 'x', company: 'Nadie', title: 'Jefa' }] }],
    ['a date', 'changed-date', job({ dates: 'marzo 2015 – actualidad' })],
    ['a title', 'new-title', job({ title: 'Directora general' })],
    [
      'a figure',
      'new-number',
      job({ achievements: ['Reduje un 40 % el tiempo de preparación.', 'Llevo los inventarios.'] }),
    ],
    [
      'a degree',
      'new-degree',
      { education: [{ id: 'education-1', degree: 'Doctorado en Física' }] },
    ],
    [
      'a school',
      'new-institution',
      { education: [{ id: 'education-1', institution: 'Universidad de Harvard' }] },
    ],
    ['a skill', 'new-skill', { skills: [...sampleCv.skills, 'Kubernetes'] }],
    [
      'a certificate',
      'new-certificate',
      { certifications: [{ id: 'certifications-1', name: 'PMP' }] },
    ],
  ])('about %s is found out, and the original stands', async (_, code, answer) => {
    const result = await improveWith(answer);
    expect(result.warnings.map((finding) => finding.code)).toContain(code);
    const all = result.changes.map(({ id }) => id);
    expect(applyChanges(sampleCv, result.changes, all)).toEqual(result.cv);
    const said = JSON.stringify(result.cv);
    for (const lie of [
      'Inventada',
      'Nadie',
      '2015',
      'Directora',
      '40 %',
      'Física',
      'Harvard',
      'Kubernetes',
      'PMP',
    ]) {
      expect(said).not.toContain(lie);
    }
  });

  it.each(languages)('about what was done reaches nobody unmarked (%s)', async (language) => {
    const pairs = lies[language]
      .trim()
      .split('\n')
      .map((line) => line.split(' | ').slice(1));
    const cv = {
      ...sampleCv,
      work_experience: pairs.map(([was = '']) => ({
        ...{ title: 'X', company: 'Alba', dates: '2015 - 2018', location: '', description: '' },
        achievements: [was],
      })),
    };
    const work_experience = pairs.map(([, told = ''], at) => ({
      id: `work_experience-${at + 1}`,
      achievements: [told],
    }));
    fake.behave({ kind: 'say', text: JSON.stringify({ summary: cv.summary, work_experience }) });
    const options = { style: 'formal', focusArea: 'balanced', instructions: '' } as const;
    const result = await createAssistant().improve({ cv, language, ...options }, context);
    const passed = pairs.filter(
      ([, told = ''], at) =>
        result.cv.work_experience[at]?.achievements.includes(told) &&
        !result.warnings.some(({ pointer }) => pointer.startsWith(`/work_experience/${at}/`)),
    );
    expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(2);
  });

  it('leaves the questions only the person can answer', async () => {
    const { questions } = await improveWith({});
    expect(questions.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'missing-result',
      '/work_experience/1/achievements',
    ]);
  });

  it('may reword what is true, and each change can be taken alone', async () => {
    const result = await improveWith({
      ...job({
        description: 'Dirijo un equipo de 12 personas.',
        achievements: ['Reduje un 30 % el tiempo de preparación.', 'Llevo los inventarios.'],
      }),
      skills: ['SAP', 'Excel', 'Gestión de inventarios'],
      additional: [{ heading: 'Otros / varios', lines: ['Carnet de conducir B'] }],
    });
    const all = result.changes.map(({ id }) => id);
    expect(all).toContain('/work_experience/0/description');
    expect(all).toContain('/additional/Otros ~1 varios');
    expect(applyChanges(sampleCv, result.changes, all)).toEqual(result.cv);
    expect(applyChanges(sampleCv, result.changes, ['/skills'])).toEqual({
      ...sampleCv,
      skills: result.cv.skills,
    });
    expect(applyChanges(sampleCv, result.changes, [])).toEqual(sampleCv);
  });

  it('about a number in a translation is found out too', async () => {
    fake.behave({
      kind: 'say',
      text: JSON.stringify({
        summary: 'Logistics manager with 18 years of experience in warehouses.',
        work_experience: [],
      }),
    });
    const input = { cv: sampleCv, from: 'es', to: 'en' } as const;
    const result = await createAssistant().translate(input, context);
    expect(result.warnings.map(({ code }) => code)).toContain('new-number');
    const own = await createPlainBuiltin().translate(input, context);
    expect(result.cv.summary).toBe(own.cv.summary);
    expect(result.drafts).toContainEqual({
      pointer: '/summary',
      source: sampleCv.summary,
      draft: own.cv.summary,
    });
  });
});
