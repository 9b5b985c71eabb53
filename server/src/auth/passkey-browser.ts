import { isIP } from 'node:net';
import type { PasskeyAssertion, PasskeyRegistration } from '@trayecto/core/contract';

/** Loaded with the first passkey: it reads certificates of many kinds, and the start does not wait for that. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** ES256, EdDSA and RS256: what every platform makes. */
const ALGORITHMS = [-7, -8, -257];

interface Site {
  /** The name passkeys are bound to. */
  readonly id: string;
  readonly origin: string;
}

/** Browsers bind passkeys to names, never to numbers: a server that only this machine reaches is called localhost. */
export function describeSite(publicUrl: string): Site {
  const url = new URL(publicUrl);
  const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isNumber) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

interface Credential {
  readonly id: string;
  readonly transports: readonly string[];
}

const describeCredentials = (held: readonly Credential[]) =>
  // Which ways a key can be reached is a hint for the browser, which skips those it does not know.
  held.map(({ id, transports }) => ({ id, transports: [...transports] as never[] }));

/** WebAuthn's own words for what is signed. */
const encode = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

export async function askToMake(
  site: Site,
  person: { readonly userId: string; readonly email: string; readonly held: readonly Credential[] },
  challenge: string,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Trayecto',
    rpID: site.id,
    userName: person.email,
    userDisplayName: person.email,
    userID: new Uint8Array(Buffer.from(person.userId.replaceAll('-', ''), 'hex')),
    challenge: encode(challenge),
    attestationType: 'none',
    excludeCredentials: describeCredentials(person.held),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

export async function askToUse(
  site: Site,
  challenge: string,
  held: readonly Credential[] = [],
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: encode(challenge),
    allowCredentials: describeCredentials(held),
    userVerification: held.length > 0 ? 'preferred' : 'required',
  });
  return { ...options };
}

interface MadePasskey {
  readonly challenge: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** Undefined when the answer is not one, is another site's or was changed. The challenge is the caller's to check. */
export async function readMade(
  site: Site,
  { id, response }: PasskeyRegistration,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  let challenge = '';
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
      },
      expectedChallenge: (signed) => {
        challenge = signed;
        return true;
      },
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || !registrationInfo) return undefined;
    const { credential } = registrationInfo;
    return {
      challenge,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
    };
  } catch {
    return undefined;
  }
}

interface UsedPasskey {
  readonly challenge: string;
  readonly counter: number;
  /** The device asked for a finger, a face or its code: it is two factors by itself. */
  readonly isPersonVerified: boolean;
}

export async function readUsed(
  site: Site,
  { id, response }: PasskeyAssertion,
  kept: { readonly publicKey: Uint8Array; readonly counter: number },
): Promise<UsedPasskey | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData: response.authenticatorData,
          signature: response.signature,
          ...(response.userHandle === undefined ? {} : { userHandle: response.userHandle }),
        },
      },
      expectedChallenge: (signed) => {
        challenge = signed;
        return true;
      },
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id,
        publicKey: new Uint8Array(kept.publicKey),
        counter: kept.counter,
      },
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    return {
      challenge,
      counter: authenticationInfo.newCounter,
      isPersonVerified: authenticationInfo.userVerified,
    };
  } catch {
    return undefined;
  }
}
