import { expect, it } from 'vitest';
import { line, name, parse } from '../fixtures/drawn-lines';

const jobs = ['Marzo 2021 - hoy', 'Junio 2018 - febrero 2020', '2014 - 2016'].flatMap((dates) => [
  line(dates, { bold: true, gapBefore: true }),
  line('Camarera de sala. Restaurante Brezo (Cáceres)'),
  line('Rango de ocho mesas, carta de vinos y eventos de hasta noventa personas.'),
]);
const rest = [
  'Curso de sumillería de 80 horas, Cámara de Comercio de Torralda, 2022',
  'Manipulador de alimentos, 2023',
  'Carnet de conducir B',
  'Portugués: bastante bien. Inglés: me defiendo.',
];

it.each([[true], [false]])(
  'knows each line without headings by itself, with gaps: %s',
  (hasGaps) => {
    const cv = parse(
      name,
      line('Cáceres. Teléfono 691 000 633, correo ana@example.com'),
      ...jobs,
      ...rest.map((text, at) => line(text, { gapBefore: at === 0 || hasGaps })),
    );
    expect(cv.work_experience).toHaveLength(3);
    expect(cv.certifications.map((each) => each.name)).toContain('Curso de sumillería de 80 horas');
    expect(cv.languages.map(({ language }) => language)).toEqual(['Portugués', 'Inglés']);
    expect(cv.certifications.map((each) => each.name)).toContain('Carnet de conducir B');
  },
);
