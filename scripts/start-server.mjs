import { loadEnvironmentFile } from './environment-file.mjs';
import { prepareProject, reportAndExit } from './prepare-project.mjs';
import { projectPath, projectRoot } from './project-paths.mjs';
import { superviseServer } from './supervise-server.mjs';

export async function startServer() {
  process.chdir(projectRoot);
  try {
    loadEnvironmentFile();
    await prepareProject({ mode: 'production', build: true });
  } catch (error) {
    reportAndExit(error);
  }
  superviseServer(projectPath('server', 'dist', 'main.js'));
}
