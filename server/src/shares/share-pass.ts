import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LiveShare } from './share-store';

const PASS_SECONDS = 60 * 60;

/** Bound to the link and its password: a new password ends it, and so does the end of the link. */
export function makePass(key: Uint8Array, share: LiveShare): string {
  const until = Math.floor(share.nowSeconds) + PASS_SECONDS;
  return `${until}.${sign(key, share, until).toString('base64url')}`;
}

export function isPassGood(key: Uint8Array, share: LiveShare, pass: string): boolean {
  const [until = '', signature = ''] = pass.split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) < share.nowSeconds) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(key, share, Number(until));
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(key: Uint8Array, { tokenHash, passwordHash }: LiveShare, until: number): Buffer {
  return createHmac('sha256', key)
    .update(tokenHash)
    .update(JSON.stringify([passwordHash, until]))
    .digest();
}
