import { findEntryFile } from '../../entries/find-entry-file';

export function findWorkerFile(): Promise<string> {
  return findEntryFile('embedded-worker', new URL('./worker.ts', import.meta.url));
}
