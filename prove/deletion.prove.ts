import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { avatarPathOf } from '../server/src/storage/file-storage';
import { createFolderStorage } from '../server/src/storage/folder-storage';
import { type BuiltServer, runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller, goodPassword, signInNewPerson } from '../server/test/app/start-test-app';
import {
  type DatabaseContext,
  describeOnEachDatabase,
  type TestPlace,
} from '../server/test/database';
import { startFakeModelServer } from '../server/test/model/fake-model-server';
import { dieAtEveryStep, startCounting, startDyingServer } from './parts/dying-server';
import {
  dumpTables,
  listFiles,
  listNames,
  settingsFor,
  sweepAsADayLater,
} from './parts/look-into-place';
import { noteFigure } from './parts/note-figure';
import { addFilledPerson, fillTheRest, readExport, type WholePerson } from './parts/whole-person';

/** Kept for a day and no longer, or never handed out: not in the export, and gone all the same. */
const NOT_HANDED_OUT = ['answer of a model', 'key of a request', 'key to a model', 'device'];
/** The wish is written down by then, and its first file is being removed. */
const MIDWAY = 'rm';

const deleteAccount = (url: string, token: string) =>
  createCaller(url)('DELETE', '/api/account', {
    token,
    body: { password: goodPassword, immediately: true },
  });

describeOnEachDatabase('deleting an account', (context) => {
  it.concurrent('leaves nothing of it, at whatever step the server is killed', async () => {
    const place = await context.openFresh();
    const root = join(place.dataDir, 'files');
    const gone: WholePerson[] = [];
    const current = () => {
      const person = gone.at(-1);
      if (!person) throw new Error('nobody is there yet');
      return person;
    };
    const { steps } = await dieAtEveryStep({
      settings: settingsFor(place),
      async prepare(url) {
        const person = await addFilledPerson(url);
        // Drawing one again would take each server a second.
        await createFolderStorage(root).replace(avatarPathOf(person.id), new Uint8Array([1]));
        gone.push(person);
      },
      async work(url) {
        const answer = await deleteAccount(url, current().token).catch(() => undefined);
        if (answer) expect([answer.status, answer.text]).toEqual([204, '']);
        return answer?.status === 204;
      },
      async check(url) {
        // Killed before the wish was written down: the person asks again.
        const again = await deleteAccount(url, current().token);
        expect([204, 401]).toContain(again.status);
        await sweepAsADayLater(context, place);
        await expectSignedOut(url, current());
      },
    });
    const server = runBuiltServer(settingsFor(place));
    const url = await server.url;
    await expectNothingLeft(context, place, gone, []);
    expect(listFiles(root)).toEqual([]);
    await expectNewBeginning(url, gone);
    await server.kill('SIGTERM');
    await place.cleanup();
    expect(steps).toBeGreaterThan(10);
    noteFigure(
      48,
      `deletion, ${context.kind}: cut at each of ${steps} beginnings and ends of its steps; no word, e-mail, file or folder left`,
    );
  });

  it.concurrent('takes every word out of every place, killed midway and started once', async () => {
    const place = await context.openFresh();
    const model = await startFakeModelServer();
    const settings = {
      ...settingsFor(place),
      LOG_LEVEL: 'debug',
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: 'sk-of-the-house',
    };
    const servers: BuiltServer[] = [];
    const dying = startDyingServer(settings, MIDWAY);
    servers.push(dying);
    const url = await dying.url;
    const person = await addFilledPerson(url);
    await fillTheRest(url, person, (sentence) =>
      model.behave({
        kind: 'say',
        text: JSON.stringify({ summary: sentence, work_experience: [] }),
      }),
    );
    const { rows } = await dumpTables(context, place);
    const kept = person.words.filter(({ word }) => rows.includes(word));
    const exported = await readExport(url, person.token);
    const missing = person.words.filter(({ word }) => !exported.includes(word));
    expect(missing.map((one) => one.place).sort()).toEqual(NOT_HANDED_OUT.toSorted());
    // A key is sealed before it is kept: nowhere to be read even now.
    expect(person.words.length - kept.length).toBe(1);
    await startCounting(dying);
    expect(await deleteAccount(url, person.token).catch(() => 'cut off')).toBe('cut off');
    await dying.exit;

    const second = runBuiltServer(settings);
    servers.push(second);
    const nextUrl = await second.url;
    await expectSignedOut(nextUrl, person);
    // The server does it by itself, soon after its start.
    await vi.waitUntil(async () => !(await dumpTables(context, place)).rows.includes(person.id), {
      timeout: 60_000,
      interval: 500,
    });
    const log = servers.map((server) => server.output());
    await expectNothingLeft(context, place, [person], log);
    await expectNewBeginning(nextUrl, [person]);
    await second.kill('SIGTERM');
    await model.close();
    await place.cleanup();
    noteFigure(
      48,
      `everything, ${context.kind}: ${person.words.length} words in as many places, ${person.words.length - missing.length} of them in the export; killed midway, started once: none in tables, files, drafts or the log`,
    );
  });
});

async function expectSignedOut(url: string, person: WholePerson): Promise<void> {
  const call = createCaller(url);
  const { token, refreshToken } = person;
  expect((await call('GET', '/api/auth/user', { token })).status).toBe(401);
  const refreshed = await call('POST', '/api/auth/refresh', {
    body: { refresh_token: refreshToken },
  });
  expect(refreshed.status).toBe(401);
}

/** Not a word, email or number of them: the log of what happened alone keeps the number, which names nobody. */
async function expectNothingLeft(
  context: DatabaseContext,
  place: TestPlace,
  people: readonly WholePerson[],
  log: readonly string[],
): Promise<void> {
  const { rows, audit } = await dumpTables(context, place);
  const root = join(place.dataDir, 'files');
  const files = listFiles(root).map((path) => readFileSync(join(root, path), 'latin1'));
  const everything = [rows, ...listNames(root), ...files, ...log].join('\n');
  const found = people.flatMap(({ words, email, id }) => [
    ...words.filter(({ word }) => everything.includes(word) || audit.includes(word)),
    ...[email].filter((one) => everything.includes(one) || audit.includes(one)),
    ...[id].filter((one) => everything.includes(one)),
  ]);
  expect(found).toEqual([]);
}

/** The same address may sign up again, and sees nothing. */
async function expectNewBeginning(url: string, people: readonly WholePerson[]): Promise<void> {
  const call = createCaller(url);
  const { session } = await signInNewPerson({ call }, people[0]?.email);
  const token = session.access_token;
  for (const [path, list] of [
    ['/api/cv-summaries', 'cvs'],
    ['/api/saved-jobs', 'jobs'],
    ['/api/results', 'results'],
    ['/api/applications', 'applications'],
    ['/api/trash', 'cvs'],
  ] as const) {
    expect([path, (await call('GET', path, { token })).json[list]]).toEqual([path, []]);
  }
  const { profile } = (await call('GET', '/api/profile', { token })).json;
  expect([profile.bio, profile.avatar_url]).toEqual(['', null]);
}
