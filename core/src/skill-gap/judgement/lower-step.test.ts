import { expect, it } from 'vitest';
import { isLowerStep } from './lower-step';

it.each([
  ['Food Safety Level 3', ['Food Safety Level 2'], true],
  ['Six Sigma Green Belt', ['Lean Six Sigma Yellow Belt'], true],
  ['5-axis machining', ['Centro de mecanizado de 3 ejes'], true],
  ['ISTQB Advanced', ['ISTQB Foundation Level'], true],
  ['Excel intermedio', ['Excel básico'], true],
  ['EMDR nivel II', ['EMDR nivel I'], true],
  ['Refrigerant card Universal', ['Refrigerant card, Type I'], true],
  ['Refrigerant card Type I', ['Refrigerant card Universal'], false],
  ['Curso de 200 h', ['Curso de 60 h de PRL'], true],
  ['Enterprise deals above $250k', ['average deal $42k'], true],
  ['Typing at 50 words per minute', ['Typing test: 38 wpm'], true],
  ['Typing at 50 words per minute', ['Typing test: 62 words a minute'], false],
  ['Instalador de gas categoría B', ['Instalador de gas categoría C'], true],
  ['Instalador de gas categoría B', ['Categoría C', 'Categoría B'], false],
  ['Cat C+E', ['Cat C licence'], true],
  ['Cat. C', ['Cat C licence'], false],
  ['Certificate for process 141', ['Homologación, proceso 135 (MAG)'], true],
  ['Presupuestos de más de 1.000 €', ['Presupuesto de 400.000 €'], false],
  ['NVQ Level 2 or 3', ['NVQ Level 2'], false],
  ['Level 2 award', ['Level 2 award', 'Level 3 award'], false],
  ['Six Sigma Green Belt', ['Six Sigma'], false],
  ['STCW III/2 certificate', ['STCW III/1 Certificate of Competency'], true],
  ['STCW III/2 certificate', ['STCW III/1', 'STCW III/2'], false],
  ['Curso NR-35', ['NR-10, seguridad eléctrica'], true],
  ['Curso NR-35', ['Formação NR-35'], false],
  ['STCW II/2', ['ISO-9001'], false],
  ['HGV class 1', ['HGV Class 2'], true],
])('%s against %j: lower %s', (asked, lines, isLower) => {
  expect(isLowerStep(asked, lines)).toBe(isLower);
});
