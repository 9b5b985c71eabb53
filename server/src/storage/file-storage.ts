/** Where people's files live. Paths are made by the server: `{userId}/{timestamp}-{random}.{ext}`, or a picture's. */
export interface FileStorage {
  /** Never overwrites; when it returns, the bytes survive a power cut. */
  save(path: string, bytes: Uint8Array): Promise<void>;
  /** Replaces the file atomically: a concurrent reader gets all of the old file or all of the new one. */
  replace(path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Removing what is not there is fine. */
  remove(path: string): Promise<void>;
  /** Every file with its age, or every one of one person, for sweeping what no row speaks of. */
  list(owner?: string): AsyncIterable<ListedFile>;
  /** Rejects when files cannot be written. */
  ping(): Promise<void>;
}

export interface ListedFile {
  readonly path: string;
  readonly ageMs: number;
}

/** The place where files are kept does not answer, or not as it should: to be tried again later. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

const uploadPattern = /^[0-9a-f-]{36}\/\d{10,16}-[a-z0-9]{6,32}\.(pdf|docx|odt|doc|json|zip|xml)$/;
const avatarPattern = /^avatars\/[0-9a-f-]{36}\/avatar\.jpg$/;

/** Where a person's picture lies. */
export function avatarPathOf(userId: string): string {
  return `avatars/${userId}/avatar.jpg`;
}

export function isAvatarPath(path: string): boolean {
  return avatarPattern.test(path);
}

/** Whose file it is. */
export function ownerOf(path: string): string {
  return path.split('/')[isAvatarPath(path) ? 1 : 0] ?? '';
}

/** The only paths that ever reach a disk or a bucket. */
export function isStoragePath(path: string): boolean {
  return uploadPattern.test(path) || avatarPattern.test(path);
}

export function requireStoragePath(path: string): string {
  if (!isStoragePath(path)) throw new Error('not a storage path');
  return path;
}
