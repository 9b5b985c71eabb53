import type { Cv } from '../cv';
import type { DocumentLanguage } from './document-words';

/** What decomposing leaves whole. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};
const LONGEST_NAME = 60;
const kinds = { cv: { es: 'CV', en: 'CV' }, letter: { es: 'Carta', en: 'Letter' } } as const;

interface FileAbout {
  readonly kind: keyof typeof kinds;
  readonly language: DocumentLanguage;
}

/**
 * `Nuria-Casals-Ferrer-CV-es`: easy to find among two hundred files called `cv`. Plain ASCII, which every system
 * and every mail program keeps. Undefined where there is no name that could be written so.
 */
export function nameFile({ personal }: Cv, { kind, language }: FileAbout): string | undefined {
  const name = toAscii(personal.name);
  return name === '' ? undefined : `${name}-${kinds[kind][language]}-${language}`;
}

function toAscii(name: string): string {
  const plain = name
    .slice(0, 4 * LONGEST_NAME)
    .replace(/[ßæÆœŒøØłŁđĐðÐþÞı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+|['’‘`´·.]/gu, '');
  const words = plain.match(/[A-Za-z0-9]+/g) ?? [];
  // Don't reduce a name in another script to its only Latin letter.
  const isWritten = words.join('').length * 2 >= (plain.match(/\p{L}|\p{N}/gu)?.length ?? 0);
  return isWritten ? words.join('-').slice(0, LONGEST_NAME).replace(/-$/, '') : '';
}
