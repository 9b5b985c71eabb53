import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { AppError, PROGRESS_TYPE } from '@trayecto/core/contract';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLogger } from '../logging/create-logger';
import { answerError, CallerLeftError } from './answer-error';
import { answerWithProgress } from './answer-with-progress';
import type { AppEnv } from './request-scope';

const failure = (code: string) => Object.assign(new Error('select secrets'), { code });

it.each([
  ['a statement that took too long', failure('57014'), 503, 'unavailable'],
  [
    'one whose cause took too long',
    new Error('x', { cause: failure('57014') }),
    503,
    'unavailable',
  ],
  ['a full disk', failure('53100'), 507, 'storage_full'],
  ['a bug', failure('42601'), 500, 'internal'],
])('%s is told as what it is, and nothing of it', async (_, thrown, status, code) => {
  const app = new Hono<AppEnv>();
  app.get('/', () => {
    throw thrown;
  });
  app.onError((error, context) => answerError(context, error, createLogger('silent')));
  const answer = await app.request('/');
  const text = await answer.text();
  expect([answer.status, JSON.parse(text).code]).toEqual([status, code]);
  expect(text).not.toContain('secrets');
});

it.each([
  ['somebody who leaves is not', new CallerLeftError(), 0],
  ['a bug is', new Error('a bug'), 1],
])('%s logged as an error', async (_, thrown, count) => {
  const written: string[] = [];
  const logger = createLogger('error', { write: (line: string) => void written.push(line) });
  const app = new Hono<AppEnv>();
  app.get('/', () => {
    throw thrown;
  });
  app.onError((error, context) => answerError(context, error, logger));
  await app.request('/');
  expect(written).toHaveLength(count);
});

it('what says when to try again is in the last line too, once progress is on its way', async () => {
  const app = new Hono<AppEnv>();
  let fail = () => {};
  // As in the server: what stands before a route gives the context its answer.
  app.use((_, next) => next());
  app.get('/', (context) =>
    answerWithProgress(
      context,
      async (report) => {
        report(1);
        await new Promise<void>((resolve) => {
          fail = resolve;
        });
        throw new AppError('unavailable', { retryAfterSeconds: 2 });
      },
      (error) => answerError(context, error, createLogger('silent')),
    ),
  );
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: PROGRESS_TYPE } });
  const told: string[] = [];
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told.push(chunk);
    fail();
  }
  server.close();
  const [first, last] = told.join('').trimEnd().split('\n');
  expect(first).toBe('{"progress":1}');
  expect(JSON.parse(last ?? '')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});
