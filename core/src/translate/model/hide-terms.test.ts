import { describe, expect, it } from 'vitest';
import { type HiddenTerm, hideTerms } from './hide-terms';
import { restoreTerms } from './restore-terms';

const hide = (text: string, to: 'es' | 'en', names: readonly string[] = []) =>
  hideTerms(text, { to, names, most: { number: 12, name: 10 } });
const show = (parts: readonly (string | HiddenTerm)[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `[${part.kind}]`)).join('');

describe('what the model does not see', () => {
  it.each([
    ['Reduje un 35 % los costes', 'Reduje un [number] % los costes'],
    ['Facturación de 30.000 € en 2019-2021', 'Facturación de [number] € en [number]'],
    ['Nivel B2 y COVID-19', 'Nivel [name] y [name]'],
    ['El 12/05/2020 a las 8:30', 'El [number] a las [number]'],
    ['1.º de 24 equipos, 24h al día', '[number] de [number] equipos, [name] al día'],
    ['De 4.2s a 1,3s en 480V', 'De [name] a [name] en [name]'],
    [
      'Desarrollo en C#, C++ y PostgreSQL con Node.js',
      'Desarrollo en [name], [name] y [name] con [name]',
    ],
    [
      'Escríbeme a rosa@example.com o a https://example.test/cv?id=7.',
      'Escríbeme a [name] o a [name].',
    ],
    ['Llámame al +34 600 111 222', 'Llámame al [name]'],
    ['Gestión en SalesForce para Recursos Humanos', 'Gestión en [name] para Recursos Humanos'],
    ['Migración a WordPress 6.2 en 40 equipos', 'Migración a [name] en [number] equipos'],
    ['Doctorado o PhD, I+D y A&E', 'Doctorado o PhD, I+D y A&E'],
    ['Un hotel de 60 camas', 'Un hotel de [number] camas'],
    [
      'Seguimiento: 1:1s semanales y 1:1 con dirección, a la 1:15',
      'Seguimiento: [name] semanales y [name] con dirección, a la [number]',
    ],
    ['Una <n0> y un <e1>', 'Una <[name]> y un <[name]>'],
  ])('%s', (text, shown) => {
    expect(show(hide(text, 'en'))).toBe(shown);
  });

  it('is what the CV calls a name, the longest first', () => {
    const names = ['El Olivar', 'Talleres Luna', 'Grupo El Olivar', 'Windows'];
    const text =
      'En Talleres Luna y Grupo El Olivar, no en Talleres Lunares, con Windows 11 y 24/7';
    expect(show(hide(text, 'en', names))).toBe(
      'En [name] y [name], no en Talleres Lunares, con [name] y [number]',
    );
    const parts = hide("Ventas de L'Obrador", 'en', ['L’Obrador']);
    expect(parts.at(-1)).toEqual({ kind: 'name', written: 'L’Obrador' });
  });

  it('is no more than the model can be told of', () => {
    const parts = hide('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 y 14', 'en');
    expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(12);
    expect(parts.at(-1)).toContain('13 y 14');
  });
});

describe('numbers of papers', () => {
  it.each([
    ['RUT: 12.345.678-5', 'en', '12.345.678-5'],
    ['RUN 9.876.543-K', 'en', '9.876.543-K'],
    ['DNI 12.345.678Z', 'en', '12.345.678Z'],
    ['C.C. 1.020.345.678 de Medellín', 'en', '1.020.345.678'],
    ['Colegiada n.º 12.345', 'en', '12.345'],
    ['Expediente 4.512', 'en', '4.512'],
    ['Licence 1,234', 'es', '1,234'],
  ] as const)('stay as they are: %s', (text, to, written) => {
    const hidden = hide(text, to).flatMap((part) => (typeof part === 'string' ? [] : part.written));
    expect(hidden).toContain(written);
  });

  it('are no amounts, so their points and commas stay', () => {
    const written = (text: string) => hide(text, 'en').find((part) => typeof part !== 'string');
    expect(written('Número de 1.200 socios')).toMatchObject({ written: '1,200' });
    expect(written('Licencias: gestioné 1.200')).toMatchObject({ written: '1,200' });
  });
});

describe('numbers in the other language', () => {
  const term = (text: string, to: 'es' | 'en') =>
    hide(text, to).find((part): part is HiddenTerm => typeof part !== 'string');

  it.each([
    ['1.200', '1,200'],
    ['1.200.000,50', '1,200,000.50'],
    ['3,5', '3.5'],
    ['1 200 000', '1,200,000'],
    ['2019', '2019'],
    ['2019-2021', '2019-2021'],
    ['12/05/2020', '12/05/2020'],
    ['8:30', '8:30'],
    ['24/7', '24/7'],
    ['1,5M', '1.5M'],
    ['30k', '30k'],
    ['500+', '500+'],
    ['+50', '+50'],
    ['10-15', '10-15'],
    ['1.200-1.500', '1,200-1,500'],
    ['1,200', '1,200'],
    ['1.º', '1st'],
    ['2ª', '2nd'],
    ['3er', '3rd'],
    ['11º', '11th'],
  ])('%s is %s in English', (es, en) => {
    expect(term(`Son ${es} casos`, 'en')?.written).toBe(en);
  });

  it.each([
    ['1,200', '1.200'],
    ['1,200,000.50', '1.200.000,50'],
    ['99.5', '99,5'],
    ['2020', '2020'],
    ['1.200', '1.200'],
    ['1st', '1.º'],
    ['22nd', '22'],
    ['WCAG 2.1', '2.1'],
    ['1.5M', '1,5M'],
  ])('%s is %s in Spanish', (en, es) => {
    expect(term(`About ${en} cases`, 'es')?.written).toBe(es);
  });

  const write = (source: string, to: 'es' | 'en', before: string, after: string) => {
    const number = term(source, to);
    return number === undefined ? '' : restoreTerms([before, number, after], to);
  };

  it.each<[string, 'es' | 'en', string, string, string]>([
    ['un 35 % de', 'en', 'by ', '% of', 'by 35% of'],
    ['un 35 % de', 'en', 'by ', ' of', 'by 35% of'],
    ['un 35 % de', 'en', 'by ', ' percent of', 'by 35 percent of'],
    ['by 35% of', 'es', 'un ', '% de', 'un 35 % de'],
    ['de 30.000 € al', 'en', 'of €', ' a', 'of €30,000 a'],
    ['de 30.000 € al', 'en', 'of ', ' € a', 'of €30,000 a'],
    ['de 30.000 € al', 'en', 'of ', ' euros a', 'of 30,000 euros a'],
    ['de 30.000 € al', 'en', 'of ', ' a', 'of €30,000 a'],
    ['de 1,5M€ al', 'en', 'of €', ' a', 'of €1.5m a'],
    ['of €30,000 a', 'es', 'de €', ' al', 'de 30.000 € al'],
    ['of €1.5m a', 'es', 'de ', '€ al', 'de 1,5 M€ al'],
    ['of €1.5M a', 'es', 'de ', '€ al', 'de 1,5 M€ al'],
    ['of $30,000 a', 'es', 'de ', ' al', 'de $30.000 al'],
    ['a €4 million budget', 'es', 'de ', ' millones de € y', 'de 4 millones de € y'],
    ['a €4 million budget', 'es', 'de ', ' millones y', 'de 4 millones de € y'],
    ['a €4 million budget', 'es', 'de ', ' millones de euros y', 'de 4 millones de euros y'],
    ['de 4 millones de € y', 'en', 'of €', ' million and', 'of €4 million and'],
    ['de 4 millones de € y', 'en', 'of ', ' million € and', 'of €4 million and'],
    ['de 4 millones de euros', 'en', 'of ', ' million euros', 'of 4 million euros'],
    ['de 250.000 euros', 'en', 'of ', '.', 'of €250,000.'],
    ['de 250.000 euros', 'en', 'of ', ' euros.', 'of 250,000 euros.'],
    ['de 250.000 euros', 'en', 'a ', '-euro budget', 'a 250,000-euro budget'],
    ['de 1,4 millones de euros', 'en', 'of EUR ', ' million', 'of EUR 1.4 million'],
    ['de 1,4 millones de euros', 'en', 'of ', ' million', 'of €1.4 million'],
    ['de 3 millones de libras', 'en', 'of ', ' million', 'of £3 million'],
    ['de 900 libras esterlinas', 'en', 'of ', '.', 'of £900.'],
    ['hasta 50 libras de carga', 'en', 'up to ', ' loads', 'up to 50 loads'],
    ['of 300 dollars', 'es', 'de ', ' al mes', 'de $300 al mes'],
    ['con 12 personas', 'en', 'with €', '% people', 'with 12 people'],
    ['con 12 personas', 'en', 'with', 'people', 'with 12 people'],
  ])('%s to %s: %s…%s', (source, to, before, after, wanted) => {
    expect(write(source, to, before, after)).toBe(wanted);
  });
});
