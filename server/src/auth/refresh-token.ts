import { createHmac } from 'node:crypto';

/**
 * The one successor of a token. Derived, not drawn, so that two tabs which present the same token at the same
 * time are handed the same child although only its hash is stored.
 */
export function deriveNextRefreshToken(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
