import { join } from 'node:path';
import { loadEnvironmentFile } from './environment-file.mjs';
import { prepareProject, reportAndExit } from './prepare-project.mjs';
import { cacheFolder, projectPath, projectRoot } from './project-paths.mjs';
import { startRestartableProcess } from './restartable-process.mjs';

const WEB_PORT = 5173;
// As deep as server/dist, so that what the server finds relative to itself is found here too.
const serverFolder = join(cacheFolder, 'dev-server');

export async function startDevelopment() {
  process.chdir(projectRoot);
  try {
    loadEnvironmentFile();
    await prepareProject({ mode: 'full', build: false });
    const serverOrigin = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
    const server = startRestartableProcess(process.execPath, [
      '--enable-source-maps',
      join(serverFolder, 'main.js'),
    ]);
    await watchServer(() => server.restart());
    const webUrl = await startWeb(serverOrigin);
    console.log(
      `\nTrayecto in development: open ${webUrl} (the server answers at ${serverOrigin})\n`,
    );
  } catch (error) {
    reportAndExit(error);
  }
}

async function watchServer(onBuilt) {
  const { build, context } = await import('esbuild');
  const { describeReaderBundle, describeServerBundles } = await import('./bundle-server.mjs');
  const restartAfterBuild = {
    name: 'restart-after-build',
    setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? onBuilt() : undefined)),
  };
  await build(describeReaderBundle(serverFolder));
  const bundles = describeServerBundles(serverFolder);
  // In one build here, so that a change restarts the server once.
  const watcher = await context({
    ...bundles[0],
    entryPoints: bundles.flatMap(({ entryPoints }) => entryPoints),
    logLevel: 'warning',
    plugins: [restartAfterBuild],
  });
  await watcher.watch();
}

async function startWeb(serverOrigin) {
  const { createServer } = await import('vite');
  const web = await createServer({
    root: projectPath('web'),
    // The server compares a page's origin with the host it was asked by: that must stay the browser's.
    server: {
      port: WEB_PORT,
      proxy: { '/api': { target: serverOrigin, changeOrigin: false } },
    },
    logLevel: 'warn',
  });
  await web.listen();
  return web.resolvedUrls?.local[0] ?? `http://localhost:${WEB_PORT}/`;
}
