import { expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';

const beside = { xPt: 150 } as const;
const begins = { gapBefore: true } as const;

it('how long a job lasted, in the margin below its span, begins no other one', () => {
  const cv = parse(
    name,
    line('ana@example.com'),
    heading('Experiencia'),
    row(['Octubre 2021 - Actualmente', 'Moza de almacén'], begins),
    line('Frutas Valdebrezo', beside),
    row(['(2 años 7 meses)', 'Onzonilla']),
    line('Preparación de pedidos por voz y carga de camiones.', beside),
    row(['Enero 2019 - Marzo 2021', 'Repartidora'], begins),
    line('Mensajería Alisal', beside),
    row(['2 años 3 meses', 'León']),
    line('Reparto de última milla con furgoneta de la empresa.', beside),
  );
  expect(cv.work_experience.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['Moza de almacén', 'Frutas Valdebrezo', 'Octubre 2021 - Actualmente'],
    ['Repartidora', 'Mensajería Alisal', 'Enero 2019 - Marzo 2021'],
  ]);
});
