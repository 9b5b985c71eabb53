import type { TestApp } from '../../server/test/app/start-test-app';

type Call = TestApp['call'];

interface Renewed {
  readonly token: string;
  readonly refreshToken: string;
  readonly at: number;
}

/** An access token is good for ten minutes, and on a busy machine a flood takes longer. */
const RENEW_AFTER_MS = 4 * 60_000;

/** Calls with the token someone first got, renewed as a browser renews it. */
export function staySignedIn(call: Call) {
  const people = new Map<string, Promise<Renewed>>();

  async function renew({ refreshToken }: Renewed): Promise<Renewed> {
    const answer = await call('POST', '/api/auth/refresh', {
      body: { refresh_token: refreshToken },
    });
    if (answer.status !== 200) throw new Error(`refreshing answered ${answer.status}`);
    return makeRenewed(answer.json);
  }

  async function findToken(first: string): Promise<string> {
    const known = people.get(first);
    if (!known) return first;
    const now = await known;
    if (Date.now() - now.at < RENEW_AFTER_MS) return now.token;
    // Calls that come meanwhile wait for the same answer: a token is renewed once.
    if (people.get(first) === known) people.set(first, renew(now));
    return findToken(first);
  }

  return {
    remember(session: { readonly access_token: string; readonly refresh_token: string }): void {
      people.set(session.access_token, Promise.resolve(makeRenewed(session)));
    },
    call: (async (method, path, options = {}) => {
      const { token } = options;
      if (token === undefined) return call(method, path, options);
      return call(method, path, { ...options, token: await findToken(token) });
    }) satisfies Call,
  };
}

function makeRenewed(session: {
  readonly access_token: string;
  readonly refresh_token: string;
}): Renewed {
  return { token: session.access_token, refreshToken: session.refresh_token, at: Date.now() };
}
