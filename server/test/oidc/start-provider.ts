/// <reference path="./oidc-provider.d.ts" />
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import Provider from 'oidc-provider';

interface Person {
  readonly email?: string;
  /** Some write it as a word. */
  readonly email_verified?: boolean | string;
}

/** A real provider on this machine, which knows the users the test names. */
export async function startProvider() {
  const people = new Map<string, Person>();
  let answer: RequestListener = (_, response) => response.writeHead(503).end();
  let whileAsked: (() => Promise<void>) | undefined;
  const server = createServer(async (request, response) => {
    if (request.url === '/token') await whileAsked?.();
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    people,
    clientId: 'trayecto',
    clientSecret: 'what-only-the-two-of-us-know',
    /** From here on it takes people back to that server. */
    admitClient(redirectUri: string): void {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: 'trayecto',
            client_secret: 'what-only-the-two-of-us-know',
            redirect_uris: [redirectUri],
          },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'] },
        pkce: { required: () => true },
        findAccount: (_, id) => ({
          accountId: id,
          claims: async () => ({ sub: id, ...people.get(id) }),
        }),
      });
      answer = provider.callback();
    },
    /** What happens on our side while the provider is asked whether an answer is its own. */
    meanwhile(happens: (() => Promise<void>) | undefined): void {
      whileAsked = happens;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

/** Goes there as a browser would, signs in as that person, agrees, and says with what they are sent back. */
export async function visitProvider(url: string, person: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 12; steps += 1) {
    const response: Response = await fetch(next, {
      redirect: 'manual',
      ...(form ? { method: 'POST', body: form } : {}),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    form = undefined;
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      next = new URL(location, next);
      if (next.pathname === '/auth' && next.searchParams.has('state')) {
        if (next.searchParams.has('code') || next.searchParams.has('error')) {
          return next.searchParams;
        }
      }
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined) throw new Error(`no form at ${next.pathname}: ${page.slice(0, 300)}`);
    form = new URLSearchParams({ prompt, login: person, password: 'x' });
  }
  throw new Error('the provider sends people in circles');
}
