import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse } from '../fixtures/drawn-lines';

const jobs = [
  ['Maestra', 'Colegio San Brez', 'Valladolid'],
  ['Monitora', 'Asociación Castilla Joven', 'Torralda de San Olmo'],
  ['Educadora', 'Centro La Cardosa', 'Villasur'],
] as const;

const placesOf = (write: (employer: string, town: string) => string) =>
  parse(
    name,
    heading('Experiencia'),
    ...jobs.flatMap(([title, employer, town], at) => [
      line(write(employer, town), { bold: true, gapBefore: true }),
      line(title, { italic: true }),
      line(`${2012 + 2 * at} – ${2014 + 2 * at}`),
      bullet('Talleres y salidas con grupos de veinte niños.'),
    ]),
  ).work_experience.map(({ title, company, location }) => [title, company, location]);

describe('the town beside an employer', () => {
  it.each<[string, (employer: string, town: string) => string]>([
    ['a comma', (employer, town) => `${employer}, ${town}`],
    ['a stop', (employer, town) => `${employer}. ${town}`],
    ['a stop, and one at the end', (employer, town) => `${employer}. ${town}.`],
    ['brackets', (employer, town) => `${employer} (${town})`],
  ])('is the same whether it is written with %s', (_, write) => {
    expect(placesOf(write)).toEqual(jobs.map((job) => [...job]));
  });

  it.each([', ', '. '])('keeps its province in brackets after "%s"', (sign) => {
    expect(placesOf((employer, town) => `${employer}${sign}${town} (Burgos)`)).toEqual(
      jobs.map(([title, employer, town]) => [title, employer, `${town} (Burgos)`]),
    );
  });

  it.each(['Galicia, España', 'Yorkshire, England'])('keeps %s behind it', (region) => {
    const [job] = parse(
      name,
      heading('Experiencia'),
      line('Textiles Norte', { gapBefore: true }),
      line('Técnico de transporte', { gapBefore: true }),
      line('mayo de 2019 - diciembre de 2022'),
      line(`Torralda, ${region}`),
      line('Negociación con transportistas y seguimiento de incidencias.', { gapBefore: true }),
    ).work_experience;
    expect(job).toMatchObject({
      title: 'Técnico de transporte',
      company: 'Textiles Norte',
      location: `Torralda, ${region}`,
    });
  });

  it.each(['Catterby and abroad', 'Villasur y alrededores', 'Torralda & overseas'])(
    'may be %s',
    (place) => {
      const [job] = parse(
        name,
        heading('Experiencia'),
        line(`Talleres Norte, ${place}`, { gapBefore: true, bold: true }),
        line('Conductora'),
        line('2003 – 2009'),
        bullet('Reparto de material.'),
      ).work_experience;
      expect(job).toMatchObject({ company: 'Talleres Norte', location: place });
    },
  );

  it.each(['Hnos. Olmedo', 'Cía. Olmedo', 'Dpto. Olmedo'])('is not the name in %s', (employer) => {
    const [job] = parse(
      name,
      heading('Experiencia'),
      line(`Carpintería ${employer}`, { gapBefore: true, bold: true }),
      line('Carpintera'),
      line('2003 – 2009'),
      bullet('Puertas y ventanas.'),
    ).work_experience;
    expect(job).toMatchObject({ company: `Carpintería ${employer}`, location: '' });
  });
});
