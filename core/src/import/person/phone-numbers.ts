import { beginWithCapital } from '../../text';
import type { CvLine } from '../lines/cv-line';
import { labelKind, labelKindByWord } from '../lines/split-label';
import { findContactValues } from './read-contact-values';

/** "Móvil" of "… / Móvil: 600 54 32 10", "home" of "01632 960 774 (home)". Empty where nothing says what the number is for. */
export function phoneLabel(line: CvLine, phone: string): string {
  const [before = '', after = ''] = line.text.split(phone);
  const word =
    /^ ?\((\p{L}{3,12})\)/u.exec(after)?.[1] ?? /(\p{L}{3,12})[\s.:(]*$/u.exec(before)?.[1] ?? '';
  return labelKind(word) === 'phone' ? beginWithCapital(word) : '';
}

const OTHER_NUMBER = /^(\p{L}[^:\d]{2,40}):\s*(\d[\d\s.-]{5,}\d(?: \p{Lu}{2,4})?)$/u;

/** "Nº de candidato: 00482913": shaped like a phone, after words for something else. */
export function readNumberOfOther(text: string): { label: string; value: string } | null {
  const [, label = '', value = ''] = OTHER_NUMBER.exec(text) ?? [];
  const isPhone = findContactValues(value)[0]?.kind === 'phone';
  return isPhone && labelKindByWord(label) === null ? { label, value } : null;
}

/** The same in two cells: "MATRÍCULA PROFESIONAL ⇥ 00000-000000 ANT". */
export function readRowOfOther({ cells }: CvLine): { label: string; value: string } | null {
  const [label = '', value = ''] = cells;
  return cells.length === 2 ? readNumberOfOther(`${label.replace(/ ?:$/, '')}: ${value}`) : null;
}

const LEAST_COMMON_DIGITS = 7;

/** "+34 600 555 010" and "600555010" are one number. */
export function isSameNumber(first: string, second: string): boolean {
  const [a, b] = [first.replace(/\D/g, ''), second.replace(/\D/g, '')];
  return Math.min(a.length, b.length) >= LEAST_COMMON_DIGITS && (a.endsWith(b) || b.endsWith(a));
}

/** Blanks alone may be those between two cells. */
const BETWEEN = /^(?:\s*[,;|/·•–-][\s,;|/·•–-]*| ?,? (?:o|u|y|e|or|and|&) )$/i;

/** "981 00 44 55 / 666 12 00 98": two numbers right beside each other, as they are written. */
export function bothOnLine(text: string, first: string, second: string): string | null {
  const start = text.indexOf(first);
  const at = text.indexOf(second, start + first.length);
  const between = text.slice(start + first.length, at);
  if (start < 0 || at < 0 || !BETWEEN.test(between)) return null;
  return text.slice(start, at + second.length);
}
