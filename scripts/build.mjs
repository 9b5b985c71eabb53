// npm run build: builds server and web app, whether or not their sources changed.
import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const { prepareProject, rebuildProject, reportAndExit } = await import('./prepare-project.mjs');
try {
  await prepareProject({ mode: 'production', build: false });
  await rebuildProject(['server', 'web']);
} catch (error) {
  reportAndExit(error);
}
