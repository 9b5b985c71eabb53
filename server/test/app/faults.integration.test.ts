import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type DatabaseContext, describeOnEachDatabase } from '../database';
import { relayTo } from './break-connections';
import { type BuiltServer, runBuiltServer } from './run-built-server';
import { createCaller, freshEmail, goodPassword, signInNewPerson } from './start-test-app';

const running: BuiltServer[] = [];
const folders: string[] = [];

function start(env: Record<string, string>): BuiltServer {
  const server = runBuiltServer(env);
  running.push(server);
  return server;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trayecto-test-'));
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describeOnEachDatabase('faults', (context) => {
  if (context.kind === 'postgres') {
    testDatabaseThatGoesAway(context);
    return;
  }
  /** A data folder that was used before: making the first database is not what these tests are about. */
  const makeUsedFolder = async () => {
    const { dataDir } = await context.openFresh();
    folders.push(dataDir);
    return dataDir;
  };

  describe('a start that cannot go on says why and ends', () => {
    it('the port is in use', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' ? String(address?.port) : '';
      const server = start({ PORT: port, DATA_DIR: await makeUsedFolder() });
      expect((await server.exit).code).toBe(1);
      expect(server.output()).toContain('the port is in use');
      expect(server.output()).not.toMatch(/^\s+at /m);
      other.close();
    });

    it('another server has the data folder; that one is not disturbed', {
      tags: ['long'],
    }, async () => {
      const DATA_DIR = await makeUsedFolder();
      const first = start({ DATA_DIR });
      const url = await first.url;
      const second = start({ DATA_DIR });
      expect((await second.exit).code).toBe(1);
      expect(second.output()).toContain(String(first.child.pid));
      expect(second.output()).not.toMatch(/^\s+at /m);
      expect((await createCaller(url)('GET', '/api/ready')).status).toBe(200);
    });

    it('the data folder cannot be made', async () => {
      const file = join(makeFolder(), 'a-file');
      writeFileSync(file, '');
      const server = start({ DATA_DIR: join(file, 'data') });
      expect((await server.exit).code).toBe(1);
      expect(server.output()).toMatch(/^Trayecto could not start/);
    });

    it('the disk is full', async ({ skip }) => {
      const folder = join(makeFolder(), 'small-disk');
      mkdirSync(folder);
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], {
          stdio: 'ignore',
        });
      } catch {
        skip('a small disk can only be mounted by root');
      }
      try {
        const server = start({ DATA_DIR: join(folder, 'data') });
        expect((await server.exit).code).toBe(1);
        expect(server.output()).toContain('full');
      } finally {
        execFileSync('umount', ['-l', folder]);
      }
    });

    it('the database does not answer; its password is not printed', {
      tags: ['long'],
    }, async () => {
      const DATABASE_URL = 'postgres://app:s3cr3t-canary@127.0.0.1:9/trayecto';
      const server = start({ DATABASE_URL, DATA_DIR: makeFolder() });
      expect((await server.exit).code).toBe(1);
      expect(server.output()).toMatch(/^Trayecto could not start/);
      expect(server.output()).not.toContain('s3cr3t-canary');
    });

    it('settings are unsafe', async () => {
      const server = start({ NODE_ENV: 'production', SECRET_KEY: 'short', DATA_DIR: makeFolder() });
      expect((await server.exit).code).toBe(1);
      expect(server.output()).toContain('SECRET_KEY');
    });
  });

  describe('the secret', () => {
    it('is made once, readable by the owner alone, and kept', { tags: ['long'] }, async () => {
      const DATA_DIR = await makeUsedFolder();
      const first = start({ DATA_DIR });
      await first.url;
      const path = join(DATA_DIR, 'secret.key');
      const made = readFileSync(path, 'utf8');
      expect(made.trim().length).toBeGreaterThanOrEqual(43);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      await first.kill('SIGTERM');
      chmodSync(path, 0o644);
      const second = start({ DATA_DIR });
      await second.url;
      expect(readFileSync(path, 'utf8')).toBe(made);
      expect(statSync(path).mode & 0o777).toBe(0o600);
    });
  });

  describe('a server that is killed', () => {
    it('has lost nothing it acknowledged, and people stay signed in', {
      tags: ['long'],
    }, async () => {
      const DATA_DIR = await makeUsedFolder();
      const people: Awaited<ReturnType<typeof signInNewPerson>>[] = [];
      for (let round = 0; round < 2; round++) {
        const server = start({ DATA_DIR });
        const call = createCaller(await server.url);
        for (const { session } of people) {
          expect(
            (await call('GET', '/api/auth/user', { token: session.access_token })).status,
          ).toBe(200);
        }
        people.push(await signInNewPerson({ call }));
        await server.kill('SIGKILL');
      }
      const call = createCaller(await start({ DATA_DIR }).url);
      for (const { email, session } of people) {
        const refreshed = await call('POST', '/api/auth/refresh', {
          body: { refresh_token: session.refresh_token },
        });
        expect(refreshed.status).toBe(200);
        const again = await call('POST', '/api/auth/sign-in', {
          body: { email, password: goodPassword },
        });
        expect(again.status).toBe(200);
      }
    });

    it('by SIGTERM, even twice, finishes what it is doing and ends with 0', async () => {
      const server = start({ DATA_DIR: await makeUsedFolder() });
      const url = `${await server.url}/api/auth/sign-up`;
      const requests = await Promise.all(
        Array.from({ length: 8 }, () =>
          beginRequest(url, JSON.stringify({ email: freshEmail(), password: goodPassword })),
        ),
      );
      server.child.kill('SIGTERM');
      server.child.kill('SIGTERM');
      const statuses = await Promise.all(requests.map((request) => request.finish()));
      expect(statuses).toEqual(Array(8).fill(201));
      expect(await server.exit).toEqual({ code: 0, signal: null });
    });
  });
});

function testDatabaseThatGoesAway(context: DatabaseContext): void {
  it('a database that goes away is a pause: 503 meanwhile, and all is well when it is back', async () => {
    const place = await context.openFresh();
    const address = new URL(place.databaseUrl ?? '');
    const relay = await relayTo(address.hostname, Number(address.port));
    address.hostname = '127.0.0.1';
    address.port = String(relay.port);
    const server = start({ DATABASE_URL: address.href, DATA_DIR: place.dataDir });
    const call = createCaller(await server.url);
    const { session } = await signInNewPerson({ call });

    relay.cut();
    const refused = await call('GET', '/api/auth/user', { token: session.access_token });
    expect(refused.status).toBe(503);
    expect(refused.json.code).toBe('unavailable');
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect((await call('GET', '/api/ready')).status).toBe(503);
    expect((await call('GET', '/api/health')).status).toBe(200);

    relay.mend();
    expect((await call('GET', '/api/auth/user', { token: session.access_token })).status).toBe(200);
    expect((await call('GET', '/api/ready')).status).toBe(200);
    await server.kill('SIGTERM');
    await relay.close();
    await place.cleanup();
  }, 60_000);
}

/** A request whose head the server has seen for certain (it said 100 Continue) and whose body it still waits for. */
function beginRequest(
  url: string,
  body: string,
): Promise<{ finish(): Promise<number | undefined> }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answered = once(outgoing, 'response');
    answered.catch(() => {});
    outgoing.once('error', reject);
    outgoing.once('continue', () =>
      resolve({
        async finish() {
          outgoing.end(body);
          const [response] = await answered;
          response.resume();
          return response.statusCode;
        },
      }),
    );
    outgoing.flushHeaders();
  });
}
