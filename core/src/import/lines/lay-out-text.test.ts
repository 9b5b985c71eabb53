import { expect, it } from 'vitest';
import { parseText, readTextDocument } from '../parse-text';
import { layOutText } from './lay-out-text';

const twoColumns = `Rocío Beltrán Aznar                                          Contacto
Contable                                                     +34 690 036 031
                                                             rocio@example.com
Experiencia                                                  Teruel
Contable, Conservas La Ribera
ene. 2020 – actualidad                                       Habilidades
   Cierre mensual en seis días.                              Excel
   Conciliación bancaria de nueve cuentas y control de los   Contaplus
   cobros pendientes.
                                                             Idiomas
Formación                                                    Inglés: B2
Grado en Economía, Universidad de Zaragoza                   Francés: A2
2015 – 2019`;

it('columns held apart by spaces are read one after the other', () => {
  const { cv } = parseText(twoColumns);
  expect(cv.personal).toMatchObject({
    name: 'Rocío Beltrán Aznar',
    title: 'Contable',
    phone: '+34 690 036 031',
    location: 'Teruel',
  });
  expect(cv.work_experience).toMatchObject([
    {
      title: 'Contable',
      company: 'Conservas La Ribera',
      dates: 'ene. 2020 – actualidad',
      achievements: [
        'Cierre mensual en seis días.',
        'Conciliación bancaria de nueve cuentas y control de los cobros pendientes.',
      ],
    },
  ]);
  expect(cv.education).toMatchObject([{ dates: '2015 – 2019' }]);
  expect(cv.skills).toEqual(['Excel', 'Contaplus']);
  expect(cv.languages).toHaveLength(2);
});

it('tells where a field came from in lines of the text as it was typed', () => {
  const { provenance, unplaced } = parseText(twoColumns);
  const rows = twoColumns.split('\n');
  const sourceOf = (pointer: string) =>
    provenance[pointer]?.lines.map((line) => rows[line - 1]).join('\n');
  expect(sourceOf('/personal/phone')).toContain('+34 690 036 031');
  expect(sourceOf('/work_experience/0/company')).toContain('Conservas La Ribera');
  expect(unplaced).toEqual([]);
});

it('every row with words in it belongs to a line', () => {
  const source = readTextDocument(twoColumns);
  const rows = new Set(layOutText(source)?.rows.flat());
  source.lines.forEach(({ text }, index) => {
    if (text.trim() !== '') expect(rows).toContain(index + 1);
  });
});

it.each([
  ['prose', 'Una línea.\nOtra línea con  dos espacios.\nY una más.'],
  ['tabs', 'Uno\tdos    tres\nUno\tdos    tres\nUno\tdos    tres'],
  ['two rows with room inside', 'Uno    2019\nDos    2020\nTres\nCuatro'],
])('leaves %s as it is', (_, text) => {
  expect(layOutText(readTextDocument(text))).toBeUndefined();
});
