import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MOST_LEVELS = 6;

/** The lines of the newest section of the changelog, without their marks; none where there is no such file. */
export async function readWhatsNew(): Promise<string[]> {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const text = await readFile(join(folder, 'CHANGELOG.md'), 'utf8').catch(() => undefined);
    if (text !== undefined) return listNewest(text);
    folder = dirname(folder);
  }
  return [];
}

export function listNewest(changelog: string): string[] {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return newest
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) =>
      line
        .slice(2)
        .replace(/ \(\[[^\]]*\]\([^)]*\)\)/g, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll('`', ''),
    );
}
