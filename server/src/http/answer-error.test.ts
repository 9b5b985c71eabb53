import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLogger } from '../logging/create-logger';
import { answerError } from './answer-error';
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
