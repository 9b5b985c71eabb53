import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { assemblePages, insertEarlyScript } from './assemble-pages.ts';
import { buildEarlyScript, drawScreens } from './build-first-paint.ts';
import { listFirstFiles } from './list-first-files.ts';

const noFiles = {
  visitor: {},
  session: [],
  screens: {},
  shellWords: { es: [], en: [] },
  visitorWords: { es: {}, en: {} },
  sessionWords: { es: {}, en: {} },
};

/**
 * A first paint that waits for nothing but the page. Styles and a small script are in the page itself, and so is the
 * screen a visitor sees first, drawn by the app's own code: `/` is index.html, `/auth` auth.html, all else app.html.
 */
export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-paint',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // In a build the files have no names yet: the script follows below.
        return bundle ? html : insertEarlyScript(html, await buildEarlyScript(config, noFiles));
      },
    },
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build made no index.html.');
      const files = listFirstFiles(bundle);
      const [screens, earlyScript] = await Promise.all([
        drawScreens(config),
        buildEarlyScript(config, files.early),
      ]);
      // Styles of later screens stay separate files.
      const styles = Object.values(bundle).filter(
        ({ fileName }) =>
          fileName.endsWith('.css') && String(index.source).includes(`/${fileName}`),
      );
      const pages = assemblePages({
        template: String(index.source),
        earlyScript,
        screens,
        preloads: files.everyPage,
        styles: styles.map((style) => ({
          file: `/${style.fileName}`,
          text: style.type === 'asset' ? String(style.source) : '',
        })),
      });
      for (const { fileName, html } of pages) {
        if (fileName === index.fileName) index.source = html;
        else this.emitFile({ type: 'asset', fileName, source: html });
      }
      for (const { fileName } of styles) forgetStyle(bundle, fileName);
    },
  };
}

/** It is in the page now: code that comes later must not ask for it, let alone wait. */
function forgetStyle(bundle: Rolldown.OutputBundle, style: string) {
  delete bundle[style];
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(style);
  }
}
