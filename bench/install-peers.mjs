import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectPath } from '../scripts/project-paths.mjs';

/** The engines a benchmark compares with live beside it and are fetched when it first runs. */
export async function importPeer(name) {
  const folder = projectPath('bench', 'peers');
  if (!existsSync(projectPath('bench', 'peers', 'node_modules'))) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--omit=optional'], {
      cwd: folder,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The engines to compare with could not be installed.');
  }
  const { createRequire } = await import('node:module');
  const require = createRequire(projectPath('bench', 'peers', 'package.json'));
  return import(require.resolve(name));
}
