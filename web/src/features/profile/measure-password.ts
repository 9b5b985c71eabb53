import { SHORTEST_PASSWORD } from '@trayecto/core/contract';

type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** What guessers try first, in both languages; the server has the long list. */
const first = /contrase(?:ñ|n)a|password|qwerty|asdf|admin|usuario|letmein|iloveyou|tequiero/gi;
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * A rough measure of how long guessing would take: bits for each character that is not a repeat, the next in a row, or
 * part of a word everyone uses. It says what helps (length, things that do not belong together), not what is enough.
 */
export function measurePassword(password: string): PasswordStrength {
  const letters = [...password.toLowerCase()];
  if (letters.length < SHORTEST_PASSWORD) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].filter((kind) => kind.test(password));
  const bitsEach = 2.2 + kinds.length * 0.8;
  const plain = [...password.toLowerCase().replace(first, '*')];
  const counted = plain.filter((letter, index) => !isExpected(plain[index - 1], letter)).length;
  const variety = new Set(plain).size;
  const bits = Math.min(counted, variety * 2.5) * bitsEach;
  if (bits < 28) return 1;
  if (bits < 42) return 2;
  return bits < 62 ? 3 : 4;
}

function isExpected(before: string | undefined, letter: string): boolean {
  if (before === undefined) return false;
  return before === letter || runs.some((run) => run.includes(before + letter));
}
