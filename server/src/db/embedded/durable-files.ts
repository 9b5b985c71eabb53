import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** All at once or not at all: no reader ever sees half of it, whenever the power goes. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncPath(dirname(path));
}

export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) await syncPath(path);
  }
  await syncPath(folder);
}

export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
