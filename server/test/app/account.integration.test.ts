import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepAccounts } from '../../src/accounts/remove-account';
import { openDatabase } from '../../src/db';
import { createFolderStorage } from '../../src/storage/folder-storage';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { addPerson } from '../database/add-person';
import { silentLogger } from '../database/silent-logger';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-mail-server';
import { tryLeaving } from './cases/leaving';
import { tryProfiles } from './cases/profiles';
import { tryRecovery } from './cases/recovery';
import {
  freshEmail,
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';
import { whenOpened } from './when-opened';

describeOnOneDatabase('accounts', (context) => {
  let opened: TestApp;
  let postbox: FakeMailServer;
  let home: TestPlace;
  const app = whenOpened(() => opened);
  const mail = whenOpened(() => postbox);
  const place = whenOpened(() => home);

  beforeAll(async () => {
    postbox = await startFakeMailServer();
    home = await context.openFresh();
    opened = await startTestApp(home, {
      RATE_LIMIT_SCALE: '1000',
      SMTP_URL: postbox.url,
      MAIL_FROM: 'Trayecto <trayecto@example.com>',
    });
  });
  afterAll(async () => {
    await opened?.stop();
    await postbox?.stop();
    await home?.cleanup();
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

  const suite = { app, mail, place, context, signIn, readBytes, filesOf };

  tryProfiles(suite);

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

  tryRecovery(suite);
  tryLeaving(suite);
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
