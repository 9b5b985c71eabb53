import type { Token } from '../../language';

/** Signs of lists, and the pictures some write instead. */
const BULLET = /(?:[-–—•·*▪◦‣>✓✔→]|\p{Extended_Pictographic}\uFE0F?)\s*$/u;

/** An item of a list is one thing, whatever commas are in it; a sentence asks for one after the other. */
export function isListItem(token: Token | undefined): boolean {
  return token?.isLineStart === true && BULLET.test(token.gap);
}
