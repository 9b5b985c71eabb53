import { findEntryFile } from '../../src/entries/find-entry-file';

/** The reader process as the server itself finds it when it runs from its sources. */
export function bundleReaderChild(): Promise<string> {
  const source = new URL('../../src/import/reader-child.ts', import.meta.url);
  return findEntryFile('reader-child', source, { selfContained: true });
}
