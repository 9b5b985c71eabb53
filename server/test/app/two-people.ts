import { afterAll, beforeAll } from 'vitest';
import type { DatabaseContext, TestPlace } from '../database';
import { type Answer, signInNewPerson, startTestApp, type TestApp } from './start-test-app';

interface TwoPeople {
  readonly app: TestApp;
  readonly place: TestPlace;
  /** Whose data it is about. */
  readonly token: string;
  /** Somebody else's, who may see none of it. */
  readonly stranger: string;
  call(method: string, path: string, body?: unknown, as?: string): Promise<Answer>;
  saveCv(parsed_data: unknown, content?: string): Promise<string>;
}

/** A server of its own for the tests around the call, with two people signed in. There once the tests run. */
export function useTwoPeople(context: DatabaseContext): TwoPeople {
  let place: TestPlace;
  let app: TestApp;
  let token: string;
  let stranger: string;
  beforeAll(async () => {
    place = await context.openFresh();
    app = await startTestApp(place, { RATE_LIMIT_SCALE: '1000' });
    token = (await signInNewPerson(app)).session.access_token;
    stranger = (await signInNewPerson(app)).session.access_token;
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });
  const call: TwoPeople['call'] = (method, path, body, as = token) =>
    app.call(method, path, { token: as, ...(body === undefined ? {} : { body }) });
  return {
    get app() {
      return app;
    },
    get place() {
      return place;
    },
    get token() {
      return token;
    },
    get stranger() {
      return stranger;
    },
    call,
    async saveCv(parsed_data, content = 'x') {
      const body = { filename: 'cv.pdf', content, parsed_data };
      return (await call('POST', '/api/cvs', body)).json.cv.id;
    },
  };
}
