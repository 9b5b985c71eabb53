/** English is written as in Britain, Spanish as in Spain: numbers, dates and lists follow. */
export const locales = { es: 'es-ES', en: 'en-GB' } as const;

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
