import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Larger ones (dictionaries, engines) are kept when they have been used. */
const LARGEST_AHEAD = 60_000;
/** The page for every address, and what the browser shows of the app outside of it. */
const PAGES = ['/app.html', '/manifest.webmanifest', '/favicon.svg'];

/**
 * Writes the service worker with the names of this build's files, so that a new build is a new worker.
 * @returns {import('vite').Plugin}
 */
export function serviceWorker() {
  return {
    name: 'service-worker',
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
        .filter(({ fileName }) => /^assets\/.*\.(js|css)$/.test(fileName))
        .filter((file) => sizeOf(file) <= LARGEST_AHEAD)
        .map(({ fileName }) => `/${fileName}`)
        .sort();
      const source = readFileSync(join(import.meta.dirname, 'service-worker-source.js'), 'utf8');
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source
          .replace("'VERSION'", JSON.stringify(version))
          .replace("['FILES']", JSON.stringify([...PAGES, ...files])),
      });
    },
  };
}

/** @param {{ type: string, code?: string, source?: string | Uint8Array }} file */
function sizeOf(file) {
  return (file.code ?? file.source ?? '').length;
}
