import { foldText } from '../../language';

const LEAST_NAME = 3;

/**
 * In a scan a small L looks like a capital I. Nobody begins an address with a capital only, so where the person's own name
 * explains the letter ("Isepulveda" of Luis Sepúlveda) it is put right.
 */
export function mendScannedEmail(email: string, name: string): string {
  const [, letter = '', rest = ''] = /^([I1|])([a-z][a-z\d._-]*)@/.exec(email) ?? [];
  if (letter === '') return email;
  const words = foldText(name).split(' ');
  const isOfName = (word: string) => word.length >= LEAST_NAME && rest.startsWith(word);
  const begins = (first: string) =>
    words.some(
      (word) =>
        word.startsWith(first) &&
        (isOfName(word.slice(1)) || words.some((other) => other !== word && isOfName(other))),
    );
  return begins('l') && !begins('i') ? `l${email.slice(1)}` : email;
}
