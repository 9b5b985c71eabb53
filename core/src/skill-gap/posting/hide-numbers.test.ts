import { describe, expect, it } from 'vitest';
import { hideNumbers } from './hide-numbers';
import { readPosting } from './read-posting';

const HEADINGS = ['Funciones', 'Requisitos', 'Se valorará'];
const ITEMS = [
  ['Conducir trenes de mercancías'],
  ['Manejo de Excel', 'Carné B', 'Inglés B2', 'Primeros auxilios'],
  ['Francés B1', 'Alemán B1'],
];
/** A job description in chapters, numbered in some way. */
const write = (heading: (at: number) => string, item: (at: number, part: number) => string) =>
  HEADINGS.map((name, at) =>
    [
      `${heading(at + 1)}${name}`,
      ...(ITEMS[at] ?? []).map((one, part) => `${item(at + 1, part + 1)}${one}.`),
    ].join('\n'),
  ).join('\n\n');
const listAsked = (text: string) =>
  readPosting(text).requirements.map(({ id, demand }) => `${id} ${demand}`);

describe('hideNumbers', () => {
  const plain = write(
    () => '',
    () => '- ',
  );

  it.each([
    [
      'chapters and their parts',
      (at: number) => `${at}. `,
      (at: number, part: number) => `${at}.${part}. `,
    ],
    [
      'parts without a last stop',
      (at: number) => `${at}. `,
      (at: number, part: number) => `${at}.${part} `,
    ],
    [
      'parts in brackets',
      (at: number) => `${at}) `,
      (at: number, part: number) => `${at}.${part}) `,
    ],
    ['chapters over dashes', (at: number) => `${at}. `, () => '- '],
    ['parts alone', () => '', (at: number, part: number) => `${at}.${part}. `],
    [
      'numbers of criteria',
      () => '',
      (at: number, part: number) => `${'EDN'.charAt(at - 1)}${part} `,
    ],
    ['letters', () => '', (_: number, part: number) => `${'abcd'[part - 1]}) `],
  ])('leaves a job description with %s what it is without numbers', (_, heading, item) => {
    const text = write(heading, item);
    expect(hideNumbers(text)).toHaveLength(text.length);
    expect(listAsked(text)).toEqual(listAsked(plain));
    expect(listAsked(text)).toContain('french optional');
  });

  it('takes a numbered list under a heading for a list', () => {
    const text = 'Requisitos\n1. Excel avanzado\n2. Carné B\n3. Inglés B2\nTe esperamos.';
    expect(hideNumbers(text)).toBe(
      'Requisitos\n-  Excel avanzado\n-  Carné B\n-  Inglés B2\nTe esperamos.',
    );
  });

  it('takes what begins a numbered paragraph for its heading', () => {
    const text = [
      '1. Objeto. Se convoca una bolsa de empleo para cubrir bajas y vacaciones del personal de la casa.',
      '2. Requisitos de las personas aspirantes. Disponer de carné B. Acreditar el nivel C1 de francés.',
      '3. Retribución. La correspondiente al grupo A2, con dos pagas extraordinarias al año.',
      '4. Presentación de instancias. Diez días hábiles, por la sede electrónica o en el registro.',
    ].join('\n');
    expect(hideNumbers(text)).toHaveLength(text.length);
    expect(listAsked(text)).toEqual(['driving-licence-b required', 'french required']);
  });

  it.each(['–', '—', '-'])('reads E and D before %s as essential and desirable', (dash) => {
    const text = `Skills\nE ${dash} Excel\nE ${dash} English B2\nD ${dash} Python\nD ${dash} French B1`;
    expect(listAsked(text)).toEqual([
      'excel required',
      'english required',
      'python optional',
      'french optional',
    ]);
  });

  it('leaves a single letter what it is', () => {
    expect(hideNumbers('Idiomas\nD – Alemania')).toBe('Idiomas\nD – Alemania');
  });

  it('leaves amounts alone', () => {
    for (const text of ['2.5 toneladas de carga\nExcel', '40 horas\n7.5 tonne lorry'])
      expect(hideNumbers(text)).toBe(text);
  });
});
