import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyCv } from '@trayecto/core/cv';
import { createCaller } from '../../server/test/app/start-test-app';
import type { Person } from './people';

/** The answers the writers got, which the database must agree with. */
export interface WriteLog {
  /** Names of CVs whose saving was answered with success. */
  readonly acknowledged: Set<string>;
  /** Names of CVs that were sent and never answered: wholly there or wholly not. */
  readonly unknown: Set<string>;
  /** For each CV that is edited again and again: the last edit acknowledged and the last one sent. */
  readonly edits: Map<string, { acknowledged: number; sent: number; version: number }>;
  /** Answers that were neither success nor an honest "not now". */
  readonly oddAnswers: string[];
  /** Refusals that said when to come back. */
  refusals: number;
}

interface Writers {
  readonly log: WriteLog;
  stop(): Promise<void>;
}

/** Four people who save new CVs and edit one of theirs as fast as they are answered. */
export function startWriters(people: readonly Person[], findUrl: () => string, log = emptyLog()) {
  let isStopping = false;
  const work = people.flatMap((person) => [
    repeat(() => saveNew(person, findUrl(), log)),
    repeat(() => editOwn(person, findUrl(), log)),
  ]);
  async function repeat(act: () => Promise<void>) {
    while (!isStopping) {
      const refusals = log.refusals;
      await act();
      await sleep(log.refusals > refusals ? 50 : 1);
    }
  }
  return {
    log,
    async stop() {
      isStopping = true;
      await Promise.all(work);
    },
  } satisfies Writers;
}

export function emptyLog(): WriteLog {
  return {
    acknowledged: new Set(),
    unknown: new Set(),
    edits: new Map(),
    oddAnswers: [],
    refusals: 0,
  };
}

async function saveNew(person: Person, url: string, log: WriteLog): Promise<void> {
  const name = `${randomUUID()}.pdf`;
  log.unknown.add(name);
  const answer = await send(person, url, 'POST', '/api/cvs', {
    body: { filename: name, content: name, parsed_data: { ...emptyCv(), summary: name } },
  });
  if (!settle(answer, log, 201)) return;
  log.unknown.delete(name);
  log.acknowledged.add(name);
}

async function editOwn(person: Person, url: string, log: WriteLog): Promise<void> {
  const known = [...log.edits.entries()].find(([key]) => key.startsWith(`${person.email} `));
  if (!known) {
    const answer = await send(person, url, 'POST', '/api/cvs', {
      body: { filename: 'edited.pdf', content: 'x', parsed_data: emptyCv() },
    });
    if (!settle(answer, log, 201)) return;
    log.edits.set(`${person.email} ${answer?.json.cv.id}`, {
      acknowledged: 0,
      sent: 0,
      version: 1,
    });
    return;
  }
  const [key, edit] = known;
  const id = key.split(' ')[1];
  edit.sent += 1;
  const answer = await send(person, url, 'PATCH', `/api/cvs/${id}`, {
    body: { parsed_data: { ...emptyCv(), summary: `edit ${edit.sent}` } },
    headers: { 'If-Match': `"${edit.version}"` },
  });
  // An edit that was kept although its answer was lost: the current copy says so.
  if (answer?.status === 409) {
    edit.version = answer.json.cv.version;
    return;
  }
  if (!settle(answer, log, 200)) return;
  edit.acknowledged = edit.sent;
  edit.version = answer?.json.cv.version;
}

type Given = { body: unknown; headers?: Record<string, string> };

async function send(person: Person, url: string, method: string, path: string, given: Given) {
  try {
    return await createCaller(url)(method, path, { ...given, token: await person.token() });
  } catch {
    // Cut off: nobody knows.
    await sleep(20);
    return undefined;
  }
}

function settle(
  answer: { status: number; text: string; headers: Headers } | undefined,
  log: WriteLog,
  wanted: number,
): boolean {
  if (answer === undefined) return false;
  if (answer.status === wanted) return true;
  if (answer.status === 503 && answer.headers.get('retry-after') !== null) log.refusals += 1;
  else log.oddAnswers.push(`${answer.status} ${answer.text.slice(0, 200)}`);
  return false;
}

export interface StoredCv {
  readonly filename: string;
  readonly id: string;
  readonly summary: string | null;
  readonly versions: number;
  readonly version: number;
  readonly readings: number;
}

/** To be run by the owner of the database, past row-level security. */
export const storedCvs = `select c.filename, c.id::text, c.parsed_data->>'summary' as summary, c.version,
  (select count(*)::int from cv_versions v where v.cv_id = c.id) as versions,
  (select count(*)::int from parsed_cvs p where p.cv_id = c.id) as readings from cvs c`;

/** What the log and the database disagree about; nothing, when the promise holds. */
export function findLosses(log: WriteLog, stored: readonly StoredCv[]) {
  const byName = new Map<string, number>();
  for (const { filename } of stored) byName.set(filename, (byName.get(filename) ?? 0) + 1);
  const byId = new Map(stored.map((cv) => [cv.id, cv]));
  return {
    lost: [...log.acknowledged].filter((name) => !byName.has(name)),
    doubled: [...byName].filter(([name, count]) => name !== 'edited.pdf' && count > 1),
    halfThere: stored.filter(
      (cv) =>
        cv.versions !== cv.version ||
        cv.readings !== 1 ||
        (cv.filename !== 'edited.pdf' && cv.summary !== cv.filename),
    ),
    unasked: [...byName.keys()].filter(
      (name) => name !== 'edited.pdf' && !log.acknowledged.has(name) && !log.unknown.has(name),
    ),
    lostEdits: [...log.edits].filter(([key, edit]) => {
      const seen = Number(byId.get(key.split(' ')[1] ?? '')?.summary?.split(' ')[1] ?? 0);
      return seen < edit.acknowledged || seen > edit.sent;
    }),
    oddAnswers: log.oddAnswers.slice(0, 5),
  };
}

export const noLosses = {
  lost: [],
  doubled: [],
  halfThere: [],
  unasked: [],
  lostEdits: [],
  oddAnswers: [],
};
