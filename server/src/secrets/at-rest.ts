import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const MARK = Buffer.from('trayecto-sealed-1\n');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FEWEST_CHARACTERS = 32;

/** What was sealed cannot be opened: with another key, under another name, or because it was changed. */
export class SealedError extends Error {
  override name = 'SealedError';
}

export interface AtRestKey {
  /** For one purpose only. */
  derive(purpose: string, salt?: Uint8Array): Uint8Array;
}

/** The key for what lies on disks, from its own file. */
export async function loadAtRestKey(file: string): Promise<AtRestKey> {
  const text = (await readFile(file, 'utf8')).trim();
  if (text.length < FEWEST_CHARACTERS) {
    throw new Error(`${file} must hold at least ${FEWEST_CHARACTERS} characters.`);
  }
  const secret = createHash('sha256').update(text).digest();
  return {
    derive: (purpose, salt = new Uint8Array()) =>
      new Uint8Array(hkdfSync('sha256', secret, salt, `trayecto at rest: ${purpose}`, 32)),
  };
}

export function isSealed(bytes: Uint8Array): boolean {
  return MARK.equals(bytes.subarray(0, MARK.length));
}

/** Bound to a name, so that files cannot be exchanged for one another. */
export function seal(key: Uint8Array, name: string, bytes: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([MARK, nonce, cipher.getAuthTag(), body]);
}

export function unseal(key: Uint8Array, name: string, sealed: Uint8Array): Uint8Array {
  const nonceEnd = MARK.length + NONCE_BYTES;
  const tagEnd = nonceEnd + TAG_BYTES;
  if (!isSealed(sealed) || sealed.length < tagEnd) throw new SealedError('not sealed');
  const nonce = sealed.subarray(MARK.length, nonceEnd);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
  } catch (cause) {
    throw new SealedError('it cannot be opened with this key', { cause });
  }
}
