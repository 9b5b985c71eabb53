import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-mail-server';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

const OTHER = '00000000-0000-4000-8000-000000000001';

describeOnOneDatabase('liberties that nobody may take', (context) => {
  let app: TestApp;
  let mail: FakeMailServer;
  let place: TestPlace;

  beforeAll(async () => {
    place = await context.openFresh();
    mail = await startFakeMailServer();
    app = await startTestApp(place, {
      RATE_LIMIT_SCALE: '1000',
      SMTP_URL: mail.url,
      MAIL_FROM: 'trayecto@example.com',
    });
  });
  afterAll(async () => {
    await app?.stop();
    await mail?.stop();
    await place?.cleanup();
  });

  it('a CV has the owner, number and version it is given here, whatever was sent', async () => {
    const { session } = await signInNewPerson(app);
    const token = session.access_token;
    // What a record says and the server decides is not looked at; anything else is refused by name.
    const record = `"id":"${OTHER}","user_id":"${OTHER}","version":99,"created_at":"2001-01-01T00:00:00Z"`;
    const others = [
      ...[`"userId":"${OTHER}"`, '"role":"admin"', '"is_favorite":true', '"file_path":"x.pdf"'],
      ...['"deleted_at":"2020-01-01"', '"__proto__":{"role":"admin"}'],
      ...['"constructor":{"prototype":{"role":"admin"}}'],
    ];
    const create = (parsed: string, more: string) =>
      app.call('POST', '/api/cvs', {
        token,
        rawBody: `{"filename":"a.pdf","content":"x","parsed_data":{"summary":"s"${parsed}},${more}}`,
      });
    for (const liberty of others) {
      for (const refused of [await create('', liberty), await create(`,${liberty}`, record)]) {
        expect([refused.status, refused.json.code]).toEqual([422, 'not_understood']);
        expect(refused.json.fields).toHaveLength(1);
      }
    }
    const made = await create('', record);
    expect(made.status).toBe(201);
    const changed = await app.call('PATCH', `/api/cvs/${made.json.cv.id}`, {
      token,
      rawBody: `{"filename":"b.pdf",${record}}`,
      headers: { 'If-Match': '"1"' },
    });
    expect(changed.status).toBe(200);
    const rows = await context.queryAsOwner(
      place,
      "select id, user_id, version, filename, deleted_at, file_path, created_at > now() - interval '1 day' as is_new from cvs",
    );
    expect(rows).toEqual([
      {
        id: made.json.cv.id,
        user_id: session.user.id,
        version: 2,
        filename: 'b.pdf',
        deleted_at: null,
        file_path: null,
        is_new: true,
      },
    ]);
    expect(made.json.cv.id).not.toBe(OTHER);
    expect(JSON.stringify(changed.json.cv.parsed_data)).not.toContain('admin');
    expect((await app.call('GET', '/api/auth/user', { token })).json.user.role).toBe('user');
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('nobody fills the disk: after half a gigabyte it is full for them, and for them alone', async () => {
    const [full, other] = [await signInNewPerson(app), await signInNewPerson(app)];
    await context.queryAsOwner(
      place,
      `insert into stored_files (path, user_id, content_hash, byte_size, original_name)
       values ($1, $2, '\\x00', 500 * 1024 * 1024, 'large.pdf')`,
      [`${full.session.user.id}/1700000000000-aaaaaaaa.pdf`, full.session.user.id],
    );
    const upload = async (token: string) => {
      const form = new FormData();
      form.set('file', new File([JSON.stringify({ basics: { name: 'Marta' } })], 'marta.json'));
      const answer = await fetch(`${app.url}/api/import`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${token}` },
      });
      return JSON.parse(await answer.text());
    };
    expect(await upload(full.session.access_token)).toMatchObject({ code: 'storage_quota' });
    expect(await upload(other.session.access_token)).toMatchObject({ success: true });
  });

  it('a link in a mail leads here, whatever address the request said it was for', async () => {
    const { email } = await signInNewPerson(app);
    const body = JSON.stringify({ email });
    const status = await new Promise((resolve, reject) => {
      const outgoing = request(`${app.url}/api/auth/recover`, {
        method: 'POST',
        headers: {
          host: 'evil.test',
          'x-forwarded-host': 'evil.test',
          'x-forwarded-proto': 'https',
          forwarded: 'host=evil.test',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      outgoing.end(body);
    });
    expect(status).toBeLessThan(300);
    const sent = await mail.next();
    expect(sent).toContain(`${app.url}/`);
    expect(sent).not.toContain('evil.test');
  });
});
