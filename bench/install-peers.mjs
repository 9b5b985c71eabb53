import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectPath } from '../scripts/project-paths.mjs';

/** What a benchmark compares with, or a proof speaks to, lives beside it and is fetched when it is first needed. */
export async function importPeer(name) {
  const folder = projectPath('bench', 'peers');
  const [, packageName] = /^(@[^/]+\/[^/]+|[^/]+)/.exec(name) ?? [];
  if (!existsSync(projectPath('bench', 'peers', 'node_modules', packageName))) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--omit=optional'], {
      cwd: folder,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The packages of bench/peers could not be installed.');
  }
  const { createRequire } = await import('node:module');
  const require = createRequire(projectPath('bench', 'peers', 'package.json'));
  return import(require.resolve(name));
}
