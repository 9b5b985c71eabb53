import type { InterfaceLanguage } from '@trayecto/core/contract';
import { locales } from '@trayecto/core/text';
import { keepMade } from '../text/keep-made';

/** Days are as people write them, `2026-11-16`, in the place where they are. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const styles = {
  /** "jue 19 nov" */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "27 de noviembre" */
  date: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A board shows a day on every card, and making a format takes longer than using it. */
const formatsOf = keepMade((language: InterfaceLanguage) =>
  keepMade((style: keyof typeof styles) => {
    const make = (more: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locales[language], { ...styles[style], ...more, timeZone: 'UTC' });
    return { thisYear: make({}), otherYear: make({ year: 'numeric' }) };
  }),
);

/** "jue 19 nov", with the year where it is another one. */
export function formatDay(day: string, language: InterfaceLanguage, from = today()): string {
  return format('day', day, language, from).replace(',', '');
}

/** "27 de noviembre", with the year where it is another one. */
export function formatDate(day: string, language: InterfaceLanguage, from = today()): string {
  return format('date', day, language, from);
}

function format(
  style: keyof typeof styles,
  day: string,
  language: InterfaceLanguage,
  from: string,
): string {
  const { thisYear, otherYear } = formatsOf(language)(style);
  const isThisYear = day.slice(0, 4) === from.slice(0, 4);
  return (isThisYear ? thisYear : otherYear).format(new Date(`${day}T12:00:00Z`));
}
