import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database';
import { silentLogger } from '../../test/database/silent-logger';
import { type Database, openDatabase } from '../db';
import type { FileStorage } from './file-storage';
import { createFolderStorage } from './folder-storage';
import { sweepFiles } from './sweep-files';

describeOnEachDatabase('sweeping files', (context) => {
  let place: Awaited<ReturnType<typeof context.openFresh>>;
  let database: Database;
  let storage: FileStorage;
  let root: string;
  const owner = '0b6c8a0e-4a4c-4c53-9d52-6f2a1c7b9e10';
  const pathOf = (name: string) => `${owner}/1794712099000-${name}.pdf`;

  beforeAll(async () => {
    place = await context.openFresh();
    root = join(place.dataDir, 'files');
    database = await openDatabase({ ...place, logger: silentLogger });
    storage = createFolderStorage(root);
    await context.queryAsOwner(
      place,
      `insert into users (id, email, password_hash) values ('${owner}', 'sweep@example.com', 'x')`,
    );
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  async function addFile(name: string, options: { row?: string; isOld?: boolean } = {}) {
    await storage.save(pathOf(name), new Uint8Array([1]));
    if (options.isOld) {
      const longAgo = Date.now() / 1000 - 2 * 60 * 60;
      utimesSync(join(root, pathOf(name)), longAgo, longAgo);
    }
    if (!options.row) return;
    await context.queryAsOwner(
      place,
      `insert into stored_files (path, user_id, content_hash, byte_size, original_name, created_at)
       values ($1, $2, '\\x00', 1, 'cv.pdf', now() - $3::interval)`,
      [pathOf(name), owner, options.row],
    );
  }

  it('takes what nobody needs and leaves all else', async () => {
    await addFile('kept0001', { row: '2 days', isOld: true });
    await context.queryAsOwner(
      place,
      `with c as (insert into cvs (user_id, filename) values ('${owner}', 'cv.pdf') returning id)
       insert into storage_file_paths (cv_id, user_id, file_path) select id, '${owner}', '${pathOf('kept0001')}' from c`,
    );
    await addFile('waiting1', { row: '1 hour', isOld: true });
    await addFile('forgotten', { row: '2 days', isOld: true });
    await addFile('norowold', { isOld: true });
    await addFile('norownew');
    const draft = join(root, '.incoming', 'half');
    mkdirSync(join(root, '.incoming'), { recursive: true });
    writeFileSync(draft, 'x');
    utimesSync(draft, 1, 1);

    await sweepFiles(database, storage);

    const left: string[] = [];
    for await (const { path } of storage.list()) left.push(path);
    expect(left.sort()).toEqual(['kept0001', 'norownew', 'waiting1'].map(pathOf));
    const rows = await context.queryAsOwner(place, 'select path from stored_files order by path');
    expect(rows.map((row) => row.path)).toEqual(['kept0001', 'waiting1'].map(pathOf));
  });
});
