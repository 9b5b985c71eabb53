import type { InterfaceLanguage } from '@trayecto/core/contract';
import { locales } from '@trayecto/core/text';

/** Days are as people write them, `2026-11-16`, in the place where they are. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** "jue 19 nov", with the year where it is another one. */
export function formatDay(day: string, language: InterfaceLanguage, from = today()): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === from.slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T12:00:00Z`)).replace(',', '');
}

/** "27 de noviembre", with the year where it is another one. */
export function formatDate(day: string, language: InterfaceLanguage, from = today()): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) === from.slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
}
