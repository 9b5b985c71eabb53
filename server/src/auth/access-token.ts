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

export interface AccessClaims {
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

const prepared = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** Bytes would be made into a key again for every request, which takes longer than the check itself. */
function prepareKey(key: Uint8Array): Promise<CryptoKey> {
  const known = prepared.get(key);
  if (known) return known;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const made = crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['verify']);
  prepared.set(key, made);
  return made;
}

/**
 * Checks signature, type and addressee. Expiry is left to the caller, who compares it with the database's
 * clock: it is the one clock that every server process shares.
 */
export async function verifyAccessToken(key: Uint8Array, token: string): Promise<AccessClaims> {
  try {
    const { payload, protectedHeader } = await compactVerify(token, await prepareKey(key), {
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
