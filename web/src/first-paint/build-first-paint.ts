import { build, type InlineConfig, type ResolvedConfig } from 'vite';
import { textTables } from '../../../scripts/text-tables.mjs';
import type { EarlyFiles } from './list-early-files';
import type { DrawnScreen } from './render-screens';

/** Bundles the code that draws the first screens, and runs it here. */
export async function drawScreens(config: ResolvedConfig): Promise<DrawnScreen[]> {
  const code = await bundle(config, 'render-screens.tsx', {
    ssr: { noExternal: true },
    build: { ssr: true, minify: false },
  });
  const drawing: { renderScreens: () => Promise<DrawnScreen[]> } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return drawing.renderScreens();
}

/** As a script that runs where it is, before the page is painted. */
export async function buildEarlyScript(config: ResolvedConfig, files: EarlyFiles): Promise<string> {
  const code = await bundle(config, 'early-script.ts', {
    define: { EARLY_FILES: JSON.stringify(files) },
    build: { minify: true, modulePreload: false, rolldownOptions: { output: { format: 'iife' } } },
  });
  return code.trim();
}

async function bundle(config: ResolvedConfig, entry: string, own: InlineConfig): Promise<string> {
  const { build: ownBuild, ...rest } = own;
  const result = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'error',
    plugins: [textTables()],
    worker: { plugins: () => [textTables()] },
    resolve: { alias: config.resolve.alias },
    publicDir: false,
    ...rest,
    build: {
      write: false,
      ...ownBuild,
      rolldownOptions: {
        input: `${config.root}/src/first-paint/${entry}`,
        ...ownBuild?.rolldownOptions,
        output: { codeSplitting: false, ...ownBuild?.rolldownOptions?.output },
      },
    },
  });
  if (!('output' in result)) throw new Error(`${entry} was not bundled.`);
  return result.output[0].code;
}
