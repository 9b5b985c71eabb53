import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { avatarPathOf, type FileStorage, isStoragePath, requireStoragePath } from './file-storage';

const ASIDE = '.incoming';
const PICTURES = 'avatars';

/** Files in a folder: written aside, synced, then linked into place, so that a name never shows half a file. */
export function createFolderStorage(root: string): FileStorage {
  const asideFolder = join(root, ASIDE);

  const locate = (path: string) => join(root, requireStoragePath(path));

  async function put(
    path: string,
    bytes: Uint8Array,
    place: (aside: string, target: string) => Promise<void>,
  ) {
    const target = locate(path);
    await mkdir(asideFolder, { recursive: true, mode: 0o700 });
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const aside = join(asideFolder, randomBytes(12).toString('hex'));
    try {
      await writeSynced(aside, bytes);
      await place(aside, target).catch(async (error: unknown) => {
        // Someone removed the last file, and with it the folder, a moment ago.
        if (!isMissing(error)) throw error;
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await place(aside, target);
      });
      await syncFolder(dirname(target));
    } finally {
      await rm(aside, { force: true });
    }
  }

  return {
    save: (path, bytes) => put(path, bytes, link),
    replace: (path, bytes) => put(path, bytes, rename),

    async read(path) {
      try {
        return await readFile(locate(path));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async remove(path) {
      const target = locate(path);
      await rm(target, { force: true });
      await removeIfEmpty(dirname(target));
    },

    async *list(owner) {
      if (owner === undefined) await removeOldDrafts(asideFolder);
      const folders = owner === undefined ? await listFolders(root) : foldersOf(owner);
      for (const folder of folders) {
        for (const name of await readdir(join(root, folder)).catch(() => [])) {
          const path = `${folder}/${name}`;
          const found =
            isStoragePath(path) && (await stat(join(root, path)).catch(() => undefined));
          if (found) yield { path, ageMs: Date.now() - found.mtimeMs };
        }
        await removeIfEmpty(join(root, folder));
      }
      await removeIfEmpty(join(root, PICTURES));
    },

    async ping() {
      await mkdir(asideFolder, { recursive: true, mode: 0o700 });
      const probe = join(asideFolder, `.ping-${process.pid}`);
      await (await open(probe, 'w', 0o600)).close();
      await rm(probe, { force: true });
    },
  };
}

/** The folders a person's files lie in, of everyone. */
async function listFolders(root: string): Promise<string[]> {
  const people = (await readdir(root).catch(() => [])).filter((name) => name !== ASIDE);
  const pictured = await readdir(join(root, PICTURES)).catch(() => []);
  return [
    ...people.filter((name) => name !== PICTURES),
    ...pictured.map((name) => `${PICTURES}/${name}`),
  ];
}

function foldersOf(owner: string): string[] {
  return [owner, dirname(avatarPathOf(owner))];
}

/** An empty folder would still name the person it was for: a server that dies between folder and file leaves one. */
async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch(() => {});
}

/** Half-written files of a server that died; a draft of this age belongs to nobody. */
async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const draft = join(folder, name);
    const found = await stat(draft).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > 60 * 60 * 1000) await rm(draft, { force: true });
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
