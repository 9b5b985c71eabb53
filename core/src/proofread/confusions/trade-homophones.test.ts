import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../test/proofreading';

describe('words of the same sound, by the trade around them', () => {
  it.each([
    ['Air break jobs and slack adjusters on trailers', 'break → brake'],
    ['Breaking down a whole dear for the larder', 'dear → deer'],
    ['Ordering stock, excepting deliveries and the stocktake', 'excepting → accepting'],
    ['Manuel Handling Passport', 'Manuel → Manual'],
  ])('%s', (text, wanted) => {
    expect(listSuggestions(text, 'en')).toContain(wanted);
  });

  it.each([
    ['Conductor serio. Boy donde haga falta', 'Boy → Voy'],
    ['Reparto por toda la provincia. Iva solo en el camión', 'Iva → Iba'],
    ['Sin accidentes y con los 15 puntos del carne.', 'carne → carné'],
    ['Primero auxilios pediátricos, 12 horas', 'Primero → Primeros'],
    ['Mantenimiento higienico-sanitario de la piscina', 'higienico → higiénico'],
  ])('%s', (text, wanted) => {
    expect(listSuggestions(text, 'es')).toContain(wanted);
  });

  it.each([
    ['Covered break times and lunch cover', 'en'],
    ['All days excepting Sundays', 'en'],
    ['Primero ordenamos los pedidos', 'es'],
    ['Iva incluido en el precio', 'es'],
    ['Técnica de laboratorio enológico', 'es'],
  ] as const)('not: %s', (text, language) => {
    expect(listSuggestions(text, language)).toEqual([]);
  });
});

describe('forms in a row and words written apart', () => {
  it.each([
    ['Cashing up and bank the takings, about £2,000 a day', 'bank → banking'],
    ['Forklift work under taken daily', 'under taken → undertaken'],
  ])('%s', (text, wanted) => {
    expect(listSuggestions(text, 'en')).toContain(wanted);
  });

  it.each([
    'Helping guests choose and order the wine',
    'Work under given terms and over shot plaster',
    'Cleaning products and stock of the shop',
  ])('not: %s', (text) => {
    expect(listSuggestions(text, 'en')).toEqual([]);
  });
});
