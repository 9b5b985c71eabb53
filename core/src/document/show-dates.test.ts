import { describe, expect, it } from 'vitest';
import { showDates } from './show-dates';

describe('dates in one form', () => {
  it.each([
    ['enero de 2020 - Actualidad', 'short', 'es', 'ene. 2020 – actualidad'],
    ['01/2020 – 12/2021', 'short', 'es', 'ene. 2020 – dic. 2021'],
    ['2020-01 – 2021-12', 'long', 'es', 'enero de 2020 – diciembre de 2021'],
    ['Sept 2019 to Present', 'numbers', 'en', '09/2019 – present'],
    ['March 2017 – Dec 2019', 'short', 'en', 'Mar 2017 – Dec 2019'],
    ['mar. 2017 – dic. 2019', 'years', 'es', '2017 – 2019'],
    ['2013 – 2017', 'short', 'es', '2013 – 2017'],
    ['2013-2017', 'years', 'es', '2013 – 2017'],
    ['2019–actualidad', 'years', 'es', '2019 – actualidad'],
    ['2022', 'long', 'en', '2022'],
  ] as const)('%s as %s in %s: %s', (written, form, language, shown) => {
    expect(showDates(written, form, language)).toBe(shown);
  });

  it.each(['Veranos de 2010 a 2012', 'primavera 2019', '2 años', 'desde siempre', ''])(
    '“%s” is not understood whole and stays as it was written',
    (written) => {
      expect(showDates(written, 'short', 'es')).toBe(written);
    },
  );

  it('as they were written unless asked', () => {
    expect(showDates('enero de 2020 - Actualidad', 'written', 'es')).toBe(
      'enero de 2020 - Actualidad',
    );
  });
});
