import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { connectBeside } from '../../src/backup/owner-connection';
import { runCommandLine } from '../../src/commands/run-command-line';
import { readConfig } from '../../src/config';
import { describeOnEachDatabase, type TestPlace } from '../database';
import { writePdf } from '../files/write-pdf';
import { makeTestFolder } from '../test-folder';
import { signInAgain, signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const pdf = writePdf([
  [
    'Nuria Casals Bofill',
    'Enfermera',
    'nuria.casals@example.com',
    'Experiencia',
    'Enfermera, Hospital',
  ].map((text, i) => ({ text, x: 60, y: 780 - i * 22 })),
]);

describeOnEachDatabase('backup and restore', (context) => {
  let app: TestApp;
  let place: TestPlace;
  let folder: string;
  let email: string;
  let cvId: string;
  const places: TestPlace[] = [];
  const backupFile = () => join(folder, 'all.backup.gz');

  const run = async (args: string[], where: TestPlace, env: Record<string, string> = {}) => {
    const said: string[] = [];
    const code = await runCommandLine(
      args,
      { DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl, INIT_CWD: folder, ...env },
      (line) => said.push(line),
    );
    return { code, said: said.join('\n') };
  };
  /** Where nobody has been: one that has its tables already costs much less to open than none at all. */
  const openElsewhere = async (open = context.openFresh) => {
    const opened = await open();
    places.push(opened);
    return opened;
  };
  const countUsers = async (where: TestPlace) => {
    const owner = await connectBeside(
      readConfig({ DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl }),
    );
    const { rows } = await owner.client.query('select count(*)::int as n from users');
    await owner.close();
    return rows[0].n;
  };

  beforeAll(async () => {
    folder = makeTestFolder('test');
    place = await context.openFresh();
    places.push(place);
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    const made = await signInNewPerson(app);
    email = made.email;
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(pdf)]), 'año nuevo.pdf');
    const imported = await fetch(`${app.url}/api/import`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${made.session.access_token}` },
    });
    expect(imported.status).toBe(201);
    cvId = z.object({ cv: z.object({ id: z.string() }) }).parse(await imported.json()).cv.id;
  });
  afterAll(async () => {
    await app?.stop();
    for (const { cleanup } of places) await cleanup();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is made while the server runs, for the owner’s eyes alone', async () => {
    const { code, said } = await run(['backup', 'all.backup.gz'], place);
    expect(said).toMatch(/\d+ rows and 1 files/);
    expect(code).toBe(0);
    expect(statSync(backupFile()).mode & 0o777).toBe(0o600);
    const text = gunzipSync(readFileSync(backupFile())).toString('utf8');
    expect(text).toContain(email);
    expect(text).not.toContain('"refresh_tokens"');
    await expect(app.call('GET', '/api/ready')).resolves.toMatchObject({ status: 200 });
  });

  it('brings everything back into another database', async () => {
    await checkRestored(await openElsewhere(context.openFresh), { STORAGE_URL: 'db:' });
  });

  // Making an embedded cluster takes seconds.
  const tags = context.kind === 'embedded' ? ['long' as const] : [];
  it('brings everything back where there is nothing yet', { tags }, async () => {
    await checkRestored(await openElsewhere(context.openEmpty), {});
  });

  async function checkRestored(elsewhere: TestPlace, env: Record<string, string>) {
    const { code, said } = await run(['restore', backupFile()], elsewhere, env);
    expect(said).toContain('1 files');
    expect(code).toBe(0);
    const restored = await startTestApp(elsewhere, env);
    try {
      const { access_token: token } = await signInAgain(restored, email);
      const { json } = await restored.call('GET', `/api/cvs/${cvId}`, { token });
      expect(json.cv.filename).toBe('año nuevo.pdf');
      expect(json.cv.parsed_data.personal.name).toBe('Nuria Casals Bofill');
      const original = await fetch(`${restored.url}/api/cvs/${cvId}/original`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(new Uint8Array(await original.arrayBuffer())).toEqual(new Uint8Array(pdf));
      // New rows do not collide with the numbers that came back.
      await signInNewPerson(restored);
    } finally {
      await restored.stop();
    }
    const again = await run(['restore', backupFile()], elsewhere, env);
    expect(again).toMatchObject({
      code: 1,
      said: expect.stringContaining('accounts in this database'),
    });
  }

  it.each([
    ['cut', (text: string) => gzipSync(text.slice(0, text.lastIndexOf('{"kind":"end"')))],
    ['with a row too few', (text: string) => gzipSync(text.replace(/\{"kind":"row".*\n/, ''))],
    ['cut in the middle of its packing', () => readFileSync(backupFile()).subarray(0, 900)],
    ['no backup', () => Buffer.from('%PDF-1.7 no')],
    [
      'of a later version',
      (text: string) => gzipSync(text.replace(/"schema":\d+/, '"schema":9999')),
    ],
  ])('one that is %s restores nothing', { tags: ['long'] }, async (_, spoil) => {
    const elsewhere = await openElsewhere();
    const file = join(folder, 'spoilt.gz');
    writeFileSync(file, spoil(gunzipSync(readFileSync(backupFile())).toString('utf8')));
    const { code, said } = await run(['restore', 'spoilt.gz'], elsewhere);
    expect(code).toBe(1);
    expect(said).toMatch(/backup/);
    expect(await countUsers(elsewhere)).toBe(0);
  });

  it('is refused where a server runs on the embedded data', async () => {
    const { code, said } = await run(['restore', backupFile()], place);
    expect(code).toBe(1);
    expect(said).toMatch(context.kind === 'embedded' ? /in use|running|another/i : /accounts/);
  });
});
