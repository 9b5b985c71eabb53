/**
 * npm run keep-data -- NAME: fills a data folder through the built server's own API and keeps it, packed, in
 * server/test/data-folders. Every later version has to open it. Once a release, and whenever PGlite changes.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { findFreePort } from './find-free-port.mjs';
import { packFolder } from './pack-folder.mjs';
import { projectPath } from './project-paths.mjs';

const [name] = process.argv.slice(2);
if (!/^[\w.-]+$/.test(name ?? '')) {
  process.stderr.write('How shall it be called? npm run keep-data -- 0.1.0\n');
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'trayecto-keep-'));
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [projectPath('server', 'dist', 'main.js')], {
  env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));
try {
  await waitUntilReady();
  const known = await fill();
  server.kill('SIGTERM');
  await ended;
  const folder = projectPath('server', 'test', 'data-folders');
  mkdirSync(folder, { recursive: true });
  const packed = packFolder(dataDir);
  writeFileSync(join(folder, `${name}.br`), packed);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(known, undefined, 2)}\n`);
  process.stdout.write(`${name}: ${packed.length} bytes\n`);
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

async function waitUntilReady() {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not start: npm run build first');
}

/** One person with something in each place that keeps something; what a later version has to find. */
async function fill() {
  const email = 'jimena.arrieta@example.com';
  const password = 'una frase que nadie adivina';
  await ask('POST', '/api/auth/sign-up', { email, password });
  const session = await ask('POST', '/api/auth/sign-in', { email, password });
  const token = session.access_token;
  await ask('PATCH', '/api/profile', { display_name: 'Jimena', bio: 'Panadera, año 12.' }, token);
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#a43d5c' },
  })
    .jpeg()
    .toBuffer();
  await ask('PUT', '/api/profile/avatar', picture, token, { 'content-type': 'image/jpeg' });

  const resume = Buffer.from(
    JSON.stringify({
      basics: {
        name: 'Jimena Arrieta Ñíguez',
        email,
        summary: 'Panadera con doce años de obrador.',
      },
      work: [{ name: 'Horno de la Plaza', position: 'Panadera', startDate: '2014-03' }],
      skills: [{ name: 'Masa madre' }],
    }),
  );
  const form = new FormData();
  form.append('file', new Blob([resume]), 'currículum.json');
  const { cv } = await ask('POST', '/api/import', form, token);
  let version = cv.version;
  for (const summary of ['Panadera y encargada de obrador.', 'Encargada de un obrador de seis.']) {
    const parsed = { ...cv.parsed_data, summary };
    const seen = { 'if-match': `"${version}"` };
    const saved = await ask('PATCH', `/api/cvs/${cv.id}`, { parsed_data: parsed }, token, seen);
    version = saved.cv.version;
  }
  await ask('PATCH', `/api/cvs/${cv.id}`, { is_favorite: true }, token);
  const job = {
    title: 'Jefa de obrador',
    description: 'Buscamos quien lleve un obrador en Soria.',
  };
  await ask('POST', '/api/saved-jobs', job, token);
  await ask(
    'POST',
    '/api/analyze-skill-gaps',
    { cvId: cv.id, jobDescription: job.description },
    token,
  );
  const { versions } = await ask('GET', `/api/cvs/${cv.id}/versions`, undefined, token);
  const { results } = await ask('GET', '/api/results', undefined, token);
  return {
    email,
    password,
    cv: {
      id: cv.id,
      filename: cv.filename,
      name: 'Jimena Arrieta Ñíguez',
      summary: 'Encargada de un obrador de seis.',
      versions: versions.length,
      version,
      originalSha256: hash(resume),
    },
    displayName: 'Jimena',
    picturePath: `/api/avatars/${session.user.id}/avatar.jpg`,
    savedJobs: [job.title],
    results: results.length,
  };
}

function hash(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

async function ask(method, path, body, token, headers = {}) {
  const isRaw = body instanceof FormData || Buffer.isBuffer(body);
  const answer = await fetch(url + path, {
    method,
    body: body === undefined || isRaw ? body : JSON.stringify(body),
    headers: {
      ...(body === undefined || body instanceof FormData
        ? {}
        : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text.startsWith('{') ? JSON.parse(text) : {};
}
