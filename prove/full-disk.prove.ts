import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, type TestContext } from 'vitest';
import { runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller, signInNewPerson } from '../server/test/app/start-test-app';
import { describeOnEachDatabase } from '../server/test/database';
import { copyFolder, makeTestFolder } from '../server/test/test-folder';
import { noteFigure } from './parts/note-figure';

const mounted: string[] = [];

function mountSmallDisk(megabytes: number, skip: TestContext['skip']): string {
  const folder = join(makeTestFolder('test'), 'small-disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    skip('a small disk can only be mounted by root');
  }
  mounted.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['-l', folder]);
});

const bigCv = (i: number) =>
  JSON.stringify({
    basics: { name: `Marta ${i}`, summary: 'x' },
    meta: { filler: '·'.repeat(400_000) + i },
  });

async function upload(url: string, token: string, i: number) {
  const form = new FormData();
  form.set('file', new File([bigCv(i)], `${i}.json`));
  const answer = await fetch(`${url}/api/storage/cvs`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, json: JSON.parse(await answer.text()) };
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'filler')
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

describeOnEachDatabase('a disk that is full', (context) => {
  it('refuses files cleanly, goes on reading, and works again once there is room', async ({
    skip,
  }) => {
    const disk = mountSmallDisk(20, skip);
    const place = await context.openFresh();
    const server = runBuiltServer({
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      STORAGE_URL: `file:${disk}`,
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'silent',
    });
    const url = await server.url;
    const call = createCaller(url);
    const { session } = await signInNewPerson({ call });
    const token = session.access_token;
    const answers: Awaited<ReturnType<typeof upload>>[] = [];
    for (let i = 0; i < 40; i += 1) answers.push(await upload(url, token, i));
    const kept = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(kept.length).toBeGreaterThan(10);
    expect(refused.length).toBeGreaterThan(5);
    expect(new Set(refused.map(({ status, json }) => `${status} ${json.code}`))).toEqual(
      new Set(['507 storage_full']),
    );
    const rows = await context.queryAsOwner(place, 'select path from stored_files');
    expect(listFiles(disk)).toEqual(rows.map(({ path }) => path).sort());
    expect(rows).toHaveLength(kept.length);
    expect((await call('GET', '/api/cv-summaries', { token })).status).toBe(200);

    rmSync(join(disk, kept[0]?.json.path));
    expect((await upload(url, token, 99)).status).toBe(201);
    expect(server.child.exitCode).toBeNull();
    await server.kill('SIGTERM');
    await place.cleanup();
    noteFigure(
      42,
      `files on a 20 MB disk, ${context.kind}: ${kept.length} kept, ${refused.length} refused with 507, no half file, works again at once`,
    );
  });

  if (context.kind !== 'embedded') return;
  it('under the database refuses to save, keeps what there is, and works again once there is room', async ({
    skip,
  }) => {
    const disk = mountSmallDisk(160, skip);
    const place = await context.openFresh();
    const dataDir = join(disk, 'data');
    copyFolder(place.dataDir, dataDir);
    const settings = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent' };
    let server = runBuiltServer(settings);
    let call = createCaller(await server.url);
    const { session } = await signInNewPerson({ call });
    const token = session.access_token;
    const filler = join(disk, 'filler');
    fillUp(filler);
    const save = (i: number) =>
      call('POST', '/api/cvs', {
        token,
        body: { filename: `${i}.pdf`, content: randomText(300_000), parsed_data: null },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 40; i += 1) {
      statuses.push((await save(i).catch(() => ({ status: 0 }))).status);
      if (server.child.exitCode !== null) break;
    }
    const kept = statuses.filter((status) => status === 201).length;
    expect(new Set(statuses.filter((status) => status !== 201))).toEqual(new Set([507]));
    rmSync(filler);
    if (server.child.exitCode !== null) {
      server = runBuiltServer(settings);
      call = createCaller(await server.url);
    }
    const list = await call('GET', '/api/cv-summaries', { token });
    expect(list.json.cvs).toHaveLength(kept);
    expect((await save(99)).status).toBe(201);
    await server.kill('SIGTERM');
    await place.cleanup();
    noteFigure(
      42,
      `embedded database on a full disk: ${kept} saved, ${statuses.length - kept} refused, all saved ones there`,
    );
  });
});

function fillUp(file: string): void {
  const chunk = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeFileSync(file, chunk, { flag: 'a' });
  } catch {
    // Full, as wanted.
  }
}

/** Text that does not pack, or the database would find room for it. */
function randomText(length: number): string {
  let text = '';
  while (text.length < length) text += Math.random().toString(36).slice(2);
  return text;
}
