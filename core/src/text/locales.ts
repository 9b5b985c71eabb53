/** English is written as in Britain, Spanish as in Spain: numbers, dates and lists follow. */
export const locales = { es: 'es-ES', en: 'en-GB' } as const;
