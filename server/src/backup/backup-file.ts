import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError } from '../commands/command';
import type { AtRestKey } from '../secrets/at-rest';
import type { BackupLine } from './backup-format';
import { SEALED_BACKUP_MARK, sealStream, unsealStream } from './seal-stream';

interface SavedBackup {
  readonly rows: number;
  readonly files: number;
}

/** Packed, for the owner's eyes alone. The file appears under its name once it is whole. */
export async function saveBackup(
  file: string,
  lines: AsyncIterable<BackupLine>,
  atRest?: AtRestKey,
): Promise<SavedBackup> {
  const draft = `${file}.part`;
  const counted = { rows: 0, files: 0 };
  const handle = await open(draft, 'wx', 0o600).catch((error: Error) => {
    throw new CommandError(`${draft} cannot be written: ${error.message}`);
  });
  try {
    await pipeline(
      Readable.from(
        (async function* () {
          for await (const line of lines) {
            if (line.kind === 'end') {
              counted.rows = line.rows;
              counted.files = line.files;
            }
            yield `${JSON.stringify(line)}\n`;
          }
        })(),
      ),
      createGzip(),
      atRest ? (packed) => sealStream(atRest, packed) : new PassThrough(),
      handle.createWriteStream({ flush: true }),
    );
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await rename(draft, file);
  return counted;
}

/** Whether it takes a key to read it. */
async function isSealedBackup(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(SEALED_BACKUP_MARK.length);
    await handle.read(start, 0, start.length, 0);
    return start.equals(SEALED_BACKUP_MARK);
  } finally {
    await handle.close();
  }
}

export async function* readBackupLines(file: string, atRest?: AtRestKey): AsyncGenerator<string> {
  const isLocked = await isSealedBackup(file);
  if (isLocked && !atRest) {
    throw new CommandError(
      'This backup is encrypted. Set ENCRYPTION_KEY_FILE to the file with the key it was made with.',
    );
  }
  const text = new PassThrough();
  const unpacked = pipeline(
    createReadStream(file),
    isLocked && atRest ? (bytes) => unsealStream(atRest, bytes) : new PassThrough(),
    createGunzip(),
    text,
  );
  unpacked.catch(() => {});
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
    await unpacked;
  } catch {
    throw new CommandError(
      isLocked
        ? 'This backup was made with another key, or it is damaged. Nothing was restored.'
        : 'This is no backup of Trayecto, or it is damaged. Nothing was restored.',
    );
  }
}
