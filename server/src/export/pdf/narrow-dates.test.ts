import { cvSchema } from '@trayecto/core/cv';
import { layoutCv } from '@trayecto/core/document';
import { expect, it } from 'vitest';
import { fitNarrowDates, isOneDate } from './narrow-dates';

const { theme } = layoutCv(cvSchema.parse({ personal: { name: 'Noa Levi' } }), 'timeline', 'es');

it.each([
  ['2022', ['2022'], true],
  ['2019 – 2021', ['2019 –', '2021'], true],
  ['febrero de 2008 – marzo de 2015', ['febrero de 2008 –', 'marzo de 2015'], false],
  ['valid to 2027', ['valid to', '2027'], true],
  // What may be wider than the column is for the engine to measure.
  ['septiembre de dos mil ocho, en el segundo turno – hoy', null, false],
  ['שנת 2019 – 2021', null, false],
])('%s', (dates, parts, areOneLine) => {
  expect(fitNarrowDates(theme, dates)).toEqual({ parts, areOneLine });
  expect(isOneDate(fitNarrowDates(theme, dates))).toBe(parts?.length === 1);
});
