import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImportedPosting, listSamplePostings } from '@trayecto/core/jobs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/config';
import { type Database, openDatabase } from '../../src/db';
import { createJobBoard, type JobBoard } from '../../src/jobs/job-board';
import type { JobQuery } from '../../src/jobs/job-source';
import { askJobsHere, runJobTask } from '../../src/jobs/job-tasks';
import { jobs } from '../../src/jobs/jobs-command';
import { storePostings } from '../../src/jobs/store-postings';
import { describeOnEachDatabase, type TestPlace } from '../database';
import { addPerson } from '../database/add-person';
import { silentLogger } from '../database/silent-logger';

const samples = listSamplePostings(new Date());
const imported: readonly ImportedPosting[] = samples.map(
  ({ id, source: _, isSample: __, ...posting }) => ({ ...posting, externalId: id, url: '' }),
);
const never = new AbortController().signal;

describeOnEachDatabase('the own job board', (context) => {
  let place: TestPlace;
  let database: Database;
  let board: JobBoard;

  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, logger: silentLogger });
    board = createJobBoard(database);
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  const search = (query: JobQuery) =>
    board.search({ ...query, ...runJobTask('readWish', query) }, never);
  const titles = async (interest: string, location: string) =>
    (await search({ interest, location })).map(({ title }) => title);
  const store = (postings: readonly ImportedPosting[]) =>
    storePostings({ database, askJobs: askJobsHere }, 'a.json', postings);

  it('is empty at first; a second import changes and brings no twin', async () => {
    expect(await board.isEmpty()).toBe(true);
    expect(await titles('enfermera', 'Madrid')).toEqual([]);
    expect(await store(imported)).toEqual({
      added: imported.length,
      updated: 0,
    });
    const [first] = imported;
    const again = { ...first!, title: 'Otra cosa' };
    expect(await store([again, again])).toEqual({
      added: 0,
      updated: 1,
    });
    expect(await titles('otra cosa', 'Madrid')).toContain('Otra cosa');
    await store(imported);
    expect(await board.isEmpty()).toBe(false);
  });

  it('finds by word, by the other language, without accents, and by place', async () => {
    expect(await titles('nurse', 'Sevilla')).toContain('Enfermera/o de atención primaria');
    expect(await titles('ENFERMERA', 'Londres')).toContain('Staff Nurse, Acute Medical Ward');
    expect(await titles('terapia fisica', 'lima')).toContain('Licenciada/o en terapia física');
    expect(await titles('ventilacion mecanica', 'Bogota')).toContain(
      'Enfermera jefe de cuidados intensivos',
    );
    expect(await titles('wood oven', 'Chicago')).toContain('Line Cook');
    expect(await titles('qwertyuiop', 'Madrid')).toEqual([]);
  });

  it('odd questions are only words', async () => {
    for (const odd of ["' | !x & (", '\\', ':*', '%', 'de la', "l'h"])
      await expect(titles(odd, odd)).resolves.toBeInstanceOf(Array);
  });

  it('filters by remote, day and language', async () => {
    const remote = await search({ interest: 'developer', location: 'Madrid', remote: true });
    expect(remote.length).toBeGreaterThan(0);
    expect(remote.every(({ isRemote }) => isRemote)).toBe(true);
    const spanish = await search({ interest: 'nurse', location: 'Dublin', language: 'es' });
    expect(new Set(spanish.map(({ language }) => language))).toEqual(new Set(['es']));
    const today = new Date(Date.now() - 4 * 86_400_000).toISOString().slice(0, 10);
    const fresh = await search({ interest: 'nurse', location: 'Dublin', postedSince: today });
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.every(({ postedOn }) => (postedOn ?? '') >= today)).toBe(true);
  });

  it('a listing without an address leads to our own page', async () => {
    const [found] = await search({ interest: 'plumber', location: 'London' });
    expect(found?.url).toBe(`/job-search?job=${found?.id}`);
    const id = found?.id.slice('own-'.length) ?? '';
    expect(await board.find(id)).toEqual(found);
  });

  it('is read by everyone and written by the service alone', async () => {
    const ana = await addPerson(database);
    const { jobPostings } = await import('../../src/db');
    const rows = await database.asUser(ana, (tx) =>
      tx.select({ id: jobPostings.id }).from(jobPostings),
    );
    expect(rows.length).toBe(imported.length);
    await expect(database.asUser(ana, (tx) => tx.delete(jobPostings))).rejects.toThrow();
  });

  it('is filled from the command line while a server runs', async () => {
    const file = join(place.dataDir, 'ofertas.csv');
    await writeFile(
      file,
      'Puesto,Descripción,Ciudad\nApicultor,Cuidar de las abejas y la miel,Soria\n,sin título,\n',
    );
    const config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
    const said: string[] = [];
    const run = (...args: string[]) =>
      jobs.run({ args, config, folder: place.dataDir, say: (line) => said.push(line) });
    await run('import', 'ofertas.csv');
    expect(said).toEqual(['1 added, 0 brought up to date, 1 left out.', '  entry 2 has no title']);
    expect(await titles('apicultor', 'Soria')).toEqual(['Apicultor']);
    await expect(run('import', 'missing.csv')).rejects.toThrow(/cannot be read/);
    await expect(run('feed', 'http://127.0.0.1:9/feed')).rejects.toThrow(/public web/);
    await expect(run('harvest', 'x')).rejects.toThrow(/Usage/);
  });
});
