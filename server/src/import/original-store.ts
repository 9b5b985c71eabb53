import { createHash, randomBytes } from 'node:crypto';
import { AppError, type originalTypes, type UploadedFile } from '@trayecto/core/contract';
import type { Limit, Throttle } from '../auth/throttle';
import { type Database, isOwnerGone, isQuotaUsedUp } from '../db';
import type { FileStorage } from '../storage/file-storage';
import { detectFileType, type FileType } from './detect-file-type';
import { addStoredFile, findTwin, hasRoom, removeStoredFile } from './stored-file-store';

const storePerUser: Limit = { name: 'store-user', most: 300, windowSeconds: 60 * 60 };

/** What may be stored, and under which ending; RTF and HTML come from Word under the name of .doc. */
const storedEndings: Partial<Record<FileType, keyof typeof originalTypes>> = {
  pdf: 'pdf',
  docx: 'docx',
  odt: 'odt',
  doc: 'doc',
  rtf: 'doc',
  html: 'doc',
  json: 'json',
  linkedin: 'zip',
  europass: 'xml',
};

interface Twin {
  readonly id: string;
  readonly filename: string;
}

/** The files people's CVs were read from. */
export interface OriginalStore {
  /** Answers where it lies, and which CV of theirs came from the same bytes. */
  keep(
    userId: string,
    file: UploadedFile,
    options?: { readonly refuseTwin?: boolean },
  ): Promise<{ path: string; existing: Twin | null }>;
  /** For one that no CV will ever have. */
  forget(path: string): Promise<void>;
}

interface OriginalStoreParts {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly throttle: Throttle;
  /** As much as a person may store, where nothing else is said of them. */
  readonly storageQuotaBytes: number;
}

export function createOriginalStore(parts: OriginalStoreParts): OriginalStore {
  const { database, storage, throttle } = parts;
  return {
    async keep(userId, file, { refuseTwin = false } = {}) {
      await throttle.take(storePerUser, userId);
      const ending = storedEndings[detectFileType(file.bytes)];
      if (ending === undefined) throw new AppError('file_unsupported');
      const contentHash = createHash('sha256').update(file.bytes).digest();
      const { length: byteSize } = file.bytes;
      const [isRoom, existing] = await database.asUser(userId, async (tx) => [
        await hasRoom(tx, userId, byteSize, parts.storageQuotaBytes),
        await findTwin(tx, userId, contentHash),
      ]);
      if (refuseTwin && existing) throw new AppError('file_known', { details: { existing } });
      if (!isRoom) throw new AppError('storage_quota');
      const path = `${userId}/${Date.now()}-${randomBytes(8).toString('hex')}.${ending}`;
      await storage.save(path, file.bytes);
      const stored = { path, userId, contentHash, byteSize, originalName: file.name };
      try {
        await database.asUser(userId, (tx) => addStoredFile(tx, stored));
      } catch (error) {
        // They left while it was on its way, or others of theirs took the room: it must not stay behind.
        if (isOwnerGone(error) || isQuotaUsedUp(error)) await storage.remove(path);
        throw error;
      }
      return { path, existing: existing ?? null };
    },

    // What cannot be removed now is swept up a day later.
    async forget(path) {
      await storage.remove(path).catch(() => undefined);
      await database.asService((tx) => removeStoredFile(tx, path)).catch(() => undefined);
    },
  };
}
