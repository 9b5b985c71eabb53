import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { loadEnvironmentFile } from './environment-file.mjs';
import { prepareProject, reportAndExit } from './prepare-project.mjs';
import { projectPath, projectRoot } from './project-paths.mjs';

export async function startServer() {
  process.chdir(projectRoot);
  try {
    loadEnvironmentFile();
    await prepareProject({ mode: 'production', build: true });
  } catch (error) {
    reportAndExit(error);
  }
  // The embedded database is WebAssembly. Optimising whatever runs twice costs a second of start; what runs often is
  // still optimised, a little later.
  setFlagsFromString('--wasm-tiering-budget=50000000');
  // In this same process: Ctrl-C, SIGTERM and the exit code are the server's own.
  await import(pathToFileURL(projectPath('server', 'dist', 'main.js')).href);
}
