import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The server's one secret: from the settings, or made on first start and kept in the data folder. */
export async function loadSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const kept = await readKeptSecret(dataDir);
  if (kept !== undefined) return kept;
  await keepSecret(dataDir, randomBytes(32).toString('base64url'));
  const written = await readKeptSecret(dataDir);
  if (written === undefined) throw new Error(`The secret in ${dataDir} could not be read back.`);
  return written;
}

/** The one in the data folder; undefined when there is none yet. */
export async function readKeptSecret(dataDir: string): Promise<string | undefined> {
  const path = secretPath(dataDir);
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret.length < 32) {
      throw new Error(
        `${path} is damaged: restore it from a backup, or remove it to sign everybody out.`,
      );
    }
    await chmod(path, 0o600);
    return secret;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and linked into place: a crash leaves no half secret, and of two first starts one wins. */
export async function keepSecret(dataDir: string, secret: string): Promise<void> {
  const path = secretPath(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(aside, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

export function secretPath(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

/** A key for one purpose only, so that a token made for one can never pass for another. */
export function deriveKey(
  secret: string,
  purpose:
    | 'access-token'
    | 'refresh-token'
    | 'limit-key'
    | 'model-key'
    | 'admin-code'
    | 'personal-token'
    | 'second-factor'
    | 'share-link'
    | 'share-pass'
    | 'backup-mark',
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'trayecto', purpose, 32));
}

/** By which a secret is known again, and which tells nothing of it. */
export function markSecret(secret: string): string {
  return Buffer.from(deriveKey(secret, 'backup-mark')).toString('base64url');
}
