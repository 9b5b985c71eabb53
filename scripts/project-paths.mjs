import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

export function projectPath(...parts) {
  return join(projectRoot, ...parts);
}

/** Everything that can be made again; git ignores it. */
export const cacheFolder = projectPath('.cache');
