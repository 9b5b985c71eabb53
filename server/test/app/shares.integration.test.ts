import { englishAnalyst, spanishAnalyst } from '@trayecto/core/document/fixtures';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { readPdfPages } from '../export/read-pdf-words';
import {
  goodPassword,
  makePages,
  signInFirstAdmin,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const { email, phone, location, linkedin } = spanishAnalyst.personal;

describeOnOneDatabase('public links', (context) => {
  let app: TestApp;
  let place: TestPlace;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, {}, { webFolder: makePages(place.dataDir) });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  async function makeCv() {
    const { session } = await signInNewPerson(app);
    const token = session.access_token;
    const body = { filename: 'cv.pdf', content: 'x', parsed_data: spanishAnalyst };
    const { json } = await app.call('POST', '/api/cvs', { token, body });
    const id: string = json.cv.id;
    const path = `/api/cvs/${id}/share`;
    return {
      ...{ id, token, userId: session.user.id },
      share: async (wish: object = {}) =>
        (await app.call('PUT', path, { token, body: wish })).json.share,
      look: async () => (await app.call('GET', path, { token })).json.share,
      end: () => app.call('DELETE', path, { token }),
    };
  }
  const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
  const open = (link: string, body: object = {}, what = '') =>
    app.call('POST', `/api/shared/${tokenOf(link)}${what}`, { body });
  const gone = { status: 404, code: 'share_gone' };
  const tell = async (answer: ReturnType<typeof open>) => {
    const { status, json } = await answer;
    return { status, code: json.code };
  };

  it('are off until asked for, show the page without contact data, and say the same link again', async () => {
    const cv = await makeCv();
    expect(await cv.look()).toBe(null);
    const share = await cv.share();
    expect(share).toMatchObject({
      has_password: false,
      hidden: ['email', 'phone', 'location'],
      allows_pdf: true,
      shows_english: false,
      views: 0,
      is_expired: false,
    });
    expect(share.link).toMatch(/^http.*\/s\/[\w-]{43}$/);

    const { status, json, headers } = await open(share.link);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(json.shared.cv.personal).toMatchObject({ email: '', phone: '', location: '', linkedin });
    expect(json).toMatchObject({ pass: null, shared: { language: 'es', english: null } });
    for (const hidden of [email, phone, location].filter(Boolean)) {
      expect(JSON.stringify(json.shared.cv.personal)).not.toContain(hidden);
    }
    expect(await cv.look()).toMatchObject({ link: share.link, views: 1 });
    await open(share.link);
    expect((await cv.look()).views).toBe(1);

    const pages = await open(share.link, {}, '/pages');
    expect([pages.status, pages.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const file = await fetch(`${app.url}/api/shared/${tokenOf(share.link)}/pdf`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(file.headers.get('content-disposition')).toContain('Lucia-Fernandez-Ortega-CV-es.pdf');
    const words = (await readPdfPages(new Uint8Array(await file.arrayBuffer()))).join('\n');
    expect(words).toContain('Lucía Fernández Ortega');
    expect(words).not.toContain(email);

    const [row] = await context.queryAsOwner(place, 'select * from cv_shares where cv_id = $1', [
      cv.id,
    ]);
    expect(JSON.stringify(row)).not.toContain(tokenOf(share.link));
    const page = await fetch(share.link.replace(/^https?:\/\/[^/]+/, app.url));
    expect([page.status, await page.text()]).toEqual([200, 'any page']);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
  });

  it('show what their owner wants shown, and change without becoming another link', async () => {
    const cv = await makeCv();
    await app.call('PATCH', `/api/cvs/${cv.id}`, {
      token: cv.token,
      body: { parsed_data_english: englishAnalyst },
      headers: { 'If-Match': '1' },
    });
    const first = await cv.share({ hidden: [] });
    expect((await open(first.link)).json.shared).toMatchObject({
      cv: { personal: { email, phone } },
      english: null,
    });
    expect(await tell(open(first.link, { text: 'english' }, '/pages'))).toEqual(gone);
    const second = await cv.share({ hidden: ['email'], shows_english: true, allows_pdf: false });
    expect(second.link).toBe(first.link);
    const { shared } = (await open(first.link)).json;
    expect(shared.cv.personal).toMatchObject({ email: '', phone });
    expect(shared.english.personal.email).toBe('');
    expect(shared.allows_pdf).toBe(false);
    expect(await tell(open(first.link, {}, '/pdf'))).toEqual(gone);
  });

  it('answer alike when they never were, are over, were ended, or the CV or its owner is gone', async () => {
    const cv = await makeCv();
    const share = await cv.share();
    const expectGone = async (link: string) => {
      for (const what of ['', '/pages', '/pdf']) {
        expect(await tell(open(link, {}, what))).toEqual(gone);
      }
    };
    await expectGone(`${app.url}/s/${'A'.repeat(43)}`);
    await expectGone(`${app.url}/s/x`);
    await expectGone(`${share.link}A`);

    const setExpiry = (interval: string) =>
      context.queryAsOwner(
        place,
        `update cv_shares set expires_at = now() + $2::interval where cv_id = $1`,
        [cv.id, interval],
      );
    await setExpiry('-1 second');
    await expectGone(share.link);
    expect((await cv.look()).is_expired).toBe(true);
    expect((await cv.share()).is_expired).toBe(true);
    expect((await cv.share({ expires_in_days: 7 })).link).toBe(share.link);
    expect((await open(share.link)).status).toBe(200);

    await app.call('DELETE', `/api/cvs/${cv.id}`, { token: cv.token });
    await expectGone(share.link);
    await app.call('POST', `/api/cvs/${cv.id}/restore`, { token: cv.token });
    expect((await open(share.link)).status).toBe(200);

    const admin = await signInFirstAdmin(app);
    const disable = (disabled: boolean) =>
      app.call('PATCH', `/api/admin/users/${cv.userId}`, {
        token: admin.session.access_token,
        body: { disabled },
      });
    await disable(true);
    await expectGone(share.link);
    await disable(false);
    expect((await open(share.link)).status).toBe(200);
  });

  it('end at once and come back as another', async () => {
    const cv = await makeCv();
    const share = await cv.share();
    expect((await cv.end()).status).toBe(204);
    expect(await tell(open(share.link))).toEqual(gone);
    expect((await cv.end()).status).toBe(404);
    expect((await cv.share()).link).not.toBe(share.link);
    const rows = await context.queryAsOwner(
      place,
      `select event from audit_events where user_id = $1 and event like 'share%' order by id`,
      [cv.userId],
    );
    expect(rows.map(({ event }) => event)).toEqual(['share_made', 'share_ended', 'share_made']);
  });

  it('take their password, and no more guesses than a few', async () => {
    const cv = await makeCv();
    expect((await cv.share({ password: '12345' })) ?? null).toBe(null);
    const { link } = await cv.share({ password: 'la del puesto' });
    expect(await tell(open(link))).toEqual({ status: 403, code: 'share_password_needed' });
    expect(await tell(open(link, {}, '/pages'))).toMatchObject({ code: 'share_password_needed' });
    const { json } = await open(link, { password: 'la del puesto' });
    expect(json.shared.cv.personal.name).toBe('Lucía Fernández Ortega');
    const { pass } = json;
    expect((await open(link, { pass }, '/pages')).status).toBe(200);
    const [until, signature] = pass.split('.');
    for (const forged of ['', '.', `${until}.`, `${Number(until) + 1}.${signature}`, `0.${pass}`]) {
      expect(await tell(open(link, { pass: forged }, '/pages'))).toMatchObject({ status: 403 });
    }
    const other = await makeCv();
    const theirs = await other.share({ password: 'la del puesto' });
    expect((await open(theirs.link, { pass }, '/pages')).status).toBe(403);

    expect(await cv.share({})).toMatchObject({ has_password: true });
    expect((await open(link, { pass }, '/pages')).status).toBe(200);
    await cv.share({ password: 'otra distinta' });
    expect((await open(link, { pass }, '/pages')).status).toBe(403);

    const tries = [];
    for (let count = 0; count < 11; count += 1) {
      tries.push((await open(link, { password: `no es esta ${count}` })).status);
    }
    expect(tries).toEqual([...Array(10).fill(403), 429]);
    expect((await open(link, { password: 'otra distinta' })).status).toBe(429);
    expect(await cv.share({ password: null })).toMatchObject({ has_password: false });
    expect((await open(link)).status).toBe(200);
  });

  it('are in the account’s export without their secrets, and go with it', async () => {
    const cv = await makeCv();
    const { link } = await cv.share({ password: 'la del puesto' });
    const zip = await fetch(`${app.url}/api/account/export`, {
      headers: { authorization: `Bearer ${cv.token}` },
    });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const told = new TextDecoder().decode(files['shared-links.json']);
    expect(JSON.parse(told)).toMatchObject([{ cvId: cv.id, hasPassword: true, views: 0 }]);
    expect(told).not.toContain(tokenOf(link));
    expect(told).not.toContain('argon2');
    await app.call('DELETE', '/api/account', {
      token: cv.token,
      body: { password: goodPassword, immediately: false },
    });
    expect(await tell(open(link))).toEqual(gone);
  });
});
