import { locales } from './locales';

/** "A, B and C" */
export const andLists = {
  es: new Intl.ListFormat(locales.es),
  en: new Intl.ListFormat(locales.en),
} as const;

/** "A, B or C" */
export const orLists = {
  es: new Intl.ListFormat(locales.es, { type: 'disjunction' }),
  en: new Intl.ListFormat(locales.en, { type: 'disjunction' }),
} as const;
