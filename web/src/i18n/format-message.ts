import { keepMade } from '../text/keep-made';
import type { PluralMessage } from './message-types';

type Values = Readonly<Record<string, string | number>>;

const plurals = keepMade((locale: string) => new Intl.PluralRules(locale));
const numbers = keepMade((locale: string) => new Intl.NumberFormat(locale));

function pickPlural(message: PluralMessage, count: number, locale: string): string {
  const category = plurals(locale).select(count);
  return category === 'one' ? message.one : message.other;
}

/** Numbers are written the way the language writes them; text goes in as it is. */
export function formatMessage(
  message: string | PluralMessage,
  values: Values,
  locale: string,
): string {
  const text =
    typeof message === 'string' ? message : pickPlural(message, Number(values.count), locale);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? numbers(locale).format(value) : value;
  });
}
