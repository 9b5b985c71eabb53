import { AppError } from '@trayecto/core/contract';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createBodyRoom, usualBodyRoom } from '../http/body-room';
import type { GateTurn, PersonGate } from '../http/person-gate';
import { usualLimits } from '../http/request-limits';
import type { AppEnv } from '../http/request-scope';
import { mountMcp } from './mount-mcp';

const caller = { userId: 'ana', role: 'user', sessionId: 's' } as const;

function mount(gate: PersonGate) {
  const app = new Hono<AppEnv>();
  app.onError((error, context) =>
    context.text(error instanceof AppError ? error.code : 'fault', 400),
  );
  const authenticator = {
    identify: async () => ({ userId: 'ana', kind: 'token' }) as never,
    admit: async () => ({ caller, rows: [] }) as never,
  };
  mountMcp(app, {
    authenticator,
    gate,
    limits: usualLimits,
    bodyRoom: createBodyRoom(usualBodyRoom),
    publicUrl: () => 'http://localhost',
    ownUrl: () => 'http://localhost',
  });
  return app;
}

const ask = (gate: PersonGate) =>
  mount(gate).request('/api/mcp', { headers: { authorization: 'Bearer x' } });

it('an assistant’s requests wait for their turn, in another line than the calls they make', async () => {
  const seen: string[] = [];
  const turn: GateTurn = {
    noteWork: (ms) => seen.push(ms > 0 ? 'worked' : 'idle'),
    rest: async () => {},
    leave: () => seen.push('left'),
  };
  await ask({
    async enter(owner) {
      seen.push(owner);
      return turn;
    },
  });
  expect(seen).toEqual([expect.stringMatching(/^ana ./), 'worked', 'left']);
});

it('and are refused when too many wait already', async () => {
  const answer = await ask({
    enter: () => Promise.reject(new AppError('too_many_requests')),
  });
  expect(await answer.text()).toBe('too_many_requests');
});
