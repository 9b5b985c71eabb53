import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokenReader, signAccessToken } from './access-token';

const key = new Uint8Array(32).fill(7);
const claim = {
  userId: '0b6c8a0e-4a4c-4c53-9d52-6f2a1c7b9e10',
  sessionId: 'c1f1b8f2-7d5e-4b57-8f53-1f0a5f6d2b11',
  issuedAt: 1_700_000_000,
  expiresAt: 1_700_000_600,
};

function handMade(header: object, payload: object, secret: Uint8Array | string = key): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(header)}.${part(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const goodHeader = { alg: 'HS256', typ: 'at+jwt' };
const goodPayload = {
  iss: 'trayecto',
  aud: 'trayecto-api',
  sub: claim.userId,
  sid: claim.sessionId,
  iat: claim.issuedAt,
  exp: claim.expiresAt,
};

describe('access tokens', () => {
  it('come back as they were signed', async () => {
    expect(await createTokenReader(key)(await signAccessToken(key, claim))).toEqual(claim);
    expect(await createTokenReader(key)(handMade(goodHeader, goodPayload))).toEqual(claim);
  });

  it.each([
    ['alg none', handMade({ alg: 'none', typ: 'at+jwt' }, goodPayload)],
    ['alg None', handMade({ alg: 'None', typ: 'at+jwt' }, goodPayload)],
    ['no signature', handMade(goodHeader, goodPayload).replace(/[^.]+$/, '')],
    ['another key', handMade(goodHeader, goodPayload, 'not the key')],
    ['an empty key', handMade(goodHeader, goodPayload, '')],
    ['another algorithm of the family', handMade({ ...goodHeader, alg: 'HS512' }, goodPayload)],
    ['another type', handMade({ ...goodHeader, typ: 'JWT' }, goodPayload)],
    ['no type', handMade({ alg: 'HS256' }, goodPayload)],
    ['another issuer', handMade(goodHeader, { ...goodPayload, iss: 'elsewhere' })],
    ['another audience', handMade(goodHeader, { ...goodPayload, aud: 'elsewhere' })],
    ['no session', handMade(goodHeader, { ...goodPayload, sid: undefined })],
    ['no expiry', handMade(goodHeader, { ...goodPayload, exp: undefined })],
    ['a subject that is no id', handMade(goodHeader, { ...goodPayload, sub: "' or 1=1" })],
    ['a critical header nobody knows', handMade({ ...goodHeader, crit: ['x'], x: 1 }, goodPayload)],
    ['not a token', 'abc'],
  ])('%s is refused', async (_, token) => {
    await expect(createTokenReader(key)(token)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('that were read before are read the same way, and a changed one is not taken for them', async () => {
    const read = createTokenReader(key);
    const token = handMade(goodHeader, goodPayload);
    expect([await read(token), await read(token)]).toEqual([claim, claim]);
    await expect(read(`${token.slice(0, -2)}AA`)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('headers that bring their own key are not believed', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const token = await new SignJWT(goodPayload)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', jwk, jku: 'https://evil.test/keys' })
      .sign(privateKey);
    await expect(createTokenReader(key)(token)).rejects.toMatchObject({ code: 'not_signed_in' });
    const withKid = handMade({ ...goodHeader, kid: '../../dev/null' }, goodPayload, 'x');
    await expect(createTokenReader(key)(withKid)).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
