import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { z } from 'zod';
import { unpackFolder } from '../../../scripts/pack-folder.mjs';
import type { TestApp } from '../app/start-test-app';

const folder = fileURLToPath(new URL('.', import.meta.url));

const keptPerson = z.object({
  email: z.email(),
  password: z.string(),
  cv: z.object({
    id: z.string(),
    filename: z.string(),
    name: z.string(),
    summary: z.string(),
    versions: z.int(),
    version: z.int(),
    originalSha256: z.string(),
  }),
  displayName: z.string(),
  picturePath: z.string(),
  savedJobs: z.array(z.string()),
  results: z.int(),
});
type KeptPerson = z.output<typeof keptPerson>;

/** Data folders that earlier versions wrote, each filled through the server of its time (npm run keep-data). */
export const keptFolders: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.br'))
  .map((name) => name.slice(0, -'.br'.length));

export function unpackKept(name: string, dataDir: string): KeptPerson {
  unpackFolder(readFileSync(join(folder, `${name}.br`)), dataDir);
  return keptPerson.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
}

/** Signs in as the person of a kept folder and finds everything they had. */
export async function expectEverything(app: TestApp, kept: KeptPerson): Promise<void> {
  const { email, password, cv } = kept;
  const signedIn = await app.call('POST', '/api/auth/sign-in', { body: { email, password } });
  expect(signedIn.status).toBe(200);
  const token: string = signedIn.json.access_token;
  const get = async (path: string) => {
    const answer = await app.call('GET', path, { token });
    expect(answer.status).toBe(200);
    return answer.json;
  };
  const { cvs } = await get(`/api/cvs?userId=${signedIn.json.user.id}`);
  expect(cvs).toHaveLength(1);
  const found = (await get(`/api/cvs/${cv.id}`)).cv;
  expect(found).toMatchObject({ filename: cv.filename, is_favorite: true, version: cv.version });
  expect(found.parsed_data.personal.name).toBe(cv.name);
  expect(found.parsed_data.summary).toBe(cv.summary);
  expect((await get(`/api/cvs/${cv.id}/versions`)).versions).toHaveLength(cv.versions);
  expect((await get('/api/saved-jobs')).jobs.map((job: { title: string }) => job.title)).toEqual(
    kept.savedJobs,
  );
  expect((await get('/api/results')).results).toHaveLength(kept.results);
  expect((await get('/api/profile')).profile.display_name).toBe(kept.displayName);
  const original = await fetch(`${app.url}/api/cvs/${cv.id}/original`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await original.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(cv.originalSha256);
  expect((await fetch(app.url + kept.picturePath)).headers.get('content-type')).toBe('image/jpeg');

  // And it is not only read: the next save follows the last one.
  const saved = await app.call('PATCH', `/api/cvs/${cv.id}`, {
    token,
    body: { parsed_data: { ...found.parsed_data, summary: 'Y sigue escribiendo.' } },
    headers: { 'if-match': `"${cv.version}"` },
  });
  expect(saved).toMatchObject({ status: 200, json: { cv: { version: cv.version + 1 } } });
}
