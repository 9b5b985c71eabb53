import { allEndpoints, CV_ID_REQUIRED, type Endpoint, errorTable } from '@trayecto/core/contract';
import {
  type AnyRequest,
  anyRequestOf,
  anySpoiledRequestOf,
  type KnownValues,
  oddTexts,
  oddTextWithin,
} from '@trayecto/core/contract/fixtures';
import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseContext, describeOnEachDatabase, describeOnOneDatabase } from '../database';
import { sendRequest } from './send-request';
import {
  type Answer,
  freshEmail,
  goodPassword,
  signInAgain,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from './start-test-app';

const QUICK_RUNS = 1;
const LONG_RUNS = 40;

describeOnOneDatabase('requests made from the contract', (context) => {
  tryAll(context, QUICK_RUNS);
});

describe('many requests made from the contract', { tags: ['long'] }, () => {
  describeOnEachDatabase('and both databases', (context) => {
    tryAll(context, LONG_RUNS);
  });
});

/** These calls change who the caller is. */
const endingSession = new Set(['signOut', 'endSession', 'endOtherSessions', 'deleteAccount']);

function tryAll(context: DatabaseContext, numRuns: number): void {
  let app: TestApp;
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let person: { email: string; token: string };
  let known: KnownValues;

  /** A person with one of everything, who is an admin as well: nothing stops a request at the door. */
  async function arrive(): Promise<void> {
    const { email, session } = await signInNewPerson(app, freshEmail('fuzz'));
    const token = session.access_token;
    await context.queryAsOwner(place, `update profiles set role = 'admin' where id = $1`, [
      session.user.id,
    ]);
    const post = (path: string, body: object) => app.call('POST', path, { token, body });
    const cv = await post('/api/cvs', {
      filename: 'cv.pdf',
      content: 'Texto',
      parsed_data: spanishAnalyst,
    });
    const cvId: string = cv.json.cv.id;
    const [gap, job, trashed, application] = [
      await post('/api/analyze-skill-gaps', { cvId, jobDescription: 'Se busca analista con SQL.' }),
      await post('/api/saved-jobs', { title: 'Analista', description: 'SQL' }),
      await post('/api/cvs', { filename: 'b.pdf', content: '', parsed_data: null }),
      await post('/api/applications', { posting: 'Se busca analista con SQL.', cv_id: cvId }),
    ];
    await app.call('DELETE', `/api/cvs/${trashed.json.cv.id}`, { token });
    const someone = await signInNewPerson(app, freshEmail('someone'));
    person = { email, token };
    known = {
      // CVs come up more often: most endpoints are about one.
      ids: [
        cvId,
        cvId,
        cvId,
        gap.json.result.id,
        job.json.job.id,
        trashed.json.cv.id,
        application.json.application.id,
        application.json.application.id,
        someone.session.user.id,
      ],
      byName: {
        email: [
          email,
          freshEmail('new'),
          'a\u0000@example.com',
          'ñ@ñ.es',
          `${'a'.repeat(300)}@x.es`,
        ],
        password: [goodPassword, 'a\u0000', '\ud800'.repeat(9), 'otra frase muy larga'],
        current_password: [goodPassword, 'x', 'a\u0000b'],
        cursor: listCursors(cvId),
      },
    };
  }

  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '100000' });
    await arrive();
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers every one of them in its own words',
    async (_, endpoint) => {
      await fc.assert(
        fc
          .asyncProperty(requestsTo(endpoint, known), headers, async (request, sent) => {
            const options = { token: person.token, headers: sent };
            expectOwnWords(await sendRequest(app, endpoint, request, options));
          })
          .afterEach(async () => {
            if (endingSession.has(endpoint.id)) await returnOrArrive();
          }),
        { numRuns, endOnFailure: true },
      );
    },
  );

  async function returnOrArrive(): Promise<void> {
    try {
      person = { ...person, token: (await signInAgain(app, person.email)).access_token };
    } catch {
      await arrive();
    }
  }

  it('is none the worse for it', async () => {
    await returnOrArrive();
    const list = await app.call('GET', '/api/cv-summaries', { token: person.token });
    expect(list.status).toBe(200);
    const faults = app.logLines.filter((line) => line.includes('"internal"'));
    expect(faults).toEqual([]);
  });
}

function requestsTo(endpoint: Endpoint, known: KnownValues): fc.Arbitrary<AnyRequest> {
  const made = fc.oneof(anyRequestOf(endpoint, known), anySpoiledRequestOf(endpoint, known));
  if (!endpoint.upload) return made;
  const file = fc.record({
    name: oddTextWithin(0, 2_000),
    bytes: fc.oneof(
      fc.constantFrom(
        '',
        '%PDF-1.7\n',
        'PK\u0003\u0004',
        '{"basics":{"name":"Ana\\u0000"}}',
        '{"a":',
      ),
      fc.json(),
      oddTextWithin(0, 300),
    ),
  });
  return fc.tuple(made, file).map(([request, body]) => ({ ...request, body }));
}

const headers = fc.record(
  {
    'if-match': fc.constantFrom('1', '"1"', 'W/"1"', '"-1"', '99999999999999', '*', 'x'),
    'idempotency-key': fc.constantFrom('"a"', 'a', '"', 'a b', 'x'.repeat(300), 'ñ'),
    accept: fc.constantFrom('application/json', 'application/x-ndjson', '*/*', ''),
  },
  { requiredKeys: [] },
);

/** Cursors that look like the server's own and are not. */
function listCursors(id: string): string[] {
  const write = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const moments = ['2026-11-16 02:00:00+00', '2026-02-31 00:00:00+00', 'now', 'infinity', '-1'];
  return [
    ...['', 'x', '%00', '[]'],
    ...[write([]), write({}), write(['a', id]), write([null, id]), write(['a', 'b', id])],
    ...moments.flatMap((moment) => [write([moment, id]), write(['a@b.es', moment, id])]),
    ...oddTexts.slice(0, 12).flatMap((text) => [write([text, id]), write([text, text])]),
  ];
}

/** No fault of ours, one shape for every refusal, and nothing in it of how this is built. */
/** What the specification says in other words than the table. */
const specifiedWords: Readonly<Record<string, string>> = { validation_failed: CV_ID_REQUIRED };

function expectOwnWords(answer: Answer): void {
  if (answer.status < 400) return;
  const { success, code, error, request_id } = answer.json ?? {};
  expect([answer.status, code]).not.toEqual([500, 'internal']);
  const known = Object.hasOwn(errorTable, code)
    ? errorTable[code as keyof typeof errorTable]
    : null;
  expect({ success, status: answer.status }).toEqual({ success: false, status: known?.status });
  expect([known?.message, specifiedWords[code]]).toContain(error);
  expect(request_id).toBeTypeOf('string');
  expect(answer.text).not.toMatch(
    /\n\s+at |\bselect .* from |node_modules|drizzle|zod|\/server\//i,
  );
}
