import { AppError } from '@trayecto/core/contract';
import { type CryptoKey, compactVerify, SignJWT } from 'jose';
import { z } from 'zod';

export const ACCESS_TOKEN_SECONDS = 600;

const ISSUER = 'trayecto';
const AUDIENCE = 'trayecto-api';
const TYPE = 'at+jwt';

const claims = z.object({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  sub: z.uuid(),
  sid: z.uuid(),
  iat: z.number(),
  exp: z.number(),
});

interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

export function signAccessToken(
  key: Uint8Array,
  claim: { userId: string; sessionId: string; issuedAt: number; expiresAt: number },
): Promise<string> {
  return new SignJWT({ sid: claim.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claim.userId)
    .setIssuedAt(claim.issuedAt)
    .setExpirationTime(claim.expiresAt)
    .sign(key);
}

/** Some minutes of everyone's work on one machine. */
const MOST_REMEMBERED = 2_000;

/**
 * A token is sent with every request of ten minutes, and its signature stays what it is: it is checked once and
 * remembered. The caller checks each time that its session still exists.
 */
export function createTokenReader(key: Uint8Array): (token: string) => Promise<AccessClaims> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  // Bytes would be made into a key again for every token, which takes longer than the check itself.
  const prepared = crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, [
    'verify',
  ]);
  const remembered = new Map<string, AccessClaims>();
  return async (token) => {
    const known = remembered.get(token);
    if (known) return known;
    const claims = await verifyAccessToken(await prepared, token);
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= MOST_REMEMBERED) remembered.delete(oldest);
    remembered.set(token, claims);
    return claims;
  };
}

/**
 * Checks signature, type and addressee. Expiry is left to the caller, who compares it with the database's
 * clock: it is the one clock that every server process shares.
 */
async function verifyAccessToken(key: CryptoKey, token: string): Promise<AccessClaims> {
  try {
    const { payload, protectedHeader } = await compactVerify(token, key, {
      algorithms: ['HS256'],
    });
    if (protectedHeader.typ !== TYPE) throw new Error('not an access token');
    const read = claims.parse(JSON.parse(new TextDecoder().decode(payload)));
    return {
      userId: read.sub,
      sessionId: read.sid,
      issuedAt: read.iat,
      expiresAt: read.exp,
    };
  } catch (cause) {
    throw new AppError('not_signed_in', { cause });
  }
}
