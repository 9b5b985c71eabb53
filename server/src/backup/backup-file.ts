import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError } from '../commands/command';
import type { BackupLine } from './backup-format';

interface SavedBackup {
  readonly rows: number;
  readonly files: number;
}

/** Packed, for the owner's eyes alone. The file appears under its name once it is whole. */
export async function saveBackup(
  file: string,
  lines: AsyncIterable<BackupLine>,
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
      handle.createWriteStream({ flush: true }),
    );
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await rename(draft, file);
  return counted;
}

export async function* readBackupLines(file: string): AsyncGenerator<string> {
  const text = new PassThrough();
  const unpacked = pipeline(createReadStream(file), createGunzip(), text);
  unpacked.catch(() => {});
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
    await unpacked;
  } catch {
    throw new CommandError(
      'This is no backup of Trayecto, or it is damaged. Nothing was restored.',
    );
  }
}
