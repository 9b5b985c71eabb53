import { expect, it } from 'vitest';
import { findDates, findDuration, isDateBroken } from './read-dates';

it.each([
  'ene. 2019 – actualidad',
  '03/2018-07/2021',
  'Sep 2016 – Present',
  '2014-2018',
  '2019/03 - 2020/05',
  '09.2015 – 06.2019',
  'May - Aug 2019',
  'mayo a agosto de 2019',
  'Jan ’19 – Mar ’21',
  '12/18 – 05/21',
  '2019-20',
  '2015 to date',
  'ene-19 a dic-20',
  '15 de marzo de 2018 - 30 de junio de 2019',
  'March 15, 2018 - June 30, 2019',
  '01.09.2018 - 31.12.2020',
  'Q1 2019 - Q3 2020',
  'Del 2010 al 2014',
  'Desde marzo de 2019 hasta la actualidad',
  'junio 2018 → mayo 2020',
  '2012-09-01 — 2017-06-01',
  'Oct 2022-Current',
  'octubre 2021 - en curso',
  '2023-09-01 —',
])('finds the range %s whole', (text) => {
  expect(findDates(text)).toMatchObject([{ text, isRange: true }]);
});

it.each(['Spring 2018', 'julio de 2012', 'since 2020', 'desde 2020', '2016', 'Jul 01, 2013'])(
  'finds %s',
  (text) => {
    expect(findDates(text)).toMatchObject([{ text, isRange: false }]);
  },
);

it.each(['Gestión de 2000 clientes', '87.000 usuarios', 'tel. 612 345 678', 'un 20 %', '1999.95'])(
  'finds no date in %s',
  (text) => {
    expect(findDates(text)).toEqual([]);
  },
);

it('knows which spans are still open', () => {
  expect(findDates('2019 – hoy')[0]?.isOpen).toBe(true);
  expect(findDates('2019 – 2020')[0]?.isOpen).toBe(false);
});

it('sees that a range goes on in the next line', () => {
  expect(isDateBroken('Mayo 2013 -', 'Septiembre 2015. Atención primaria')).toBe(true);
  expect(isDateBroken('Marzo 2008 - Septiembre', '2009.')).toBe(true);
  expect(isDateBroken('Mayo 2013 - Mayo 2014', 'Camarero')).toBe(false);
});

it('finds durations in both languages', () => {
  expect(findDuration('3 años y 4 meses')).toEqual({ start: 0, end: 16 });
  expect(findDuration('(2 years 6 months)')).toEqual({ start: 0, end: 18 });
  expect(findDuration('años de oficio')).toBeNull();
});
