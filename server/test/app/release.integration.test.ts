import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/find-free-port.mjs';
import { makeTestFolder } from '../test-folder';
import { bundleServerUnderTest } from './bundle-server-under-test';
import { createCaller, signInNewPerson, type TestApp } from './start-test-app';

const root = join(import.meta.dirname, '../../..');
const [image = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split(/^FROM /m)
  .slice(-1);
const place = makeTestFolder('test');
const app = join(place, 'app');

/** What the image takes from an earlier stage; anything else it copies as it is in the repository. */
const stages: Readonly<Record<string, (to: string) => void>> = {
  '/app': (to) => {
    for (const name of ['package.json', 'server/package.json', 'core/package.json'])
      cpSync(join(root, name), join(to, name));
    symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
  },
  '/app/server/dist': (to) =>
    cpSync(dirname(bundleServerUnderTest('server/src/main.ts')), to, { recursive: true }),
  '/app/web/dist': (to) => {
    mkdirSync(to, { recursive: true });
    writeFileSync(join(to, 'index.html'), 'home');
    writeFileSync(join(to, 'app.html'), 'any page');
  },
};

/** Its packages are those of the repository, in whose cache other tests keep their bundles meanwhile. */
const SHARED_CACHE = join('node_modules', '.cache');
const listFiles = () =>
  readdirSync(app, { recursive: true })
    .map(String)
    .filter((file) => !file.startsWith(SHARED_CACHE))
    .sort();

let server: ChildProcess;
let call: TestApp['call'];
let before: readonly string[];

beforeAll(async () => {
  for (const [, from, sources = ''] of image.matchAll(/^COPY (--from=\w+ )?(.+)$/gm)) {
    const paths = sources.split(' ');
    const to = paths.pop() ?? '';
    for (const path of paths) {
      const target = to === './' ? join(app, path) : join(app, to === '/app' ? '' : to);
      if (from === undefined) cpSync(join(root, path), target, { recursive: true });
      else stages[path]?.(target);
    }
  }
  before = listFiles();
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(image) ?? [];
  const port = await findFreePort();
  server = spawn(process.execPath, JSON.parse(command).slice(1), {
    cwd: app,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      START_AHEAD: 'off',
      PORT: String(port),
      DATA_DIR: join(place, 'data'),
    },
    stdio: 'ignore',
  });
  call = createCaller(`http://127.0.0.1:${port}`);
});

afterAll(async () => {
  const end = once(server, 'exit');
  server.kill('SIGTERM');
  await end;
  rmSync(place, { recursive: true, force: true });
});

it('the files of the container image are all that its server needs, and it writes beside none of them', {
  tags: ['long'],
  timeout: 90_000,
}, async () => {
  await expect
    .poll(() => call('GET', '/api/ready').then(({ status }) => status, String), {
      timeout: 60_000,
      interval: 100,
    })
    .toBe(200);
  expect((await call('GET', '/')).text).toBe('home');
  const token = (await signInNewPerson({ call })).session.access_token;
  const parsed_data = {
    personal: { name: 'Nora Vidal', email: 'nora@example.com' },
    summary: 'Analista de datos con seis años de experiencia en banca.',
  };
  const drawn = await call('POST', '/api/documents', {
    token,
    body: { cv: parsed_data, template: 'classic', format: 'pdf', language: 'es' },
  });
  expect(drawn.text).toMatch(/^%PDF-/);
  const body = { filename: 'cv.pdf', content: 'x', parsed_data };
  const { cv } = (await call('POST', '/api/cvs', { token, body })).json;
  const translated = await call('POST', '/api/translate-cv', { token, body: { cvId: cv.id } });
  expect(translated.json.cv.summary).toMatch(/six years/);
  const read = await call('POST', '/api/proofread', {
    token,
    body: { language: 'es', texts: ['Analista con experiensia en banca.'] },
  });
  expect(read.text).toContain('experiencia');
  expect(listFiles()).toEqual(before);
});
