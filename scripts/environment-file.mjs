import { existsSync } from 'node:fs';
import { projectPath } from './project-paths.mjs';

/** Settings from .env beside package.json; what is set in the environment already wins. */
export function loadEnvironmentFile() {
  const file = projectPath('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
