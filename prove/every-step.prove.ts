import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller, signInAgain, signInNewPerson } from '../server/test/app/start-test-app';
import { describeOnEachDatabase, type TestPlace } from '../server/test/database';
import { dieAtEveryStep } from './parts/dying-server';
import { listFiles, settingsFor, sweepAsADayLater } from './parts/look-into-place';
import { noteFigure } from './parts/note-figure';

const cvFile = (marker: string) =>
  Buffer.from(
    JSON.stringify({
      basics: { name: 'Marta Ibarra', email: 'marta@example.com', summary: marker },
      work: [{ name: 'Horno Viejo', position: 'Panadera', startDate: '2019-01' }],
    }),
  );

describeOnEachDatabase('a server killed at every single step', (context) => {
  it.concurrent('of an upload leaves a CV with its file or neither, and the repetition makes one', async () => {
    const place = await context.openFresh();
    const owner = { email: '', token: '' };
    const upload = async (url: string, step: number) => {
      const form = new FormData();
      form.set('file', new File([cvFile(`upload-${step}`)], `upload-${step}.json`));
      const answer = await fetch(`${url}/api/import`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${owner.token}`, 'Idempotency-Key': `upload-${step}` },
      }).catch(() => undefined);
      // Cut off while it was being answered: as good as no answer.
      const text = await answer?.text().catch(() => undefined);
      return { status: text === undefined ? undefined : answer?.status, text };
    };
    const { steps } = await dieAtEveryStep({
      settings: settingsFor(place),
      async prepare(url) {
        const app = { call: createCaller(url) };
        if (!owner.email) owner.email = (await signInNewPerson(app)).email;
        owner.token = (await signInAgain(app, owner.email)).access_token;
      },
      async work(url, step) {
        const { status, text } = await upload(url, step);
        if (status !== undefined) expect([status, text]).toEqual([201, expect.anything()]);
        return status === 201;
      },
      async check(url, step) {
        const { status, text } = await upload(url, step);
        expect([status, text]).toEqual([201, expect.anything()]);
      },
    });
    await withServer(place, async () => {
      await sweepAsADayLater(context, place);
      const rows = await context.queryAsOwner(
        place,
        `select f.path, encode(f.content_hash, 'hex') as hash, c.filename, c.version
         from stored_files f left join storage_file_paths p on p.file_path = f.path left join cvs c on c.id = p.cv_id`,
      );
      expect(rows.map((row) => row.filename).sort()).toEqual(
        Array.from({ length: steps + 1 }, (_, i) => `upload-${i + 1}.json`).sort(),
      );
      const root = join(place.dataDir, 'files');
      expect(listFiles(root)).toEqual(rows.map((row) => row.path).sort());
      for (const { path, hash } of rows) {
        expect(
          createHash('sha256')
            .update(readFileSync(join(root, path)))
            .digest('hex'),
        ).toBe(hash);
      }
    });
    await place.cleanup();
    expect(steps).toBeGreaterThan(20);
    noteFigure(
      40,
      `upload, ${context.kind}: cut at each of ${steps} beginnings and ends of its steps; files = rows, hashes equal, no draft left`,
    );
    noteFigure(
      45,
      `repeated under its key after each of ${steps} deaths, ${context.kind}: one CV each`,
    );
  });

  it.concurrent('of an edit keeps the old text or the new one, whole', async () => {
    const place = await context.openFresh();
    const person = { token: '', cvId: '', email: '' };
    const seen: string[] = [];
    const read = async (url: string) =>
      (await createCaller(url)('GET', `/api/cvs/${person.cvId}`, { token: person.token })).json.cv;
    let before = { version: 1, summary: 'edit 0' };
    const { steps } = await dieAtEveryStep({
      settings: settingsFor(place),
      async prepare(url) {
        const call = createCaller(url);
        if (!person.email) person.email = (await signInNewPerson({ call })).email;
        person.token = (await signInAgain({ call }, person.email)).access_token;
        if (person.cvId) return;
        const made = await call('POST', '/api/cvs', {
          token: person.token,
          body: { filename: 'a.pdf', content: 'x', parsed_data: { summary: 'edit 0' } },
        });
        person.cvId = z.object({ cv: z.object({ id: z.uuid() }) }).parse(made.json).cv.id;
      },
      async work(url, step) {
        const answer = await createCaller(url)('PATCH', `/api/cvs/${person.cvId}`, {
          token: person.token,
          body: { parsed_data: { summary: `edit ${step}` } },
          headers: { 'If-Match': `"${before.version}"` },
        }).catch(() => undefined);
        if (answer) expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
        return answer?.status === 200;
      },
      async check(url, step) {
        const cv = await read(url);
        const [row] = await context.queryAsOwner(
          place,
          `select count(*)::int as n, max(version) as latest from cv_versions where cv_id = '${person.cvId}'`,
        );
        const after = { version: cv.version, summary: cv.parsed_data.summary };
        expect([before, { version: before.version + 1, summary: `edit ${step}` }]).toContainEqual(
          after,
        );
        expect(row).toEqual({ n: after.version, latest: after.version });
        seen.push(after.version === before.version ? 'old' : 'new');
        before = after;
      },
    });
    await place.cleanup();
    expect(seen).toContain('old');
    noteFigure(
      40,
      `edit, ${context.kind}: cut at each of ${steps} beginnings and ends of its steps; the old text ${seen.filter((one) => one === 'old').length} times, the new one ${seen.filter((one) => one === 'new').length} times, never half`,
    );
  });
});

async function withServer(place: TestPlace, work: (url: string) => Promise<void>): Promise<void> {
  const server = runBuiltServer(settingsFor(place));
  try {
    await work(await server.url);
  } finally {
    await server.kill('SIGTERM');
  }
}
