import { describe, expect, it } from 'vitest';
import { listDateForms, showDates } from './show-dates';

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

  it.each([
    'enero de 2020 - Actualidad',
    '01/2020 – 12/2021',
    '2013-2017',
    '2019/03 – 2020/01',
    'mar. 2017 – hoy',
    'Veranos de 2010 a 2012',
    '2 años - present',
  ])('“%s” stays as it was written unless asked', (written) => {
    expect(showDates(written, 'written', 'es')).toBe(written);
  });

  it.each([
    ['2021-03 – present', 'es', 'mar. 2021 – actualidad'],
    ['2021-03 – present', 'en', 'Mar 2021 – present'],
    ['2021-03-15 – 2022-01-31', 'es', 'mar. 2021 – ene. 2022'],
    ['2021-03 – 2022', 'es', 'mar. 2021 – 2022'],
    ['2019 – present', 'es', '2019 – actualidad'],
    ['mar. 2017 – Present', 'es', 'mar. 2017 – actualidad'],
    ['Mar 2017 – Actualidad', 'en', 'Mar 2017 – present'],
    ['2021-11', 'en', 'Nov 2021'],
    ['2021-11-07', 'es', '7 nov. 2021'],
  ] as const)(
    '“%s” was written by a program and is shown in %s as %s',
    (written, language, shown) => {
      expect(showDates(written, 'written', language)).toBe(shown);
    },
  );

  it('shows every month of a program in every form, the data being untouched', () => {
    for (const language of ['es', 'en'] as const) {
      for (let month = 1; month <= 12; month += 1) {
        const two = String(month).padStart(2, '0');
        const shown = showDates(`2021-${two} – present`, 'written', language);
        expect(shown).toBe(showDates(`2021-${two} – present`, 'short', language));
        expect(showDates(shown, 'numbers', language)).toMatch(new RegExp(`^${two}/2021 – `));
      }
    }
  });
});

describe('the forms dates are written in', () => {
  it.each([
    [
      ['marzo de 2021 – actualidad', '06/2018 – 02/2021', '2015 – 2016'],
      ['numbers', 'long'],
    ],
    [['ene. 2020 – actualidad', 'sept. 2016 – feb. 2017', '2011 – 2015'], ['short']],
    [
      ['Jan 2020 – Present', 'March 2017 – Dec 2019'],
      ['short', 'long'],
    ],
    [['mayo de 2019 – 2020', 'May 2017 – May 2018'], []],
    [
      ['2020-01 – 2021-12', '2019/03'],
      ['short', 'numbers'],
    ],
    [['Veranos de 2010 a 2012', 'primavera 2019', 'enero 2020, con pausas', ''], []],
  ] as const)('%j: %j', (written, forms) => {
    expect(listDateForms(written)).toEqual(forms);
  });
});
