import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { makeSample } from './fixtures';
import { layoutCv } from './layout-cv';
import { pickFigures } from './pick-figures';

const told = (achievements: string[]) =>
  pickFigures(cvSchema.parse({ work_experience: [{ achievements }] })).map(
    ({ before, amount, after }) => `${before} [${amount}] ${after}`,
  );
const others = ['Cerré 40 ventas.', 'Vendí 50 coches.'];

describe('pickFigures', () => {
  it.each([
    ['Reduje un 38 % las esperas.', 'Reduje un [38 %] las esperas'],
    ['1.200.000 € ahorrados en licencias', '[1.200.000 €] ahorrados en licencias'],
    ['Cut costs by £20,000 a year; staff stayed.', 'Cut costs by [£20,000] a year'],
    [
      'Diseñé 14 cuadros de mando de ventas y de calidad en Power BI con datos de seis áreas',
      'Diseñé [14] cuadros de mando de ventas y de calidad en Power BI',
    ],
  ])('takes "%s" word for word', (line, figure) => {
    expect(told([line, ...others]).map((one) => one.trim())).toContain(figure);
  });

  it.each([
    ['of a year', 'Abrí en 2019 la tienda.'],
    ['of one figure', 'Formé a 3 personas.'],
    ['of a name', 'Implanté la norma ISO 9001 en planta.'],
    ['of a span', 'Pasé de 12 a 30 clientes.'],
    ['too long before it', 'Después de medio año de trabajo con todos, subí un 20 % las ventas.'],
    [
      'that would lose who else did it',
      'Reduje un 35 % el tiempo de cierre mensual de todas las oficinas, con un equipo de otra sede',
    ],
    [
      'that would lose what was not so',
      'Reduje un 35 % el tiempo de cierre mensual de todas las oficinas, aunque la del norte tardó',
    ],
  ])('takes no line %s', (_, line) => {
    expect(told([line, ...others])).toEqual([]);
  });

  it('takes three or none, each once, shares and sums before counts, in the order of the CV', () => {
    const lines = ['Cerré 40 ventas.', 'Cerré 40 ventas.', 'Subí un 5 % el margen.'];
    expect(told(lines)).toEqual([]);
    expect(told([...lines, 'Vendí 50 coches.', 'Ahorré 9 € por pieza.'])).toEqual([
      'Cerré [40] ventas',
      'Subí un [5 %] el margen',
      'Ahorré [9 €] por pieza',
    ]);
  });

  it('says nothing that no line of the CV says', () => {
    const cv = makeSample('normal', 'es');
    const lines = cv.work_experience.flatMap(({ achievements }) => achievements);
    const figures = pickFigures(cv);
    expect(figures).toHaveLength(3);
    for (const { before, amount, after } of figures)
      expect(lines.some((line) => line.startsWith(`${before} ${amount} ${after}`))).toBe(true);
  });
});

it('a template with a place for them shows them below the profile, unless the person does not want them', () => {
  const cv = makeSample('normal', 'es');
  const kinds = (figures: boolean) =>
    layoutCv(cv, 'executive', 'es', { figures }).regions.map(({ kind }) => kind);
  expect(kinds(true)).toEqual(['opening', 'figures', 'full']);
  expect(kinds(false)).toEqual(['opening', 'full']);
  const plain = layoutCv(cv, 'classic', 'es', { figures: true });
  expect(plain.regions.map(({ kind }) => kind)).toEqual(['opening', 'full']);
});
