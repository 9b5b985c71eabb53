import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sweepAccounts } from '../server/src/accounts/remove-account';
import { openDatabaseBeside } from '../server/src/db/open-database';
import { createFolderStorage } from '../server/src/storage/folder-storage';
import { sweepFiles } from '../server/src/storage/sweep-files';
import { runBuiltServer } from '../server/test/app/run-built-server';
import {
  createCaller,
  goodPassword,
  signInAgain,
  signInNewPerson,
} from '../server/test/app/start-test-app';
import {
  type DatabaseContext,
  describeOnEachDatabase,
  type TestPlace,
} from '../server/test/database';
import { silentLogger } from '../server/test/database/silent-logger';
import { dieAtEveryStep } from './parts/dying-server';
import { noteFigure } from './parts/note-figure';

const cvFile = (marker: string) =>
  Buffer.from(
    JSON.stringify({
      basics: { name: 'Marta Ibarra', email: 'marta@example.com', summary: marker },
      work: [{ name: 'Horno Viejo', position: 'Panadera', startDate: '2019-01' }],
    }),
  );

describeOnEachDatabase('a server killed at every single step', (context) => {
  it('of an upload leaves a CV with its file or neither, and the repetition makes one', async () => {
    const place = await context.openFresh();
    const settings = settingsFor(place);
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
    const { steps } = await dieAtEveryStep(
      settings,
      async (url) => {
        const app = { call: createCaller(url) };
        if (!owner.email) owner.email = (await signInNewPerson(app)).email;
        owner.token = (await signInAgain(app, owner.email)).access_token;
      },
      async (url, step) => {
        const { status, text } = await upload(url, step);
        if (status !== undefined) expect([status, text]).toEqual([201, expect.anything()]);
        return status === 201;
      },
      async (step) => {
        await withServer(place, async (url) => {
          const { status, text } = await upload(url, step);
          expect([status, text]).toEqual([201, expect.anything()]);
        });
      },
    );
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

  it('of an edit keeps the old text or the new one, whole', async () => {
    const place = await context.openFresh();
    const person = { token: '', cvId: '', email: '' };
    const seen: string[] = [];
    const read = async (url: string) =>
      (await createCaller(url)('GET', `/api/cvs/${person.cvId}`, { token: person.token })).json.cv;
    let before = { version: 1, summary: 'edit 0' };
    const { steps } = await dieAtEveryStep(
      settingsFor(place),
      async (url) => {
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
      async (url, step) => {
        const answer = await createCaller(url)('PATCH', `/api/cvs/${person.cvId}`, {
          token: person.token,
          body: { parsed_data: { summary: `edit ${step}` } },
          headers: { 'If-Match': `"${before.version}"` },
        }).catch(() => undefined);
        if (answer) expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
        return answer?.status === 200;
      },
      async (step) => {
        await withServer(place, async (url) => {
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
        });
      },
    );
    await place.cleanup();
    expect(seen).toContain('old');
    noteFigure(
      40,
      `edit, ${context.kind}: cut at each of ${steps} beginnings and ends of its steps; the old text ${seen.filter((one) => one === 'old').length} times, the new one ${seen.filter((one) => one === 'new').length} times, never half`,
    );
  });

  it('of deleting an account leaves nothing of it once the sweep has been', async () => {
    const place = await context.openFresh();
    const gone: { marker: string; email: string; id: string }[] = [];
    let current = { marker: '', email: '', token: '', id: '' };
    const { steps } = await dieAtEveryStep(
      settingsFor(place),
      async (url, step) => {
        const call = createCaller(url);
        const { email, session } = await signInNewPerson({ call });
        current = {
          marker: `marker-${step}-of-${email.split('@')[0]}`,
          email,
          token: session.access_token,
          id: session.user.id,
        };
        gone.push(current);
        const form = new FormData();
        form.set('file', new File([cvFile(current.marker)], `${current.marker}.json`));
        const imported = await fetch(`${url}/api/import`, {
          method: 'POST',
          body: form,
          headers: { authorization: `Bearer ${current.token}` },
        });
        expect(imported.status).toBe(201);
        await imported.text();
      },
      async (url) => {
        const answer = await createCaller(url)('DELETE', '/api/account', {
          token: current.token,
          body: { password: goodPassword, immediately: true },
        }).catch(() => undefined);
        if (answer) expect([answer.status, answer.text]).toEqual([204, '']);
        return answer?.status === 204;
      },
      async () => {
        await withServer(place, async (url) => {
          const call = createCaller(url);
          // Killed before the wish was written down: the person asks again.
          const again = await call('DELETE', '/api/account', {
            token: current.token,
            body: { password: goodPassword, immediately: true },
          });
          expect([204, 401]).toContain(again.status);
          await sweepAsADayLater(context, place);
          expect((await call('GET', '/api/auth/user', { token: current.token })).status).toBe(401);
        });
      },
    );
    await withServer(place, async (url) => {
      const left = await dumpAll(context, place);
      const files = listFiles(join(place.dataDir, 'files')).join('\n');
      for (const { marker, email, id } of gone) {
        expect(left.includes(marker)).toBe(false);
        expect(left.includes(email)).toBe(false);
        expect(files.includes(id)).toBe(false);
      }
      expect(files).toBe('');
      const anew = await signInNewPerson({ call: createCaller(url) }, gone[0]?.email);
      const list = await createCaller(url)('GET', '/api/cvs', { token: anew.session.access_token });
      expect(list.json.cvs).toEqual([]);
    });
    await place.cleanup();
    noteFigure(
      48,
      `deletion, ${context.kind}: cut at each of ${steps} beginnings and ends of its steps; no marker, e-mail or file left`,
    );
  });
});

function settingsFor(place: TestPlace): Record<string, string> {
  return {
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'silent',
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
}

async function withServer(place: TestPlace, work: (url: string) => Promise<void>): Promise<void> {
  const server = runBuiltServer(settingsFor(place));
  try {
    await work(await server.url);
  } finally {
    await server.kill('SIGTERM');
  }
}

/** The hourly sweep, with everything old enough for it. */
async function sweepAsADayLater(context: DatabaseContext, place: TestPlace): Promise<void> {
  await context.queryAsOwner(
    place,
    `update stored_files set created_at = created_at - interval '2 days'`,
  );
  const root = join(place.dataDir, 'files');
  const aDayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const path of listFiles(root)) utimesSync(join(root, path), aDayAgo, aDayAgo);
  const database = await openDatabaseBeside({ ...place, logger: silentLogger });
  const storage = createFolderStorage(root);
  await sweepAccounts(database, storage);
  await sweepFiles(database, storage);
  await database.close();
}

function listFiles(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** Every row of every table as text. */
async function dumpAll(context: DatabaseContext, place: TestPlace): Promise<string> {
  const tables = await context.queryAsOwner(
    place,
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await context.queryAsOwner(place, `select t::text as line from ${name} t`);
    parts.push(...rows.map((row) => String(row.line)));
  }
  return parts.join('\n');
}
