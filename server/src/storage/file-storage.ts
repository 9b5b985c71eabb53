/** Where uploaded files live. Paths are made by the server and look like `{userId}/{timestamp}-{random}.{ext}`. */
export interface FileStorage {
  /** Never overwrites; when it returns, the bytes survive a power cut. */
  save(path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Removing what is not there is fine. */
  remove(path: string): Promise<void>;
  /** Every stored path with its age, for the sweep of files that no row speaks of. */
  list(): AsyncIterable<{ readonly path: string; readonly ageMs: number }>;
  /** Rejects when files cannot be written. */
  ping(): Promise<void>;
}

const pathPattern = /^[0-9a-f-]{36}\/\d{10,16}-[a-z0-9]{6,32}\.(pdf|docx|doc|json)$/;

/** The only paths that ever reach a disk or a bucket. */
export function isStoragePath(path: string): boolean {
  return pathPattern.test(path);
}
