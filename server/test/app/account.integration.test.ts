import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepAccounts } from '../../src/accounts/remove-account';
import { openDatabase } from '../../src/db';
import { createFolderStorage } from '../../src/storage/folder-storage';
import { describeOnOneDatabase } from '../database';
import { addPerson } from '../database/add-person';
import { silentLogger } from '../database/silent-logger';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-mail-server';
import {
  freshEmail,
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

describeOnOneDatabase('accounts', (context) => {
  let app: TestApp;
  let mail: FakeMailServer;
  let place: Awaited<ReturnType<typeof context.openFresh>>;

  beforeAll(async () => {
    mail = await startFakeMailServer();
    place = await context.openFresh();
    app = await startTestApp(place, {
      RATE_LIMIT_SCALE: '1000',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Trayecto <trayecto@example.com>',
    });
  });
  afterAll(async () => {
    await app?.stop();
    await mail?.stop();
    await place?.cleanup();
  });

  const signIn = async (email?: string) => {
    const person = await signInNewPerson(app, email);
    return {
      ...person,
      token: person.session.access_token,
      userId: person.session.user.id,
    };
  };
  const readBytes = async (path: string, token?: string) => {
    const headers = new Headers(token === undefined ? [] : [['authorization', `Bearer ${token}`]]);
    const answer = await fetch(app.url + path, { headers });
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const filesOf = (userId: string) =>
    ['', 'avatars'].flatMap((folder) => {
      const home = join(place.dataDir, 'files', folder, userId);
      return existsSync(home) ? readdirSync(home) : [];
    });

  it('a profile has its own name and takes each part alone', async () => {
    const { token, email } = await signIn();
    const { json } = await app.call('GET', '/api/profile', { token });
    expect(json.profile).toMatchObject({
      display_name: email.split('@')[0],
      bio: '',
      avatar_url: null,
      notification_preferences: { email: true, desktop: false, updates: true, marketing: false },
    });
    const change = async (body: object) =>
      (await app.call('PATCH', '/api/profile', { token, body })).json.profile;
    expect(await change({ display_name: '  Lucía  ', bio: 'Analista.' })).toMatchObject({
      display_name: 'Lucía',
      bio: 'Analista.',
    });
    expect(await change({ display_name: ' ' })).toMatchObject({
      display_name: email.split('@')[0],
      bio: 'Analista.',
    });
    const preferences = { email: false, desktop: true, updates: false, marketing: true };
    expect(await change({ notification_preferences: preferences })).toMatchObject({
      notification_preferences: preferences,
    });
    expect(await change({ notification_preferences: { desktop: false } })).toMatchObject({
      notification_preferences: { ...preferences, desktop: false },
    });
  });

  it('words of one’s own are kept once, in small letters, and only for oneself', async () => {
    const [{ token }, other] = [await signIn(), await signIn()];
    const add = (word: unknown) =>
      app.call('POST', '/api/profile/words', { token, body: { word } });
    // At once, as from two tabs.
    await Promise.all([add(' Castrapo '), add('robata'), add('ROBATA')]);
    const { json } = await app.call('GET', '/api/profile/words', { token });
    expect(json.words.toSorted()).toEqual(['castrapo', 'robata']);
    for (const word of ['', '123', 'x'.repeat(61), null, 'a\u0000'])
      expect((await add(word)).status).toBe(400);
    const theirs = await app.call('GET', '/api/profile/words', { token: other.token });
    expect(theirs.json.words).toEqual([]);
    const left = await app.call('DELETE', '/api/profile/words?word=Robata', { token });
    expect(left.json.words).toEqual(['castrapo']);
  });

  const photograph = (width = 800, height = 600, background = '#c65d3b') =>
    sharp({ create: { width, height, channels: 3, background } });
  const putAvatar = (token: string, rawBody: Uint8Array | string, type = 'image/jpeg') =>
    app.call('PUT', '/api/profile/avatar', { token, rawBody, headers: { 'content-type': type } });

  it('a picture is redrawn, square and without what the camera wrote into it', async () => {
    const { token, userId } = await signIn();
    const taken = await photograph()
      .withExif({ IFD0: { Artist: 'Secret place' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const put = await putAvatar(token, taken);
    expect(put.status).toBe(200);
    const { avatar_url } = put.json.profile;
    expect(avatar_url).toMatch(new RegExp(`^/api/avatars/${userId}/avatar\\.jpg\\?v=[\\w-]{16}$`));

    const { answer, bytes } = await readBytes(avatar_url);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const seen = await sharp(bytes).metadata();
    expect([seen.format, seen.width, seen.height, seen.exif, seen.icc]).toEqual([
      'jpeg',
      400,
      400,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Secret place');

    const plain = await readBytes(avatar_url.split('?')[0]);
    expect(plain.answer.headers.get('cache-control')).toBe('private, no-cache');
    const again = await app.call('GET', avatar_url.split('?')[0], {
      headers: { 'if-none-match': String(plain.answer.headers.get('etag')) },
    });
    expect(again.status).toBe(304);

    const other = await putAvatar(
      token,
      await photograph(40, 90, '#2f6f73').png().toBuffer(),
      'image/png',
    );
    expect(other.json.profile.avatar_url).not.toBe(avatar_url);
    expect(filesOf(userId)).toEqual(['avatar.jpg']);
    const stale = await readBytes(avatar_url);
    expect(stale.answer.headers.get('cache-control')).toBe('private, no-cache');
    const removed = await app.call('DELETE', '/api/profile/avatar', { token });
    expect(removed.json.profile.avatar_url).toBeNull();
    expect((await readBytes(avatar_url)).answer.status).toBe(404);
  });

  it('what is no photograph is refused, whatever it calls itself', async () => {
    const { token } = await signIn();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    const refused = async (body: Uint8Array | string, type?: string) => {
      const { status, json } = await putAvatar(token, body, type);
      return `${status} ${json.error}`;
    };
    const notAnImage = '415 Please select an image file';
    expect(await refused(svg, 'image/svg+xml')).toBe(notAnImage);
    expect(await refused(svg)).toBe(notAnImage);
    expect(await refused('%PDF-1.7', 'application/pdf')).toBe(notAnImage);
    expect(await refused('%PDF-1.7')).toBe(notAnImage);
    const jpeg = await photograph().jpeg().toBuffer();
    expect(await refused(jpeg.subarray(0, 300))).toBe('422 Failed to load image');
    const bomb = await photograph(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(await refused(bomb, 'image/png')).toBe('422 Failed to load image');
    const large = Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refused(large)).toBe('413 Image size should be less than 5MB');
    expect((await putAvatar(token, jpeg)).status).toBe(200);
  });

  it('sessions are listed with their devices and ended one by one or all at once', async () => {
    const { token, email } = await signIn();
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
    const phone = await app.call('POST', '/api/auth/sign-in', {
      body: { email, password: goodPassword },
      headers: { 'user-agent': agent },
    });
    const third = await signInAgain(app, email);
    const list = async () =>
      (await app.call('GET', '/api/account/sessions', { token })).json.sessions;
    const all = await list();
    expect(all).toHaveLength(3);
    expect(all.filter((one: { is_current: boolean }) => one.is_current)).toHaveLength(1);
    const phoneSession = all.find(
      (one: { device: { kind: string } }) => one.device.kind === 'phone',
    );
    expect(phoneSession.device).toEqual({ kind: 'phone', browser: 'Safari', system: 'iPhone' });

    const stranger = await signIn();
    const end = (id: string, by: string) =>
      app.call('DELETE', `/api/account/sessions/${id}`, { token: by });
    expect((await end(phoneSession.id, stranger.token)).status).toBe(404);
    expect((await end(phoneSession.id, token)).status).toBe(204);
    expect((await end(phoneSession.id, token)).status).toBe(404);
    const ended = await app.call('GET', '/api/profile', { token: phone.json.access_token });
    expect(ended.status).toBe(401);
    expect((await app.call('DELETE', '/api/account/sessions', { token })).status).toBe(204);
    expect(await list()).toHaveLength(1);
    expect((await app.call('GET', '/api/profile', { token: third.access_token })).status).toBe(401);
    expect((await app.call('GET', '/api/profile', { token: stranger.token })).status).toBe(200);
  });

  const recover = (email: string) => app.call('POST', '/api/auth/recover', { body: { email } });
  const reset = (token: string, password = 'otra frase bien larga') =>
    app.call('POST', '/api/auth/reset', { body: { token, password } });
  const wordIn = (text: string) => /#\w+=([\w-]+)/.exec(text)?.[1] ?? '';

  it('a forgotten password is replaced by a link that works once and ends every session', async () => {
    const { token, email } = await signIn();
    expect((await app.call('GET', '/api/auth/options')).json).toEqual({
      mail: true,
      verification: false,
      sign_up: 'open',
      provider: null,
    });
    expect((await recover(email)).status).toBe(202);
    const letter = await mail.next();
    expect(letter).toContain(`To: ${email}`);
    expect(letter).toContain(`${app.url}/auth#reset=`);
    const word = wordIn(letter);
    expect((await reset(word, 'short')).json.code).toBe('password_too_short');
    expect((await reset(word)).status).toBe(204);
    expect((await reset(word)).json.code).toBe('link_invalid');
    expect((await app.call('GET', '/api/profile', { token })).status).toBe(401);
    const signInWith = (password: string) =>
      app.call('POST', '/api/auth/sign-in', { body: { email, password } });
    expect((await signInWith(goodPassword)).status).toBe(400);
    expect((await signInWith('otra frase bien larga')).status).toBe(200);
    expect(await mail.next()).toContain(`To: ${email}`);
  });

  it('asking for an unknown address says the same and sends nothing; old links do not work', async () => {
    const before = mail.mails.length;
    const { status, text } = await recover(freshEmail('nadie'));
    const { email, userId } = await signIn();
    const known = await recover(email);
    expect([known.status, known.text]).toEqual([status, text]);
    const word = wordIn(await mail.next());
    expect(mail.mails.length).toBe(before + 1);
    await context.queryAsOwner(
      place,
      `UPDATE tickets SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [userId],
    );
    expect((await reset(word)).json.code).toBe('link_invalid');
    expect((await reset('guessed')).status).toBe(403);
  });

  it('mail is told apart by language and by what the person wants', async () => {
    const { token, email } = await signIn();
    await app.call('PATCH', '/api/profile', {
      token,
      body: {
        preferred_language: 'en',
        notification_preferences: { email: false, desktop: false, updates: true, marketing: false },
      },
    });
    await app.call('POST', '/api/auth/password', {
      token,
      body: { current_password: goodPassword, new_password: 'una tercera frase larga' },
    });
    // A notice would have come first: what was asked for comes in any case.
    await recover(email);
    expect(await mail.next()).toContain('Set a new password for Trayecto');
  });

  async function fillAccount(token: string) {
    const form = new FormData();
    form.set('file', new File(['%PDF-1.7\nhola'], 'mi cv.pdf', { type: 'application/pdf' }));
    const stored = await fetch(`${app.url}/api/storage/cvs`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const { path } = (await stored.json()) as { path: string };
    const cv = await app.call('POST', '/api/cvs', {
      token,
      body: {
        filename: 'Mi CV ñ.pdf',
        content: 'hola',
        parsed_data: spanishAnalyst,
        storage_path: path,
      },
    });
    await app.call('POST', '/api/saved-jobs', {
      token,
      body: { title: 'Analista', description: 'x' },
    });
    await app.call('POST', '/api/applications', {
      token,
      body: { posting: 'Panadera\nHorno Sol, Cádiz', cv_id: cv.json.cv.id },
    });
    await app.call('POST', '/api/profile/words', { token, body: { word: 'Robata' } });
    await putAvatar(token, await photograph().jpeg().toBuffer());
    return cv.json.cv.id as string;
  }

  it('everything is handed out as a zip, originals byte for byte', async () => {
    const { token, email } = await signIn();
    const id = await fillAccount(token);
    for (const jobTitle of ['Analista', 'Jefa de datos']) {
      const body = { cvId: id, jobTitle, jobDescription: 'Imprescindible SQL.' };
      await app.call('POST', '/api/analyze-skill-gaps', { token, body });
    }
    const { answer, bytes } = await readBytes('/api/account/export', token);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual([
      'applications/001-panadera.json',
      'avatar.jpg',
      'cvs/001-mi-cv-n/cv.json',
      'cvs/001-mi-cv-n/original.pdf',
      'identities.json',
      'notices.json',
      'own-words.json',
      'passkeys.json',
      'profile.json',
      'results/001-skill-gap.json',
      'results/002-skill-gap.json',
      'saved-jobs.json',
      'second-factor.json',
      'shared-links.json',
      'tokens.json',
    ]);
    const read = (name: string) => new TextDecoder().decode(files[name]);
    expect(read('cvs/001-mi-cv-n/original.pdf')).toBe('%PDF-1.7\nhola');
    expect(JSON.parse(read('profile.json')).email).toBe(email);
    expect(JSON.parse(read('own-words.json'))).toEqual(['robata']);
    expect(JSON.parse(read('saved-jobs.json'))).toMatchObject([{ title: 'Analista' }]);
    expect(JSON.parse(read('results/002-skill-gap.json')).input).toMatchObject({
      jobTitle: 'Jefa de datos',
    });
    const cv = JSON.parse(read('cvs/001-mi-cv-n/cv.json'));
    expect(cv).toMatchObject({ id, parsedData: { personal: spanishAnalyst.personal } });
  });

  const countRows = async (userId: string) => {
    const tables = await context.queryAsOwner(
      place,
      `SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = 'user_id' AND table_name <> 'audit_events'
       UNION SELECT 'users' UNION SELECT 'profiles'`,
    );
    let rows = 0;
    for (const { name } of tables) {
      const key = name === 'users' || name === 'profiles' ? 'id' : 'user_id';
      const [found] = await context.queryAsOwner(
        place,
        `SELECT count(*)::int AS n FROM ${name} WHERE ${key} = $1`,
        [userId],
      );
      rows += Number(found?.n);
    }
    return rows;
  };
  const deleteWith = (token: string, body: object) =>
    app.call('DELETE', '/api/account', { token, body });

  it('an account is deleted at once with every row and file, after the password', async () => {
    const { token, userId, email } = await signIn();
    await fillAccount(token);
    expect((await deleteWith(token, { password: 'wrong' })).json.code).toBe('wrong_password');
    expect(filesOf(userId)).toHaveLength(2);
    expect((await deleteWith(token, { password: goodPassword })).status).toBe(204);
    expect(await countRows(userId)).toBe(0);
    expect(filesOf(userId)).toEqual([]);
    expect((await app.call('GET', '/api/profile', { token })).status).toBe(401);
    expect((await readBytes(`/api/avatars/${userId}/avatar.jpg`)).answer.status).toBe(404);
    await signIn(email);
  });

  it('or rests for seven days, in which signing in takes it back', async () => {
    const { token, userId, email } = await signIn();
    await fillAccount(token);
    const rest = { password: goodPassword, immediately: false };
    expect((await deleteWith(token, rest)).status).toBe(204);
    expect(await mail.next()).toContain(`To: ${email}`);
    expect((await app.call('GET', '/api/profile', { token })).status).toBe(401);
    const session = await signInAgain(app, email);
    const kept = await app.call('GET', '/api/cvs?userId='.concat(userId), {
      token: session.access_token,
    });
    expect(kept.json.cvs).toHaveLength(1);
    expect((await deleteWith(session.access_token, rest)).status).toBe(204);
    const signInLate = async () => {
      await context.queryAsOwner(
        place,
        `UPDATE users SET deletion_requested_at = now() - interval '7 days 1 minute' WHERE id = $1`,
        [userId],
      );
      const body = { email, password: goodPassword };
      return (await app.call('POST', '/api/auth/sign-in', { body })).json.code;
    };
    expect(await signInLate()).toBe('invalid_credentials');
  });
});

describeOnOneDatabase('accounts whose days are over', (context) => {
  it('are swept with their files, the others are not', async () => {
    const place = await context.openFresh();
    const database = await openDatabase({ ...place, logger: silentLogger });
    const storage = createFolderStorage(join(place.dataDir, 'files'));
    try {
      const [over, waiting, staying] = await Promise.all([1, 2, 3].map(() => addPerson(database)));
      for (const [id, days] of [
        [over, 8],
        [waiting, 6],
      ]) {
        await context.queryAsOwner(
          place,
          'UPDATE users SET deletion_requested_at = now() - make_interval(days => $2) WHERE id = $1',
          [id, days],
        );
      }
      for (const id of [over, waiting, staying]) {
        await storage.replace(`avatars/${id}/avatar.jpg`, new Uint8Array([1]));
      }
      await sweepAccounts(database, storage);
      const left = await context.queryAsOwner(place, 'SELECT id FROM users');
      expect(left.map(({ id }) => id).sort()).toEqual([waiting, staying].sort());
      expect(await storage.read(`avatars/${over}/avatar.jpg`)).toBeUndefined();
      expect(await storage.read(`avatars/${waiting}/avatar.jpg`)).toBeDefined();
    } finally {
      await database.close();
      await place.cleanup();
    }
  });
});

describeOnOneDatabase('confirming an address', (context) => {
  it('comes before the first sign-in where the setting says so', async () => {
    const mail = await startFakeMailServer();
    const place = await context.openFresh();
    const app = await startTestApp(place, {
      SMTP_URL: mail.url,
      MAIL_FROM: 'trayecto@example.com',
      EMAIL_VERIFICATION: 'on',
    });
    try {
      const body = { email: freshEmail(), password: goodPassword };
      expect((await app.call('POST', '/api/auth/sign-up', { body })).status).toBe(201);
      const word = /#verify=([\w-]+)/.exec(await mail.next())?.[1];
      const early = await app.call('POST', '/api/auth/sign-in', { body });
      expect([early.status, early.json.code]).toEqual([403, 'email_unverified']);
      const confirm = () => app.call('POST', '/api/auth/verify', { body: { token: word } });
      expect((await confirm()).status).toBe(204);
      expect((await confirm()).json.code).toBe('link_invalid');
      expect((await app.call('POST', '/api/auth/sign-in', { body })).status).toBe(200);
    } finally {
      await app.stop();
      await mail.stop();
      await place.cleanup();
    }
  });
});
