import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { serviceWorker } from '../scripts/service-worker-plugin.mjs';
import { textTables } from '../scripts/text-tables.mjs';
import { firstPaint } from './src/first-paint/first-paint-plugin.ts';
import { trimContract } from './src/first-paint/trim-contract-plugin.ts';
import { trimZod } from './src/first-paint/trim-zod-plugin.ts';

/** Icons and parts of the design system, but for dialogs, which bring a library along; and what is too small for a file. */
const SHARED_PARTS =
  /[\\/](lucide-react|web[\\/]src[\\/]ui)[\\/](?!(leave-)?dialog)|[\\/](picture-address|nav-entries)\.ts$/;
/** What the first page of someone signed in is made of; its icons are imported one by one, to be told from the others. */
const FIRST_PARTS = /[\\/]web[\\/]src[\\/](app[\\/]shell[\\/]|features[\\/]home[\\/]start-screen)/;

/** What is at the foot of that page, drawn a moment later. */
const INDEX_PARTS = /[\\/]web[\\/]src[\\/]features[\\/]home[\\/]feature-index/;

/** What someone new sees on that page besides. */
const NEWCOMER_PARTS = /[\\/]web[\\/]src[\\/]features[\\/]home[\\/](first-steps|newcomer-cards)/;

/** The first page waits for the shared parts that it shows, and not for those of every other screen. */
function nameShared(id: string, context: Rolldown.ChunkingContext): string {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const isOf = (parts: RegExp) => importers.some((importer) => parts.test(importer));
  if (isOf(FIRST_PARTS)) return 'first-shared';
  if (isOf(INDEX_PARTS)) return 'index-shared';
  return isOf(NEWCOMER_PARTS) ? 'newcomer-shared' : 'shared';
}

/** What every call of someone signed in goes through: four small files compress less well than one. */
const FIRST_CALLS =
  /[\\/](contract[\\/](endpoint|auth-endpoints|profile-endpoints)|make-request-key|storable-text)\.ts$/;

/** The first file lists all others, and every name in it is waited for: only screens are called by theirs. */
function nameFile({ name }: Rolldown.PreRenderedChunk): string {
  return name.endsWith('-screen') ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
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

const proxy = { '/api': { target: process.env.API_PROXY ?? 'http://127.0.0.1:3000' } };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    textTables(),
    react(),
    tailwindcss(),
    preloadFonts(),
    trimContract(),
    trimZod(),
    firstPaint(),
    serviceWorker(),
  ],
  resolve: {
    alias: [
      { find: /^zod$/, replacement: `${import.meta.dirname}/src/api/prepared-zod.ts` },
      // wouter brings along what React has had since 18.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: `${import.meta.dirname}/src/ui/create-icon.ts`,
      },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [textTables(), trimContract(), trimZod()],
  },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // A browser that cannot preload modules fetches them when they are imported.
    modulePreload: { polyfill: false },
    // A data: font or picture would escape the cache and the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Making an endpoint or a schema does nothing else, so those that no screen uses go.
      treeshake: { manualPureFunctions: ['defineEndpoint', 'z', 'exactText', 'storableText'] },
      output: {
        chunkFileNames: nameFile,
        codeSplitting: {
          groups: [
            // A browser opens six connections at most: better a few files than each shared icon in one of its own.
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'first-calls', test: FIRST_CALLS },
            { name: nameShared, test: SHARED_PARTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
