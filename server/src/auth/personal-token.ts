import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashWord } from './random-word';

/** So that people and scanners of source code know one when they see it. */
const PREFIX = 'trayecto_';
const ID_BYTES = 16;
const SECRET_BYTES = 24;
const SEAL_BYTES = 16;
const BODY_BYTES = 2 * ID_BYTES + SECRET_BYTES;
const pattern = /^trayecto_([\w-]{96})$/;

export interface TokenClaims {
  readonly kind: 'token';
  readonly userId: string;
  readonly tokenId: string;
  readonly tokenHash: Uint8Array;
}

/**
 * Whose it is, which it is, something nobody can guess, and the server's seal. Without the seal anyone could send tokens
 * in another's name, and have them wait in that person's line and ask the database; with it, what is forged ends at once.
 */
export function makePersonalToken(
  key: Uint8Array,
  ids: { readonly userId: string; readonly tokenId: string },
): string {
  const body = Buffer.concat([
    writeId(ids.userId),
    writeId(ids.tokenId),
    randomBytes(SECRET_BYTES),
  ]);
  return PREFIX + Buffer.concat([body, seal(key, body)]).toString('base64url');
}

/** Undefined for what is no token of this server. Whether it still holds, only the database knows. */
export function readPersonalToken(key: Uint8Array, token: string): TokenClaims | undefined {
  const written = pattern.exec(token)?.[1];
  if (written === undefined) return undefined;
  const bytes = Buffer.from(written, 'base64url');
  const body = bytes.subarray(0, BODY_BYTES);
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), seal(key, body))) return undefined;
  return {
    kind: 'token',
    userId: readId(body.subarray(0, ID_BYTES)),
    tokenId: readId(body.subarray(ID_BYTES, 2 * ID_BYTES)),
    tokenHash: hashWord(token),
  };
}

export function looksPersonal(token: string): boolean {
  return token.startsWith(PREFIX);
}

function seal(key: Uint8Array, body: Uint8Array): Uint8Array {
  return createHmac('sha256', key).update(body).digest().subarray(0, SEAL_BYTES);
}

function writeId(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function readId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
