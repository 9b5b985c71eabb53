import { findLinkWord } from './link-word';
import { isReturn } from './provider-trip';

let isUnderWay = false;

/**
 * What people come to the sign-in page for besides signing in: a link from a mail, the way back from the provider. Those who are signed
 * in stay for it too, and its traces leave the address before it is done.
 */
export function beginErrand(): void {
  isUnderWay = true;
}

export function endErrand(): void {
  isUnderWay = false;
}

export function hasErrand({ search, hash }: { search: string; hash: string }): boolean {
  const link = findLinkWord(hash);
  // Who has an account needs no invitation.
  return isUnderWay || isReturn(search) || (link !== null && link.kind !== 'invite');
}
