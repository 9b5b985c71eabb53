import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Refresh tokens are random; the database holds only their hash. */
export function makeRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The one successor of a token. Derived, not drawn, so that two tabs which present the same token at the same
 * time are handed the same child although only its hash is stored.
 */
export function deriveNextRefreshToken(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
