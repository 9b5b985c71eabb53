import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommandLine } from '../../src/commands/run-command-line';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { makeTestFolder } from '../test-folder';
import {
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const original = '%PDF-1.7\nNuria Casals Bofill, enfermera';

describeOnOneDatabase('encryption at rest', (context) => {
  let folder: string;
  let keyFile: string;
  let app: TestApp;
  const places: TestPlace[] = [];
  beforeAll(() => {
    folder = makeTestFolder('test');
    keyFile = join(folder, 'encryption.key');
    writeFileSync(keyFile, 'a key that only this test knows, and long enough\n');
  });
  afterAll(async () => {
    await app?.stop();
    for (const place of places) await place.cleanup();
  });

  async function open(): Promise<TestPlace> {
    const place = await context.openFresh();
    places.push(place);
    return place;
  }
  const run = async (args: string[], place: TestPlace, env: Record<string, string>) => {
    const said: string[] = [];
    const given = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, INIT_CWD: folder };
    const code = await runCommandLine(args, { ...given, ...env }, (line) => said.push(line));
    return { code, said: said.join('\n') };
  };
  async function storeCv(token: string): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([original]), 'cv.pdf');
    const headers = { authorization: `Bearer ${token}` };
    const stored = await fetch(`${app.url}/api/storage/cvs`, {
      method: 'POST',
      body: form,
      headers,
    });
    const { path } = (await stored.json()) as { path: string };
    const body = {
      filename: 'cv.pdf',
      content: 'texto',
      parsed_data: spanishAnalyst,
      storage_path: path,
    };
    return (await app.call('POST', '/api/cvs', { token, body })).json.cv.id;
  }
  const readOriginal = (token: string, id: string) =>
    app.call('GET', `/api/cvs/${id}/original`, { token });
  const readAllUnder = (root: string) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      .join('\n');

  it('seals files and backups, and a restore with the key brings all of it back', async () => {
    const place = await open();
    // What was stored before there was a key stays readable.
    app = await startTestApp(place);
    const { email, session } = await signInNewPerson(app);
    const older = await storeCv(session.access_token);
    await app.stop();

    const env = { ENCRYPTION_KEY_FILE: keyFile };
    app = await startTestApp(place, env);
    const token = (await signInAgain(app, email)).access_token;
    const newer = await storeCv(token);
    expect((await readOriginal(token, older)).text).toBe(original);
    expect((await readOriginal(token, newer)).text).toBe(original);
    const files = join(place.dataDir, 'files');
    expect(readAllUnder(files).split('Nuria Casals').length - 1).toBe(1);

    const made = await run(['backup', 'all.backup.gz'], place, env);
    expect([made.code, made.said]).toEqual([0, expect.stringContaining('encrypted')]);
    await app.stop();
    const kept = readFileSync(join(folder, 'all.backup.gz'));
    expect(kept.subarray(0, 24).toString()).toBe('trayecto-sealed-backup-1');
    expect([kept[0], kept[1]]).not.toEqual([0x1f, 0x8b]);
    const secret = readFileSync(join(place.dataDir, 'secret.key'), 'utf8').trim();
    expect(kept.includes(secret)).toBe(false);

    const elsewhere = await open();
    const restore = (given: Record<string, string>) =>
      run(['restore', 'all.backup.gz'], elsewhere, given);
    expect((await restore({})).said).toContain('ENCRYPTION_KEY_FILE');
    const wrong = join(folder, 'wrong.key');
    writeFileSync(wrong, 'another key, which is just as long as the right one\n');
    const refused = await restore({ ENCRYPTION_KEY_FILE: wrong });
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('another key')]);
    expect((await restore(env)).code).toBe(0);
    expect(readAllUnder(join(elsewhere.dataDir, 'files'))).not.toContain('Nuria Casals');

    app = await startTestApp(elsewhere, env);
    const back = (await signInAgain(app, email)).access_token;
    expect((await readOriginal(back, older)).text).toBe(original);
    expect((await readOriginal(back, newer)).text).toBe(original);
    await app.stop();

    // Without the key nobody is handed bytes that mean nothing.
    app = await startTestApp(elsewhere);
    const blind = (await signInAgain(app, email)).access_token;
    expect((await readOriginal(blind, newer)).status).toBe(500);
  });

  it('leaves the server’s secret out of a backup that is not sealed, and says so at both ends', async () => {
    const place = await open();
    app = await startTestApp(place);
    const { email, session } = await signInNewPerson(app);
    const token = session.access_token;
    const factor = '/api/account/second-factor';
    const body = { password: goodPassword };
    const { secret: appSecret } = (await app.call('POST', factor, { token, body })).json;
    const codeOf = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(appSecret) }).generate({
        timestamp: Date.now() + steps * 30_000,
      });
    const confirm = { code: codeOf(-1) };
    const confirmed = await app.call('POST', `${factor}/confirm`, { token, body: confirm });
    const [recovery] = confirmed.json.recovery_codes;
    const made = await run(['backup', 'open.backup.gz'], place, {});
    expect([made.code, made.said]).toEqual([0, expect.stringContaining('secret.key')]);
    await app.stop();
    const secret = readFileSync(join(place.dataDir, 'secret.key'), 'utf8').trim();
    const text = gunzipSync(readFileSync(join(folder, 'open.backup.gz'))).toString();
    expect(text).not.toContain(secret);

    const signIn = async (where: TestPlace, code: string) => {
      app = await startTestApp(where);
      const answer = await app.call('POST', '/api/auth/sign-in', {
        body: { email, password: goodPassword, code },
      });
      await app.stop();
      return answer.json;
    };
    const without = await open();
    const bare = await run(['restore', 'open.backup.gz'], without, {});
    expect([bare.code, bare.said]).toEqual([0, expect.stringContaining('not the one')]);
    expect((await signIn(without, codeOf(0))).code).toBe('second_factor_wrong');
    expect((await signIn(without, recovery)).user.email).toBe(email);

    const withIt = await open();
    writeFileSync(join(withIt.dataDir, 'secret.key'), `${secret}\n`);
    const whole = await run(['restore', 'open.backup.gz'], withIt, {});
    expect([whole.code, whole.said]).toEqual([0, expect.not.stringContaining('not the one')]);
    expect((await signIn(withIt, codeOf(0))).user.email).toBe(email);

    // Older backups hold it in the clear.
    const older = text.replace('"kind":"trayecto-backup"', `$&,"secret":"${secret}"`);
    writeFileSync(join(folder, 'older.backup.gz'), gzipSync(older));
    const fromOlder = await open();
    expect((await run(['restore', 'older.backup.gz'], fromOlder, {})).code).toBe(0);
    expect((await signIn(fromOlder, codeOf(0))).user.email).toBe(email);
  });
});
