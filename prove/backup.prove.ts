import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runCommandLine } from '../server/src/commands/run-command-line';
import { runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller, signInAgain } from '../server/test/app/start-test-app';
import { describeOnEachDatabase, type TestPlace } from '../server/test/database';
import { makeTestFolder } from '../server/test/test-folder';
import { noteFigure } from './parts/note-figure';
import { addPersonAt, type Person } from './parts/people';
import {
  findLosses,
  noLosses,
  type StoredCv,
  startWriters,
  storedCvs,
} from './parts/write-and-remember';

describeOnEachDatabase('a backup made while people write', (context) => {
  it('is one moment: all that was acknowledged before it, nothing half, each file with its row', async () => {
    const folder = makeTestFolder('test');
    const place = await context.openFresh();
    const server = runBuiltServer(settingsFor(place));
    const url = await server.url;
    const people = await Promise.all(Array.from({ length: 4 }, () => addPersonAt(() => url)));
    const writers = startWriters(people, () => url);
    const uploads = startUploads(people, url);
    await sleep(3_000);
    const before = { cvs: [...writers.log.acknowledged], files: [...uploads.acknowledged] };
    const startedAt = performance.now();
    const said: string[] = [];
    const run = (args: string[], where: TestPlace) =>
      runCommandLine(
        args,
        { DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl, INIT_CWD: folder },
        (line) => said.push(line),
      );
    expect([await run(['backup', 'all.backup.gz'], place), said]).toEqual([0, said]);
    const tookMs = performance.now() - startedAt;
    await sleep(500);
    await Promise.all([writers.stop(), uploads.stop()]);
    await server.kill('SIGTERM');

    const elsewhere = await context.openEmpty();
    expect([await run(['restore', join(folder, 'all.backup.gz')], elsewhere), said]).toEqual([
      0,
      said,
    ]);
    const restored = runBuiltServer(settingsFor(elsewhere));
    const restoredUrl = await restored.url;
    const stored: StoredCv[] = await context.queryAsOwner(elsewhere, storedCvs);
    const names = new Set(stored.map(({ filename }) => filename));
    expect(before.cvs.filter((name) => !names.has(name))).toEqual([]);
    expect({
      ...findLosses(
        writers.log,
        stored.filter(({ filename }) => !filename.endsWith('.json')),
      ),
      lost: [],
      lostEdits: [],
    }).toEqual(noLosses);
    const call = createCaller(restoredUrl);
    let files = 0;
    for (const { email } of people) {
      const { access_token: token } = await signInAgain({ call }, email);
      const { cvs } = (await call('GET', '/api/cv-summaries', { token })).json;
      for (const cv of cvs.filter((one: { has_original: boolean }) => one.has_original)) {
        const original = await call('GET', `/api/cvs/${cv.id}/original`, { token });
        expect(original.status).toBe(200);
        expect(JSON.parse(original.text).basics.summary).toBe(cv.filename);
        files += 1;
      }
    }
    expect(files).toBeGreaterThanOrEqual(before.files.length);
    await restored.kill('SIGTERM');
    await Promise.all([place.cleanup(), elsewhere.cleanup()]);
    rmSync(folder, { recursive: true, force: true });
    noteFigure(
      47,
      `${context.kind}: backup of ${stored.length} CVs and ${files} files in ${Math.round(tookMs)} ms while four people wrote; all acknowledged before it there, nothing half`,
    );
  });
});

function settingsFor(place: TestPlace): Record<string, string> {
  return {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'silent',
  };
}

function startUploads(people: readonly Person[], url: string) {
  const acknowledged = new Set<string>();
  let isStopping = false;
  const work = people.map(async (person, index) => {
    for (let i = 0; !isStopping; i += 1) {
      const name = `upload-${index}-${i}.json`;
      const form = new FormData();
      form.set(
        'file',
        new File([JSON.stringify({ basics: { name: 'Marta', summary: name } })], name),
      );
      const answer = await fetch(`${url}/api/import`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${await person.token()}` },
      });
      await answer.text();
      if (answer.status === 201) acknowledged.add(name);
      await sleep(20);
    }
  });
  return {
    acknowledged,
    async stop() {
      isStopping = true;
      await Promise.all(work);
    },
  };
}
