import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { textTables } from '../scripts/text-tables.mjs';
import { firstPaint } from './src/first-paint/first-paint-plugin.ts';

/** Icons and parts of the design system, but for dialogs, which bring a library along. */
const SHARED_PARTS = /[\\/](lucide-react|web[\\/]src[\\/]ui)[\\/](?!(leave-)?dialog)/;
/** What the first page of someone signed in is made of; its icons are imported one by one, to be told from the others. */
const FIRST_PARTS =
  /[\\/]web[\\/]src[\\/](app[\\/]shell[\\/]|features[\\/]home[\\/](start-screen|feature-index))/;

/** The first page waits for the shared parts that it shows, and not for those of every other screen. */
function nameShared(id: string, context: Rolldown.ChunkingContext): string {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => FIRST_PARTS.test(importer)) ? 'first-shared' : 'shared';
}

const FIRST_FONTS = ['figtree-latin-wght-normal', 'fraunces-latin-wght-normal'];

/** The two fonts of the first screen start loading with the page, not after the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) =>
          FIRST_FONTS.some((font) => file.includes(`/${font}-`) && file.endsWith('.woff2')),
        );
        return {
          html,
          tags: files.map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: 'head-prepend' as const,
          })),
        };
      },
    },
  };
}

/**
 * The browser checks data with the contract's schemas but never writes JSON Schema from them, and every schema drags the
 * writer in. Its functions become one that throws, by whatever names they have.
 */
function dropJsonSchemaWriter(): Plugin {
  return {
    name: 'drop-json-schema-writer',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(
          ([, name]) => name,
        );
        const aliases = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name);
        const stubs = [...names, ...aliases].map((name) => `export const ${name} = absent;`);
        return `function absent() { throw new Error('No JSON Schema here.'); }\n${stubs.join('\n')}`;
      },
    },
  };
}

/** What zod would say of a field in English; the app has words of its own. */
function dropZodSentences(): Plugin {
  return {
    name: 'drop-zod-sentences',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/locales\/en\.js$/ },
      handler: () => 'export default () => ({ localeError: () => "Invalid input" });',
    },
  };
}

const proxy = { '/api': { target: process.env.API_PROXY ?? 'http://127.0.0.1:3000' } };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    textTables(),
    react(),
    tailwindcss(),
    preloadFonts(),
    dropJsonSchemaWriter(),
    dropZodSentences(),
    firstPaint(),
  ],
  resolve: {
    alias: [{ find: /^zod$/, replacement: `${import.meta.dirname}/src/api/prepared-zod.ts` }],
  },
  worker: {
    format: 'es',
    plugins: () => [textTables(), dropJsonSchemaWriter(), dropZodSentences()],
  },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // A data: font or picture would escape the cache and the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A browser opens six connections at most: better a few files than each shared icon in one of its own.
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: nameShared, test: SHARED_PARTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
