import { createHash, randomBytes } from 'node:crypto';

/** A random token that grants access to anyone who has it; the database only stores its hash. */
export function drawWord(): string {
  return randomBytes(32).toString('base64url');
}

/** For what is drawn at random: a quick hash keeps it as well as a slow one. */
export function hashWord(word: string): Uint8Array {
  return createHash('sha256').update(word).digest();
}
