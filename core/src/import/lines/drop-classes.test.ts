import { describe, expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';

const jobs = [
  { title: 'Jefe de sala', firm: 'Restaurante Morito', dates: 'Junio 2018 - Actualidad' },
  { title: 'Camarero', firm: 'Hotel Landa', dates: 'Mayo 2014 - Mayo 2018' },
];
const told = 'Equipo de seis personas, carta de vinos y control de caja.';

describe('how a portal files a job', () => {
  const draw = (labels: readonly string[], isRow: boolean) =>
    parse(
      name,
      heading('Experiencia'),
      ...jobs.flatMap(({ title, firm, dates }) => [
        line(title, { bold: true, gapBefore: true }),
        line(firm),
        line(dates),
        ...labels.map((label) =>
          isRow ? row([label, 'Sin especificar']) : line(`${label}: Sin especificar`),
        ),
        row(['Descripción', told]),
      ]),
      heading('Estudios'),
      line('Técnico en Cocina', { bold: true, gapBefore: true }),
      line('IES La Ribera'),
      line('2010 - 2012'),
      row(['Nivel de estudios', 'Ciclo Formativo Grado Medio']),
    );

  it.each([true, false])('is no text of the person, in cells: %s', (isRow) => {
    const cv = draw(['Categoría', 'Nivel', 'Personal a cargo', 'Salario'], isRow);
    expect(cv.work_experience).toMatchObject(
      jobs.map(({ title, firm, dates }) => ({ title, company: firm, dates, description: told })),
    );
    expect(cv.education).toHaveLength(1);
  });

  it('is none in one line of smaller letters either, and names nothing there', () => {
    const filed = 'Puesto: Empleado/a | Nivel: Empleado/a | Sector: Hostelería';
    const cv = parse(
      name,
      heading('Experiencia'),
      ...jobs.flatMap(({ title, firm, dates }) => [
        row([dates, title], { bold: true, gapBefore: true }),
        line(firm),
        line(told),
        line(filed, { fontSizePt: 8 }),
      ]),
    );
    expect(cv.work_experience).toMatchObject(
      jobs.map(({ title, firm, dates }) => ({ title, company: firm, dates, description: told })),
    );
  });

  it('what other labels say stays in the text', () => {
    const [first] = draw(['Clientes'], true).work_experience;
    expect(first?.description).toContain('Sin especificar');
  });
});

it('the first row of a table of skills does not head it', () => {
  const cv = parse(
    name,
    heading('Datos'),
    row(['Población', 'Burgos'], { gapBefore: true }),
    row(['Correo', 'ana@example.com']),
    heading('Conocimientos'),
    row(['Coctelería', 'Alto'], { gapBefore: true }),
    row(['Cata de vinos', 'Medio']),
    row(['Corte de jamón', 'Bajo']),
    heading('Idiomas'),
    row(['Inglés', 'Medio'], { gapBefore: true }),
  );
  expect(cv.skills).toEqual(['Coctelería', 'Cata de vinos', 'Corte de jamón']);
});
