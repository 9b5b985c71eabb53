/** Where people's files live. Paths are made by the server: `{userId}/{timestamp}-{random}.{ext}`, or a picture's. */
export interface FileStorage {
  /** Never overwrites; when it returns, the bytes survive a power cut. */
  save(path: string, bytes: Uint8Array): Promise<void>;
  /** Puts the bytes there, whatever stood there before; whoever reads meanwhile gets the old or the new, whole. */
  replace(path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Removing what is not there is fine. */
  remove(path: string): Promise<void>;
  /** Every uploaded file with its age, for the sweep of files that no row speaks of. Pictures are not among them. */
  list(): AsyncIterable<{ readonly path: string; readonly ageMs: number }>;
  /** Rejects when files cannot be written. */
  ping(): Promise<void>;
}

/** The place where files are kept does not answer, or not as it should: to be tried again later. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

const uploadPattern = /^[0-9a-f-]{36}\/\d{10,16}-[a-z0-9]{6,32}\.(pdf|docx|doc|json)$/;
const avatarPattern = /^avatars\/[0-9a-f-]{36}\/avatar\.jpg$/;

export function isUploadPath(path: string): boolean {
  return uploadPattern.test(path);
}

/** The only paths that ever reach a disk or a bucket. */
export function isStoragePath(path: string): boolean {
  return uploadPattern.test(path) || avatarPattern.test(path);
}

export function requireStoragePath(path: string): string {
  if (!isStoragePath(path)) throw new Error('not a storage path');
  return path;
}
