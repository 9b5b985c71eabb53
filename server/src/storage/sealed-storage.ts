import { type AtRestKey, isSealed, SealedError, seal, unseal } from '../secrets/at-rest';
import type { FileStorage } from './file-storage';

/** Files are sealed on their way in and opened on their way out. Those from before there was a key are read as they are. */
export function createSealedStorage(inner: FileStorage, atRest: AtRestKey): FileStorage {
  const key = atRest.derive('files');
  return {
    ...inner,
    save: (path, bytes) => inner.save(path, seal(key, path, bytes)),
    replace: (path, bytes) => inner.replace(path, seal(key, path, bytes)),
    async read(path) {
      const found = await inner.read(path);
      return found && isSealed(found) ? unseal(key, path, found) : found;
    },
  };
}

/** Without the key, sealed files are no files: nobody is handed bytes that mean nothing. */
export function createUnsealedStorage(inner: FileStorage): FileStorage {
  return {
    ...inner,
    async read(path) {
      const found = await inner.read(path);
      if (found && isSealed(found)) {
        throw new SealedError('a stored file is sealed, and ENCRYPTION_KEY_FILE is not set');
      }
      return found;
    },
  };
}
