import { locales } from '../text';
import type { DateForm } from './document-options';
import { type DocumentLanguage, documentLanguages } from './document-words';

interface Point {
  readonly year: number;
  /** 1 to 12, or null where only a year is given. */
  readonly month: number | null;
}

const LONGEST_DATES = 60;
const DASH = /\s*(?:[–—‒−]|\s-\s|(?<=\d)-(?=\d{4}$|\p{L})|\s(?:a|al|hasta|to|until|till)\s)\s*/u;
const NAMED = /^(\p{L}+)\.?,?\s+(?:(?:de|del|of)\s+)?((?:19|20)\d\d)$/u;
const NUMBERS = /^(0?[1-9]|1[0-2])[/.-]((?:19|20)\d\d)$/;
const NUMBERS_FROM_YEAR = /^((?:19|20)\d\d)[/-](0[1-9]|1[0-2])$/;
const YEAR = /^((?:19|20)\d\d)$/;

const presentNames: Readonly<Record<DocumentLanguage, string>> = {
  es: 'actualidad',
  en: 'present',
};

/** Dates in the form that was chosen; what is not understood whole stays as it was written. */
export function showDates(text: string, form: DateForm, language: DocumentLanguage): string {
  if (form === 'written' || text.length > LONGEST_DATES) return text;
  const parts = text.trim().split(DASH);
  if (parts.length > 2) return text;
  const shown = parts.map((part, index) => {
    if (index === 1 && isPresent(part)) return presentNames[language];
    const point = readPoint(part);
    return point === null ? null : showPoint(point, form, language);
  });
  return shown.every((part) => part !== null) ? shown.join(' – ') : text;
}

/** Every name of a month in the languages of documents, long and short. */
const monthNumbers: ReadonlyMap<string, number> = new Map([
  ...documentLanguages.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      (['long', 'short'] as const).map(
        (width) => [fold(nameMonth(month, width, language)).replace('.', ''), month] as const,
      ),
    ),
  ),
  ['sept', 9],
  ['set', 9],
]);

const PRESENT =
  /^(?:(?:hasta|a|to|until|up to)? ?(?:la|el|the)? ?)?(?:actualidad|actualmente|actual|presente|hoy|la fecha|fecha|present|now|today|current|currently|ongoing)$/;

function isPresent(text: string): boolean {
  return PRESENT.test(fold(text));
}

function readPoint(text: string): Point | null {
  const named = NAMED.exec(text);
  if (named) {
    const [, name = '', year] = named;
    const month = monthNumbers.get(fold(name));
    return month === undefined ? null : { year: Number(year), month };
  }
  const numbers = NUMBERS.exec(text);
  if (numbers) return { year: Number(numbers[2]), month: Number(numbers[1]) };
  const fromYear = NUMBERS_FROM_YEAR.exec(text);
  if (fromYear) return { year: Number(fromYear[1]), month: Number(fromYear[2]) };
  const year = YEAR.exec(text);
  return year ? { year: Number(year[1]), month: null } : null;
}

function showPoint({ year, month }: Point, form: DateForm, language: DocumentLanguage): string {
  if (month === null || form === 'years') return String(year);
  if (form === 'numbers') return `${String(month).padStart(2, '0')}/${year}`;
  const name = nameMonth(month, form === 'long' ? 'long' : 'short', language);
  return form === 'long' && language === 'es' ? `${name} de ${year}` : `${name} ${year}`;
}

/** "ene." with its point in Spanish, "Jan" without one in English. */
function nameMonth(month: number, width: 'long' | 'short', language: DocumentLanguage): string {
  const name = new Intl.DateTimeFormat(locales[language], {
    month: width,
    timeZone: 'UTC',
  }).format(Date.UTC(2000, month - 1, 15));
  if (width === 'long') return name;
  const letters = name.replace('.', '');
  if (language === 'es') return letters.length > 4 ? letters : `${letters}.`;
  return letters.slice(0, 3);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
