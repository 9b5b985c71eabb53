import { setTimeout as sleep } from 'node:timers/promises';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { expect } from 'vitest';
import { goodPdf } from '../parts/hostile-files';
import { sendFile } from '../parts/send-file';
import type { Flood, Flooder, FloodTarget } from './flood';

const AT_ONCE = 8;
const TURNS = 3;
const ACTS_IN_A_TURN = 3;
/** Another person's work takes at most this many times as long as without the flood. */
const MOST_TIMES = 3;
/** Or is done so soon that nobody minds. */
const SOON_MS = 500;
/** Done, no room for more of it, or told to come back later; nothing else. */
const HONEST = [200, 201, 413, 422, 429, 503];

interface Worker {
  readonly person: Flooder;
  readonly cvId: string;
}

interface Deed {
  readonly name: string;
  /** What the flooding person's CV is, where it is not the other's. */
  readonly heavy?: object;
  act(target: FloodTarget, worker: Worker): Promise<number>;
}

const manyJobs = (count: number) => ({
  ...spanishAnalyst,
  work_experience: Array.from({ length: count }, (_, at) => ({
    title: 'Analista de datos',
    company: `Empresa ${at}`,
    dates: '2019 - 2021',
    description: 'Responsable de los informes en SQL y Python para tres países.',
    achievements: ['Reduje los plazos un 30 %.', 'Formé a doce personas.'],
  })),
});

const statusOf = async (answer: Promise<{ readonly status: number }>) => (await answer).status;

const deeds: readonly Deed[] = [
  {
    name: 'documents',
    heavy: manyJobs(60),
    act: ({ call }, { person, cvId }) =>
      statusOf(call('GET', `/api/cvs/${cvId}/export?format=pdf`, { token: person.token })),
  },
  {
    name: 'tasks of the engine',
    heavy: manyJobs(60),
    act: ({ call }, { person, cvId }) =>
      statusOf(
        call('POST', '/api/optimize-large-profile', {
          token: person.token,
          body: { cvId, industryFocus: 'Tecnología' },
        }),
      ),
  },
  {
    name: 'files to be read',
    act: ({ url }, { person }) => statusOf(sendFile(url, person.token, 'cv.pdf', goodPdf())),
  },
  {
    name: 'saves and their history',
    heavy: { ...spanishAnalyst, summary: 'Atendí a pacientes de urgencias. '.repeat(9_000) },
    async act({ call }, { person, cvId }) {
      const { token } = person;
      const kept = await call('GET', `/api/cvs/${cvId}`, { token });
      if (kept.status !== 200) return kept.status;
      const { parsed_data, version } = kept.json.cv;
      const title = `Analista ${version}`;
      const { status } = await call('PATCH', `/api/cvs/${cvId}`, {
        token,
        headers: { 'If-Match': `"${version}"` },
        body: { parsed_data: { ...parsed_data, personal: { ...parsed_data.personal, title } } },
      });
      // Their own other tabs were quicker.
      if (status === 409) return 200;
      await call('GET', `/api/cvs/${cvId}/versions`, { token });
      return status;
    },
  },
];

/** One person does the same thing over and over, many times at once; another does it now and then, and is timed. */
export const oneWithoutEnd: readonly Flood[] = deeds.map(flood);

function flood({ name, heavy, act }: Deed): Flood {
  let greedy: Worker;
  let modest: Worker;
  return {
    promise: 55,
    name: `${name} of one person without end`,
    async prepare(target) {
      greedy = await addWorker(target, heavy ?? spanishAnalyst);
      modest = await addWorker(target, spanishAnalyst);
      // The first of its kind starts what makes it.
      for (const worker of [greedy, modest]) expect(HONEST).toContain(await act(target, worker));
    },
    async run(target) {
      const seen = new Map<number, number>();
      const alone: number[] = [];
      const beside: number[] = [];
      // By turns, so that what else the machine does falls on both.
      for (let turn = 0; turn < TURNS; turn += 1) {
        alone.push(...(await timeActs(() => act(target, modest))));
        let isOver = false;
        const flooding = Array.from({ length: AT_ONCE }, async () => {
          while (!isOver) {
            const status = await act(target, greedy);
            seen.set(status, (seen.get(status) ?? 0) + 1);
            // As every refusal asks for, and sooner than it says.
            if (status >= 400) await sleep(100);
          }
        });
        await sleep(500);
        beside.push(...(await timeActs(() => act(target, modest))));
        isOver = true;
        await Promise.all(flooding);
      }
      const [aloneMs, besideMs] = [middle(alone), middle(beside)];
      const counts = [...seen].sort().map(([status, count]) => `${count} × ${status}`);
      expect([...seen.keys()].filter((status) => !HONEST.includes(status))).toEqual([]);
      expect(besideMs).toBeLessThan(Math.max(MOST_TIMES * aloneMs, SOON_MS));
      return `${name} of one person, ${AT_ONCE} at once (${counts.join(', ')}): another’s take ${besideMs.toFixed(0)} ms, alone ${aloneMs.toFixed(0)} ms`;
    },
  };
}

async function addWorker({ addPerson, call }: FloodTarget, parsed_data: object): Promise<Worker> {
  const person = await addPerson();
  const { status, text, json } = await call('POST', '/api/cvs', {
    token: person.token,
    body: { filename: 'cv.pdf', content: 'texto', parsed_data },
  });
  expect([status, text.slice(0, 200)]).toEqual([201, text.slice(0, 200)]);
  return { person, cvId: json.cv.id };
}

async function timeActs(act: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < ACTS_IN_A_TURN; i += 1) {
    const startedAt = performance.now();
    const status = await act();
    times.push(performance.now() - startedAt);
    expect([200, 201]).toContain(status);
  }
  return times;
}

const middle = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
