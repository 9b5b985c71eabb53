import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
}

interface Manner {
  /** As if another page had asked. */
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A passkey in memory, which answers as a browser and a device would together. */
export function makeSoftPasskey(siteOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function deviceData(asked: Asked, flags: number, counter: number, rest = Buffer.alloc(0)) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(asked.rpId ?? asked.rp?.id ?? ''), head, rest]);
  }

  function describeKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const entries: [number, number | Uint8Array][] = [
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as [number, number][]),
      [-2, point(x)],
      [-3, point(y)],
    ];
    return isoCBOR.encode(new Map(entries));
  }

  const flagsOf = ({ isVerified = true }: Manner) =>
    USER_PRESENT | (isVerified ? USER_VERIFIED : 0);

  return {
    id,
    make(asked: Asked, manner: Manner = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        Buffer.from(describeKey()),
      ]);
      const flags = flagsOf(manner) | HAS_CREDENTIAL;
      const authData = deviceData(asked, flags, manner.counter ?? 0, credential);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const origin = manner.origin ?? siteOrigin;
      return {
        id,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked.challenge, origin)),
          // The encoder's types know none of the maps that WebAuthn is made of.
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    use(asked: Asked, manner: Manner = {}) {
      const data = deviceData(asked, flagsOf(manner), manner.counter ?? 0);
      const client = clientData('webauthn.get', asked.challenge, manner.origin ?? siteOrigin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
