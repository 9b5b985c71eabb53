import { describe, expect, it } from 'vitest';
import { heading, line, name, parse } from '../fixtures/drawn-lines';
import { findDates } from './read-dates';

describe('years of two digits', () => {
  it.each([
    ['ene 22 – a la fecha', 2022],
    ['sept. 19 – act.', 2019],
    ['Mar 21 to Dec 23', 2021],
    ["Feb '19 - Mar 2021", 2019],
    ["Summer '11 – 2016", 2011],
    ['09/11 – 2016', 2011],
    ['2009 – 06/13', 2009],
    ['98-2008', 1998],
    ['99-03', 1999],
    ['desde feb 20', 2020],
    ['early 2019 to late 2020', 2019],
    ['mediados de 2019 – finales de 2021', 2019],
  ])('are read in %s', (text, year) => {
    const [found] = findDates(text);
    expect([found?.start, found?.year]).toEqual([0, year]);
    expect(text.slice(found?.end).replace('.', '')).toBe('');
  });

  it.each(['May 19', 'May 22 at 5', '12 – 14 años', 'aulas de 65 a 2000 alumnos', 'call 98-03-12'])(
    'are none in %s',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('leave days alone', () => {
    const texts = (text: string) => findDates(text).map((found) => found.text);
    expect(findDates('May 19 – Jun 21, 2020')[0]?.year).toBe(2020);
    expect(texts('16–19 March 2020')).toEqual(['19 March 2020']);
    expect(findDates('May 19, 2020')).toMatchObject([{ isRange: false, year: 2020 }]);
  });

  it('date jobs and studies', () => {
    const { work_experience, education } = parse(
      name,
      heading('Experiencia'),
      line('mar 21 – a la fecha'),
      line('Diseñadora gráfica'),
      line('Imprenta del Parque, Villarriba'),
      line('ago 18 – feb 21', { gapBefore: true }),
      line('Auxiliar de diseño'),
      line('Taller Lindero, Villarriba'),
      heading('Educación'),
      line('96-2000'),
      line('Licenciatura en Diseño'),
      line('Universidad del Valle'),
    );
    expect(work_experience.map(({ title, dates }) => [title, dates])).toEqual([
      ['Diseñadora gráfica', 'mar 21 – a la fecha'],
      ['Auxiliar de diseño', 'ago 18 – feb 21'],
    ]);
    expect(education).toMatchObject([{ degree: 'Licenciatura en Diseño', dates: '96-2000' }]);
  });
});
