import { pathToFileURL } from 'node:url';
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
  // In this same process: Ctrl-C, SIGTERM and the exit code are the server's own.
  await import(pathToFileURL(projectPath('server', 'dist', 'main.js')).href);
}
