import { locales } from '../text';
import type { DateForm } from './document-options';
import { type DocumentLanguage, documentLanguages } from './document-words';

interface Point {
  readonly year: number;
  /** 1 to 12, or null where only a year is given. */
  readonly month: number | null;
  readonly day: number | null;
  /** Written for programs, as 2021-03 or 2021-03-15: a CV that came from one. */
  readonly isForPrograms: boolean;
}

const LONGEST_DATES = 60;
const DASH = /\s*(?:[–—‒−]|\s-\s|(?<=\d)-(?=\d{4}$|\p{L})|\s(?:a|al|hasta|to|until|till)\s)\s*/u;
const NAMED = /^(\p{L}+)\.?,?\s+(?:(?:de|del|of)\s+)?((?:19|20)\d\d)$/u;
const NUMBERS = /^(0?[1-9]|1[0-2])[/.-]((?:19|20)\d\d)$/;
const FROM_YEAR = /^((?:19|20)\d\d)([/-])(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?$/;
const YEAR = /^((?:19|20)\d\d)$/;

const presentNames: Readonly<Record<DocumentLanguage, string>> = {
  es: 'actualidad',
  en: 'present',
};

/**
 * Dates in the form that was chosen; what is not understood whole stays as it was written. So does everything where none was
 * chosen, but for what no person writes in this language: dates for programs, and another language's word for today.
 */
export function showDates(text: string, form: DateForm, language: DocumentLanguage): string {
  if (text.length > LONGEST_DATES) return text;
  const parts = text.trim().split(DASH);
  if (parts.length > 2) return text;
  const isPeriod = parts.length === 2;
  if (form === 'written' && !parts.some(isUnusual)) return text;
  const shown = parts.map((part, index) => {
    if (index === 1 && isPresent(part)) return showPresent(part, form, language);
    const point = readPoint(part);
    if (point === null) return null;
    if (form !== 'written') return showPoint(point, form, language);
    if (!point.isForPrograms) return part;
    const day = isPeriod || point.day === null ? '' : `${point.day} `;
    return day + showPoint(point, 'short', language);
  });
  if (form === 'written' && shown.every((part, index) => part === parts[index])) return text;
  return shown.every((part) => part !== null) ? shown.join(' – ') : text;
}

function showPresent(text: string, form: DateForm, language: DocumentLanguage): string {
  return form === 'written' && presentWords[language].test(fold(text))
    ? text
    : presentNames[language];
}

/** What may be shown in other words than it was written in, even where no form was chosen. */
const isUnusual = (part: string, index: number) =>
  FROM_YEAR.test(part) || (index === 1 && isPresent(part));

interface MonthNames {
  readonly long: readonly string[];
  readonly short: readonly string[];
}

const monthNames: Readonly<Record<DocumentLanguage, MonthNames>> = {
  es: { long: listMonths('long', 'es'), short: listMonths('short', 'es') },
  en: { long: listMonths('long', 'en'), short: listMonths('short', 'en') },
};

/** Every name of a month in the languages of documents, long and short. */
const monthNumbers: ReadonlyMap<string, number> = new Map([
  ...Object.values(monthNames).flatMap(({ long, short }) =>
    [long, short].flatMap((names) =>
      names.map((name, index) => [fold(name).replace('.', ''), index + 1] as const),
    ),
  ),
  ['sept', 9],
  ['set', 9],
]);

const presentWords: Readonly<Record<DocumentLanguage, RegExp>> = {
  es: /^(?:(?:hasta|a)? ?(?:la|el)? ?)?(?:actualidad|actualmente|actual|presente|hoy|fecha)$/,
  en: /^(?:(?:to|until|up to)? ?(?:the)? ?)?(?:present|now|today|current|currently|ongoing)$/,
};

function isPresent(text: string): boolean {
  return documentLanguages.some((language) => presentWords[language].test(fold(text)));
}

/**
 * The forms in which months are written in these dates, the most usual first. Bare years go with every form, and dates that
 * are not understood whole are left out: no form would change them.
 */
export function listDateForms(texts: readonly string[]): readonly DateForm[] {
  const counts = new Map<DateForm, number>();
  for (const text of texts) {
    if (text.length > LONGEST_DATES) continue;
    const parts = text.trim().split(DASH);
    const isWhole = parts.every((part, at) => readPoint(part) || (at === 1 && isPresent(part)));
    for (const form of isWhole && parts.length < 3 ? parts.map(readForm) : [])
      if (form !== null) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([form]) => form);
}

/** "mayo" and "May" are as short as long: they go with both. */
function readForm(text: string): DateForm | null {
  if (NUMBERS.test(text)) return 'numbers';
  const dated = FROM_YEAR.exec(text);
  if (dated) return dated[2] === '-' ? 'short' : 'numbers';
  const name = fold(NAMED.exec(text)?.[1] ?? '');
  const isLong = Object.values(monthNames).some(({ long }) => long.map(fold).includes(name));
  const isShort = monthNumbers.has(name) && (!isLong || name.length <= LONGEST_SHORT);
  return isLong === isShort ? null : isLong ? 'long' : 'short';
}

const LONGEST_SHORT = 4;

function readPoint(text: string): Point | null {
  const written = { day: null, isForPrograms: false };
  const named = NAMED.exec(text);
  if (named) {
    const [, name = '', year] = named;
    const month = monthNumbers.get(fold(name));
    return month === undefined ? null : { ...written, year: Number(year), month };
  }
  const numbers = NUMBERS.exec(text);
  if (numbers) return { ...written, year: Number(numbers[2]), month: Number(numbers[1]) };
  const fromYear = FROM_YEAR.exec(text);
  if (fromYear) {
    const [, year, sign, month, day] = fromYear;
    return {
      year: Number(year),
      month: Number(month),
      day: day === undefined ? null : Number(day),
      isForPrograms: sign === '-',
    };
  }
  const year = YEAR.exec(text);
  return year ? { ...written, year: Number(year[1]), month: null } : null;
}

function showPoint({ year, month }: Point, form: DateForm, language: DocumentLanguage): string {
  if (month === null || form === 'years') return String(year);
  if (form === 'numbers') return `${String(month).padStart(2, '0')}/${year}`;
  const name = monthNames[language][form === 'long' ? 'long' : 'short'][month - 1];
  return form === 'long' && language === 'es' ? `${name} de ${year}` : `${name} ${year}`;
}

/** "ene." with its point in Spanish, "Jan" without one in English. */
function listMonths(width: 'long' | 'short', language: DocumentLanguage): readonly string[] {
  const format = new Intl.DateTimeFormat(locales[language], { month: width, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => {
    const name = format.format(Date.UTC(2000, month, 15));
    if (width === 'long') return name;
    const letters = name.replace('.', '');
    if (language === 'es') return letters.length > 4 ? letters : `${letters}.`;
    return letters.slice(0, 3);
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
