import { allEndpoints, type Endpoint } from '@trayecto/core/contract';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { permissionRules, type Rule } from './permission-rules';
import {
  freshEmail,
  goodPassword,
  signInAgain,
  signInFirstAdmin,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const endingSessions = new Set(['signOut', 'endSession', 'endOtherSessions']);
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** In no answer to anyone. */
const secrets = ['the-secret-of-this-server-canary-1', 'a-key-of-a-job-source-canary-2'] as const;
const roles = ['visitor', 'user', 'other', 'admin'] as const;
type Role = (typeof roles)[number];

/** What counts as an answer to the question who may: whether a request was any good is another matter. */
function judge(status: number): string {
  if (status === 401) return 'sign in';
  if (status === 403) return 'forbidden';
  return status === 404 ? 'not there' : 'allowed';
}

function expectedOf(rule: Rule): Record<Role, string> {
  if (rule === 'open') return all('allowed');
  if (rule === 'ticket') return all('forbidden');
  if (rule === 'link') return all('not there');
  if (rule === 'self') return { ...all('allowed'), visitor: 'sign in' };
  if (rule === 'admin') {
    return { visitor: 'sign in', user: 'forbidden', other: 'forbidden', admin: 'allowed' };
  }
  const refusal = rule.own === 'list' ? 'forbidden' : 'not there';
  return { visitor: 'sign in', user: 'allowed', other: refusal, admin: refusal };
}

const all = (verdict: string): Record<Role, string> => ({
  visitor: verdict,
  user: verdict,
  other: verdict,
  admin: verdict,
});

it('every route of the contract has a rule', () => {
  const routes = allEndpoints.map(({ id }) => id);
  expect(routes.filter((id) => permissionRules[id] === undefined)).toEqual([]);
});

it('no rule opens what the contract closes', () => {
  const opened = allEndpoints.filter(({ id, access }) => {
    const rule = permissionRules[id];
    const isOpen = rule === 'open' || rule === 'ticket' || rule === 'link';
    return isOpen !== (access === 'public') || (rule === 'admin') !== (access === 'admin');
  });
  expect(opened.map(({ id }) => id)).toEqual([]);
});

describeOnOneDatabase('who may call what', (context) => {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  const emails = { user: freshEmail('user'), other: freshEmail('other'), admin: freshEmail() };
  let userId: string;

  beforeAll(async () => {
    place = await context.openFresh();
    const settings = {
      RATE_LIMIT_SCALE: '1000',
      SECRET_KEY: secrets[0],
      ADZUNA_APP_ID: 'id',
      ADZUNA_APP_KEY: secrets[1],
    };
    app = await startTestApp(place, settings);
    ({
      session: {
        user: { id: userId },
      },
    } = await signInNewPerson(app, emails.user));
    await signInNewPerson(app, emails.other);
    await signInFirstAdmin(app, emails.admin);
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  const tokens = new Map<Role, string>();
  async function tokenOf(role: Role): Promise<string | undefined> {
    if (role === 'visitor') return undefined;
    const known = tokens.get(role);
    if (known !== undefined) return known;
    const { access_token } = await signInAgain(app, emails[role]);
    tokens.set(role, access_token);
    return access_token;
  }

  async function makeCv(token: string): Promise<string> {
    const form = new FormData();
    form.set('file', new File([`%PDF-1.7\n${Math.random()}`], 'cv.pdf'));
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

  /** Something that belongs to the first of them. */
  async function makeOwned(rule: Rule): Promise<string> {
    if (typeof rule !== 'object') return NOBODY;
    const token = (await tokenOf('user')) ?? '';
    switch (rule.own) {
      case 'list':
        return userId;
      case 'cv':
        return makeCv(token);
      case 'trashed cv': {
        const id = await makeCv(token);
        await app.call('DELETE', `/api/cvs/${id}`, { token });
        return id;
      }
      case 'shared cv': {
        const id = await makeCv(token);
        await app.call('PUT', `/api/cvs/${id}/share`, { token, body: {} });
        return id;
      }
      case 'saved job': {
        const body = { title: `Analista ${Math.random()}`, description: 'x' };
        return (await app.call('POST', '/api/saved-jobs', { token, body })).json.job.id;
      }
      case 'application': {
        const body = { posting: 'Analista con SQL.', cv_id: await makeCv(token) };
        return (await app.call('POST', '/api/applications', { token, body })).json.application.id;
      }
      case 'session': {
        const { json } = await app.call('GET', '/api/account/sessions', { token });
        return json.sessions.find((one: { is_current: boolean }) => one.is_current).id;
      }
      case 'token': {
        const body = {
          ...{ name: 'x', scopes: ['read'], expires_in_days: 1 },
          password: goodPassword,
        };
        return (await app.call('POST', '/api/account/tokens', { token, body })).json.about.id;
      }
      case 'identity': {
        const [row] = await context.queryAsOwner(
          place,
          `INSERT INTO identities (user_id, issuer, subject, label)
           VALUES ($1, 'https://id.example.com', gen_random_uuid()::text, 'x') RETURNING id`,
          [userId],
        );
        return String(row?.id);
      }
      case 'passkey': {
        const [row] = await context.queryAsOwner(
          place,
          `INSERT INTO passkeys (user_id, credential_id, public_key, name)
           VALUES ($1, gen_random_uuid()::text, '\\x00', 'x') RETURNING id`,
          [userId],
        );
        return String(row?.id);
      }
      case 'result': {
        const [row] = await context.queryAsOwner(
          place,
          `INSERT INTO results (user_id, cv_id, cv_version, kind, title, input, result, engine)
           VALUES ($1, $2, 1, 'skill_gap', 'x', '{}', '{}', '{"kind": "builtin"}') RETURNING id`,
          [userId, await makeCv(token)],
        );
        return String(row?.id);
      }
    }
  }

  /** The owner sends the application first: what was sent is then there to be asked for. */
  async function makeSending(endpoint: Endpoint, id: string): Promise<string> {
    if (endpoint.id !== 'getSending') return NOBODY;
    const token = (await tokenOf('user')) ?? '';
    const sent = { token, body: { stage: 'sent' }, headers: { 'If-Match': '1' } };
    const { json } = await app.call('POST', `/api/applications/${id}/move`, sent);
    return json.application.sendings[0].id;
  }

  async function ask(endpoint: Endpoint, rule: Rule, id: string, role: Role): Promise<string> {
    const own = typeof rule === 'object' ? rule : undefined;
    const path = endpoint.path
      .replace(/\{(?:version|page)\}/, '1')
      .replace('{sendingId}', role === 'user' ? await makeSending(endpoint, id) : NOBODY)
      .replace(/\{\w+\}/g, id);
    const query = own?.query ?? `userId=${id}&cvId=${id}&ticket=guessed`;
    const token = await tokenOf(role);
    const answer = await app.call(endpoint.method, `${path}?${query}`, {
      ...(token === undefined ? {} : { token }),
      ...(endpoint.body ? { body: own?.body?.(id) ?? {} } : {}),
      ...(endpoint.versioned ? { headers: { 'If-Match': '1' } } : {}),
    });
    const told = answer.text + JSON.stringify([...answer.headers]);
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    const verdict = judge(answer.status);
    // Nobody's thing that is not there is not there for anyone.
    const isNobodys = rule === 'self' || rule === 'admin';
    return isNobodys && verdict === 'not there' ? 'allowed' : verdict;
  }

  // The owner comes last: what they do may remove what the others are asked about.
  const order: readonly Role[] = ['visitor', 'other', 'admin', 'user'];

  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const rule = permissionRules[name] ?? 'admin';
      const id = name === 'getAvatar' ? await givePicture() : await makeOwned(rule);
      const target = rule === 'admin' ? userId : id;
      const verdicts: Partial<Record<Role, string>> = {};
      for (const role of order) verdicts[role] = await ask(endpoint, rule, target, role);
      expect(verdicts).toEqual(expectedOf(rule));
      if (endingSessions.has(name)) tokens.clear();
    },
    60_000,
  );

  async function givePicture(): Promise<string> {
    const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
    const token = (await tokenOf('user')) ?? '';
    const headers = { 'content-type': 'image/gif' };
    await app.call('PUT', '/api/profile/avatar', { token, rawBody: gif, headers });
    return userId;
  }
});
