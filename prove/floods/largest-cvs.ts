import { templateNames } from '@trayecto/core/document';
import { expect } from 'vitest';
import { listPath } from '../../server/test/app/start-test-app';
import type { Flood, Flooder, FloodTarget } from './flood';

const LINE = 'Coordiné la atención de pacientes y reduje los plazos de entrega un 30 %. ';
const list = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const line = (at: number) => `${LINE}Proyecto ${at}.`;

/** As large as one may be, each in its own way; and some that are larger. */
const shapes: Readonly<Record<string, object>> = {
  '200 jobs': {
    work_experience: list(200, (at) => ({
      title: `Enfermera ${at}`,
      company: `Hospital ${at}`,
      dates: '2019 - 2021',
      description: line(at),
      achievements: [line(at), line(at + 1)],
    })),
  },
  '5,000 achievements': {
    work_experience: [{ title: 'Enfermera', company: 'Hospital', achievements: list(5_000, line) }],
  },
  '2,000 skills': { skills: list(2_000, (at) => `Habilidad ${at}`) },
  '100 sections': {
    additional: Object.fromEntries(list(100, (at) => [`Sección ${at}`, list(20, line)])),
  },
  'a megabyte of text': { education: list(100, () => ({ description: LINE.repeat(130) })) },
  'a summary of dashes': { summary: '-'.repeat(100_000) },
  'a summary without spaces': { summary: 'a'.repeat(300_000) },
  '6,000 jobs': { work_experience: list(6_000, (at) => ({ company: `Hospital ${at}` })) },
  '20,000 skills': { skills: list(20_000, (at) => `Habilidad ${at}`) },
  '45,000 headings': {
    additional: Object.fromEntries(list(45_000, (at) => [`Sección ${at}`, ['x']])),
  },
};

const HONEST = [200, 201, 413, 422, 429, 503];

/** Every call there is about a CV, for the largest of them. */
export function largestCvs(): Flood {
  let person: Flooder;
  return {
    promise: 54,
    name: 'the largest CVs in every call',
    async prepare(target) {
      person = await target.addPerson();
      await startTranslator(target, person.token);
    },
    async run(target) {
      const slow: { name: string; ms: number }[] = [];
      let calls = 0;
      const refused = new Set<string>();
      for (const [shape, parsed_data] of Object.entries(shapes)) {
        const ask = async (what: string, ask: () => ReturnType<FloodTarget['call']>) => {
          const startedAt = performance.now();
          const answer = await ask();
          slow.push({ name: `${what} of ${shape}`, ms: performance.now() - startedAt });
          calls += 1;
          expect([shape, what, HONEST.includes(answer.status), answer.text.slice(0, 200)]).toEqual([
            shape,
            what,
            true,
            expect.anything(),
          ]);
          return answer;
        };
        const saved = await ask('saving', () =>
          target.call('POST', '/api/cvs', {
            token: person.token,
            body: { filename: 'cv.pdf', content: LINE, parsed_data },
          }),
        );
        if (saved.status !== 201) {
          refused.add(shape);
          continue;
        }
        await useKept(target, person.token, saved.json.cv, ask);
      }
      const [worst] = slow.toSorted((a, b) => b.ms - a.ms);
      expect([...refused].sort()).toEqual(['20,000 skills', '45,000 headings', '6,000 jobs']);
      return `${calls} calls for ${Object.keys(shapes).length} CVs of the largest kinds, ${refused.size} of them refused: the slowest ${worst?.name}, ${worst?.ms.toFixed(0)} ms`;
    },
  };
}

/** The first translation loads a model, which stays loaded. */
async function startTranslator({ call }: FloodTarget, token: string): Promise<void> {
  const body = { filename: 'cv.pdf', content: LINE, parsed_data: { summary: LINE } };
  const { json } = await call('POST', '/api/cvs', { token, body });
  const { status } = await call('POST', '/api/translate-cv', { token, body: { cvId: json.cv.id } });
  expect(status).toBe(200);
}

type Ask = (
  what: string,
  ask: () => ReturnType<FloodTarget['call']>,
) => ReturnType<FloodTarget['call']>;

async function useKept(
  { call }: FloodTarget,
  token: string,
  cv: { id: string; version: number; parsed_data: { personal: object } },
  ask: Ask,
): Promise<void> {
  const get = (what: string, path: string) => ask(what, () => call('GET', path, { token }));
  const post = (what: string, path: string, body: object) =>
    ask(what, () => call('POST', path, { token, body }));
  const cvId = cv.id;
  await get('opening', `/api/cvs/${cvId}`);
  await get('the list', listPath(token));
  const personal = { ...cv.parsed_data.personal, name: 'Nuria Casals' };
  await ask('an edit', () =>
    call('PATCH', `/api/cvs/${cvId}`, {
      token,
      headers: { 'If-Match': `"${cv.version}"` },
      body: { parsed_data: { ...cv.parsed_data, personal } },
    }),
  );
  await get('its versions', `/api/cvs/${cvId}/versions`);
  await get('an old version', `/api/cvs/${cvId}/versions/1`);
  await post('going back', `/api/cvs/${cvId}/versions/1/restore`, {});
  for (const template of templateNames)
    await get(`a PDF, ${template}`, `/api/cvs/${cvId}/export?format=pdf&template=${template}`);
  for (const format of ['docx', 'json', 'txt'])
    await get(format, `/api/cvs/${cvId}/export?format=${format}`);
  await post('pages', '/api/documents/pages', { cv: cv.parsed_data, language: 'es' });
  await post('an improvement', '/api/improve-cv', { cvId });
  await post('a translation', '/api/translate-cv', { cvId });
  await post('an optimization', '/api/optimize-large-profile', { cvId, industryFocus: 'Salud' });
  await post('an enhancement', '/api/enhance-profile', {
    cvId,
    industryFocus: 'Enfermera',
    careerLevel: 'Buscamos enfermera con inglés B2 y experiencia en urgencias.',
  });
  await post('a skill gap', '/api/analyze-skill-gaps', {
    cvId,
    jobDescription: 'Buscamos enfermera con inglés B2 y experiencia en urgencias.',
  });
  await post('a plan', '/api/development-plan', { cvId, careerGoal: 'Supervisora' });
  await post('letters', '/api/email-templates', { cvId, job: { title: 'Enfermera' } });
  await ask('deleting', () => call('DELETE', `/api/cvs/${cvId}`, { token }));
}
