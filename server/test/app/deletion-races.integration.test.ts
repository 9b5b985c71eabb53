import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config';
import { openDatabaseBeside } from '../../src/db';
import { openStorage } from '../../src/storage/open-storage';
import { sweepFiles } from '../../src/storage/sweep-files';
import {
  type DatabaseContext,
  describeOnEachDatabase,
  describeOnOneDatabase,
  type TestPlace,
} from '../database';
import { silentLogger } from '../database/silent-logger';
import { bucketKey, type FakeBucket, startFakeBucket } from '../storage/fake-bucket';
import {
  type Answer,
  goodPassword,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const LONG_ROUNDS = 10;
const picture = await sharp({
  create: { width: 40, height: 40, channels: 3, background: '#b5532a' },
})
  .png()
  .toBuffer();

describeOnEachDatabase('a deleted person', (context) => {
  const { storages, start } = prepare(context);

  const places = Object.entries(storages).map(
    ([name, settings], at) => [name, settings, at === 0 ? [] : ['long' as const]] as const,
  );
  describe.each(places)('with files in %s', (_, settings, tags) => {
    it('leaves nothing, whatever was under way', { tags: [...tags] }, async () => {
      const world = await start(settings());
      await race(world, 0);
    });

    it('leaves nothing, whatever was under way, many times over', { tags: ['long'] }, async () => {
      const world = await start(settings());
      for (let round = 0; round < LONG_ROUNDS; round += 1) await race(world, round);
    });
  });
});

// Of the files alone: the database is asked for nothing that the races do not ask it for.
describeOnOneDatabase('the files of a deleted person', (context) => {
  const { storages, start, findBucket } = prepare(context);

  it('leave none that reaches the bucket after everything else is gone', async () => {
    const world = await start(storages['a bucket']());
    for (const send of [sendPicture, sendFile]) {
      const person = await arrive(world.app);
      const held = findBucket().holdNext('PUT');
      const sending = send(world.app, person.token);
      await held.reached;
      expect((await leave(world.app, person.token)).status).toBe(204);
      held.release();
      expect((await sending).status).toBe(401);
      expect([...findBucket().files.keys()].filter((key) => key.includes(person.id))).toEqual([]);
    }
  });

  it('are not said to be unreadable: nobody is signed in any more', async () => {
    const world = await start(storages['a bucket']());
    const person = await arrive(world.app);
    const held = findBucket().holdNext('DELETE');
    const sending = sendFile(world.app, person.token, '/api/import', '{"basics": {');
    await held.reached;
    expect((await leave(world.app, person.token)).status).toBe(204);
    held.release();
    expect((await sending).status).toBe(401);
  });

  it('have no picture to be seen even where one stayed behind', async () => {
    const world = await start(storages['a bucket']());
    const person = await arrive(world.app);
    expect((await sendPicture(world.app, person.token)).status).toBe(200);
    const [key = '', bytes = new Uint8Array()] =
      [...findBucket().files].find(([one]) => one.includes(person.id)) ?? [];
    const address = `/api/avatars/${person.id}/avatar.jpg`;
    expect((await world.app.call('GET', address)).status).toBe(200);
    await leave(world.app, person.token);
    // As a server that died in between would leave it.
    findBucket().files.set(key, bytes);
    expect((await world.app.call('GET', address)).status).toBe(404);
    await sweep(world);
    expect(findBucket().files.has(key)).toBe(false);
  });
});

/** A server for each test, with its files in one of three places. */
function prepare(context: DatabaseContext) {
  let bucket: FakeBucket;
  let place: TestPlace;
  let app: TestApp | undefined;

  beforeAll(async () => {
    bucket = await startFakeBucket();
  });
  afterEach(async () => {
    await app?.stop();
    app = undefined;
    await place?.cleanup();
  });
  afterAll(async () => {
    await bucket?.close();
  });

  const storages = {
    'the folder': () => ({}),
    'the database': () => ({ STORAGE_URL: 'db:' }),
    'a bucket': () => ({
      STORAGE_URL: 's3://cvs/files',
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucketKey.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucketKey.secretAccessKey,
    }),
  };

  async function start(env: Record<string, string>): Promise<World> {
    place = await context.openFresh();
    const settings = { RATE_LIMIT_SCALE: '100000', ...env };
    app = await startTestApp(place, settings);
    return { app, context, place, env: settings };
  }
  return { storages, start, findBucket: () => bucket };
}

interface World {
  readonly app: TestApp;
  readonly context: DatabaseContext;
  readonly place: TestPlace;
  readonly env: Record<string, string>;
}

interface Person {
  readonly id: string;
  readonly token: string;
  readonly cvId: string;
}

async function arrive(app: TestApp): Promise<Person> {
  const { session } = await signInNewPerson(app);
  const token = session.access_token;
  const made = await app.call('POST', '/api/cvs', {
    token,
    body: { filename: 'cv.pdf', content: 'Texto', parsed_data: spanishAnalyst },
  });
  return { id: session.user.id, token, cvId: made.json.cv.id };
}

const leave = (app: TestApp, token: string) =>
  app.call('DELETE', '/api/account', { token, body: { password: goodPassword } });

function sendPicture(app: TestApp, token: string): Promise<Answer> {
  const headers = { 'content-type': 'image/png' };
  return app.call('PUT', '/api/profile/avatar', { token, rawBody: picture, headers });
}

const makeJsonCv = () =>
  JSON.stringify({ basics: { name: 'Ana Ruiz', summary: String(Math.random()) } });

function sendFile(
  app: TestApp,
  token: string,
  path = '/api/storage/cvs',
  content = makeJsonCv(),
): Promise<Answer> {
  const rawBody = [
    '--frontera',
    'Content-Disposition: form-data; name="file"; filename="cv.json"',
    '',
    content,
    '--frontera--',
    '',
  ].join('\r\n');
  const headers = { 'content-type': 'multipart/form-data; boundary=frontera' };
  return app.call('POST', path, { token, rawBody, headers });
}

/** What a person may have under way when they are deleted. */
function startEverything(app: TestApp, { token, cvId }: Person): Promise<Answer>[] {
  const post = (path: string, body: object) => app.call('POST', path, { token, body });
  const save = (version: number) =>
    app.call('PATCH', `/api/cvs/${cvId}`, {
      token,
      body: { parsed_data: { ...spanishAnalyst, summary: `Versión ${version}` } },
      headers: { 'If-Match': `"${version}"` },
    });
  return [
    sendPicture(app, token),
    sendFile(app, token),
    sendFile(app, token, '/api/import'),
    save(1),
    post('/api/analyze-skill-gaps', { cvId, jobDescription: 'Se busca analista con SQL.' }),
    post('/api/translate-cv', { cvId }),
    app.call('GET', '/api/account/export', { token }),
    app.call('GET', `/api/cvs/${cvId}/export?format=txt`, { token }),
    post('/api/cvs', { filename: 'otro.pdf', content: 'x', parsed_data: spanishAnalyst }),
    post('/api/saved-jobs', { title: 'Analista', description: 'SQL' }),
    app.call('PATCH', '/api/profile', { token, body: { bio: 'Una frase' } }),
  ];
}

async function race(world: World, round: number): Promise<void> {
  const { app } = world;
  const person = await arrive(app);
  // First everything and the deletion at once, then with ever more of it done.
  const started = startEverything(app, person);
  await new Promise((resolve) => setTimeout(resolve, round * 20));
  const leaving = await Promise.all([leave(app, person.token), leave(app, person.token)]);
  const answers = await Promise.all(started);
  expect(leaving.map(({ status }) => status)).toContain(204);
  // Whatever is not done any more is so for one reason.
  const refused = [...leaving, ...answers].filter(({ status }) => status >= 400);
  expect(refused.map(({ text }) => JSON.parse(text).code)).toEqual(
    refused.map(() => 'not_signed_in'),
  );
  const seen = await app.call('GET', `/api/avatars/${person.id}/avatar.jpg`);
  expect(seen.status).toBe(404);
  expect((await app.call('GET', '/api/cv-summaries', { token: person.token })).status).toBe(401);
  await sweep(world);
  expect(await listLeft(world, person.id)).toEqual([]);
}

async function sweep({ place, env }: World): Promise<void> {
  const database = await openDatabaseBeside({ ...place, logger: silentLogger });
  try {
    await sweepFiles(database, openStorage(readStorage(place, env), database));
  } finally {
    await database.close();
  }
}

const readStorage = (place: TestPlace, env: Record<string, string>) =>
  readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, ...env }).storage;

/** Tables and files that still speak of them; the log of what happened alone may keep their number. */
async function listLeft({ context, place, env }: World, id: string): Promise<string[]> {
  const tables = await context.queryAsOwner(
    place,
    `select quote_ident(relname) as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'audit_events'`,
  );
  const left: string[] = [];
  for (const { name } of tables) {
    const rows = await context.queryAsOwner(
      place,
      `select 1 from ${name} t where t::text like '%${id}%' limit 1`,
    );
    if (rows.length > 0) left.push(name);
  }
  const database = await openDatabaseBeside({ ...place, logger: silentLogger });
  try {
    const storage = openStorage(readStorage(place, env), database);
    for await (const { path } of storage.list()) if (path.includes(id)) left.push(path);
  } finally {
    await database.close();
  }
  return left;
}
