// npm run admin|jobs|backup|restore|cv|mcp -- …: builds if needed, then does one thing beside the server or without it.
import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const { loadEnvironmentFile } = await import('./environment-file.mjs');
const { prepareProject, reportAndExit } = await import('./prepare-project.mjs');
const { projectPath, projectRoot } = await import('./project-paths.mjs');

// With an assistant at the other end, standard output is the protocol's alone.
if (process.argv[2] === 'mcp') console.log = console.error;
// A file that someone names is meant from where they are, which npm remembers.
process.env.INIT_CWD ??= process.cwd();
process.chdir(projectRoot);
try {
  loadEnvironmentFile();
  await prepareProject({ mode: 'production', build: true });
} catch (error) {
  reportAndExit(error);
}
await import(projectPath('server', 'dist', 'command.js'));
