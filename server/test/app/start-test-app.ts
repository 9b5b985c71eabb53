import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Session } from '@trayecto/core/contract';
import { readConfig } from '../../src/config';
import { createLogger } from '../../src/logging/create-logger';
import { startServer } from '../../src/server';
import type { ServerOptions } from '../../src/server-options';
import { createWorkers } from '../../src/workers';
import { quickOptions } from './quick-options';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
  readonly json: any;
}

interface CallOptions {
  readonly body?: unknown;
  readonly rawBody?: string | Uint8Array;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export interface TestApp {
  readonly url: string;
  readonly logLines: readonly string[];
  /** As printed at the start, while there is no admin. */
  readonly adminCode: string | undefined;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  stop(): Promise<void>;
}

/** Threads and processes that take a second to start serve all the servers of a test run's process. */
export const sharedWorkers = createWorkers({
  hasSpareReaders: false,
  translatorFile: quickOptions.translatorFile,
  mostOfEach: quickOptions.mostOfEach,
});

/** The whole server in this process, on a free port. */
export async function startTestApp(
  place: { databaseUrl?: string | undefined; dataDir: string },
  env: Record<string, string> = {},
  options: ServerOptions = {},
): Promise<TestApp> {
  const logLines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      logLines.push(String(chunk));
      done();
    },
  });
  const config = readConfig({
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    LOG_LEVEL: 'debug',
    ...env,
  });
  const server = await startServer(config, createLogger(config.logLevel, sink), {
    ...quickOptions,
    sharedWorkers,
    // No pages: reading and hashing them is most of what a start costs. `makePages` has some.
    webFolder: '',
    ...options,
  });
  const { url, adminCode } = server;
  return { url, adminCode, logLines, call: createCaller(url), stop: () => server.stop() };
}

/** Two small ones, to be served in place of those that are built. */
export function makePages(dataDir: string): string {
  const folder = join(dataDir, 'pages');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<script>document.title = "x"</script>home');
  writeFileSync(join(folder, 'app.html'), 'any page');
  return folder;
}

export function createCaller(url: string): TestApp['call'] {
  return async (method, path, options = {}) => {
    const body =
      options.rawBody ?? (options.body === undefined ? null : JSON.stringify(options.body));
    const response = await fetch(url + path, {
      method,
      body: body as string | null,
      redirect: 'manual',
      headers: {
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const goodPassword = 'una frase que nadie adivina';

export function freshEmail(name = 'lucia'): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

/** Signs a new person up and in. */
export async function signInNewPerson(
  app: Pick<TestApp, 'call'>,
  email = freshEmail(),
): Promise<{ email: string; session: Session }> {
  const credentials = { email, password: goodPassword };
  const made = await app.call('POST', '/api/auth/sign-up', { body: credentials });
  if (made.status !== 201) throw new Error(`sign-up answered ${made.status}: ${made.text}`);
  return { email, session: await signInAgain(app, email) };
}

/** Signs a new person up and in who then takes the code that the server printed. */
export async function signInFirstAdmin(
  app: Pick<TestApp, 'call' | 'adminCode'>,
  email = freshEmail('admin'),
): Promise<{ email: string; session: Session }> {
  const { session } = await signInNewPerson(app, email);
  const claimed = await app.call('POST', '/api/account/admin', {
    token: session.access_token,
    body: { code: app.adminCode },
  });
  if (claimed.status !== 200) throw new Error(`the code answered ${claimed.status}`);
  return { email, session: { ...session, user: { ...session.user, role: 'admin' } } };
}

export async function signInAgain(app: Pick<TestApp, 'call'>, email: string): Promise<Session> {
  const answer = await app.call('POST', '/api/auth/sign-in', {
    body: { email, password: goodPassword },
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`);
  return answer.json;
}

/** The list of the person whose token it is, as it has to be asked for. */
export function listPath(token: string): string {
  const [, claims = ''] = token.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return `/api/cvs?userId=${sub}`;
}
