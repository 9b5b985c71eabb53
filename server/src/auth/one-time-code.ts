import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashWord } from './random-word';

/** What every authenticator app takes; others take nothing else. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** A code of the step before or after is taken too: clocks differ, and typing takes time. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export function makeFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

function open(secret: string, email = ''): TOTP {
  return new TOTP({
    issuer: 'Trayecto',
    label: email,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** What an app reads from the picture. */
export function describeFactor(secret: string, email: string): string {
  return open(secret, email).toString();
}

/** The time step the code is of; undefined when it is of none near this moment. */
export function findStep(secret: string, code: string, nowSeconds: number): number | undefined {
  const timestamp = nowSeconds * 1000;
  const delta = open(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowSeconds / PERIOD_SECONDS) + delta;
}

/** As people type them: with spaces, in small letters. */
export function readCode(
  given: string,
): { readonly kind: 'app' | 'recovery'; readonly code: string } | undefined {
  const code = given.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : undefined;
}

const RECOVERY_CODES = 10;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Eighty bits each: enough that a quick hash keeps them. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]);
    return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
  });
}

export function hashRecoveryCode(code: string): Uint8Array {
  return hashWord(code.replaceAll('-', ''));
}
