import { describe, expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';
import { mendScannedEmail } from './mend-scanned-email';

describe('personal data without a field of its own', () => {
  it('is one section where there is much of it, under the heading it had', () => {
    const { personal, additional } = parse(
      heading('ANTECEDENTES PERSONALES'),
      row(['Nombre', 'Ana Ruiz Soler']),
      row(['RUT', '00.000.000-0']),
      row(['Estado civil', 'Casada']),
      row(['Nacionalidad', 'Chilena']),
      row(['Oficio', 'Chofer profesional']),
      heading('ANTECEDENTES LABORALES'),
      row(['2018 - 2020', 'Transportes Alba Ltda.'], { gapBefore: true }),
      line('Cargo: Chofer de camión'),
      line('Funciones: Traslado de madera entre dos ciudades.'),
    );
    expect(personal).toMatchObject({ name: 'Ana Ruiz Soler', title: 'Chofer profesional' });
    expect(additional).toEqual({
      'Antecedentes personales': [
        'RUT: 00.000.000-0',
        'Estado civil: Casada',
        'Nacionalidad: Chilena',
      ],
    });
  });

  it('is no skill, though it is told among them', () => {
    const cv = parse(
      name,
      heading('Capacidades y competencias'),
      row(['Informática', 'Hojas de cálculo, Canva'], { gapBefore: true }),
      row(['Permiso de conducción', 'B'], { gapBefore: true }),
      heading('Experiencia'),
      row(['2018 - 2020', 'Maestra, Colegio Alba'], { gapBefore: true }),
    );
    expect(cv.skills).toEqual(['Hojas de cálculo', 'Canva']);
    expect(cv.certifications).toMatchObject([{ name: 'Permiso de conducción: B' }]);
  });
});

describe('what a form says of a job', () => {
  it('is kept without its label where the form has others', () => {
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      row(['2018 - 2020', 'Transportes Alba Ltda.'], { gapBefore: true }),
      line('Cargo: Chofer de camión'),
      line('Funciones: Traslado de madera entre dos ciudades.'),
    );
    expect(work_experience).toMatchObject([
      { title: 'Chofer de camión', description: 'Traslado de madera entre dos ciudades.' },
    ]);
  });

  it('is told by the words over its columns, even when one of two is in no list', () => {
    const { certifications } = parse(
      name,
      heading('Formación complementaria'),
      row(['Curso / homologación', 'Entidad', 'Año'], { gapBefore: true }),
      row(['Carretillero', 'Formanorte', '2019']),
      row(['Trabajos en altura', 'Formanorte', '2020']),
    );
    expect(certifications).toEqual([
      { name: 'Carretillero', issuer: 'Formanorte', date: '2019' },
      { name: 'Trabajos en altura', issuer: 'Formanorte', date: '2020' },
    ]);
  });
});

describe('an address read from a scan', () => {
  it.each([
    ['Isepulveda@example.com', 'Luis Hernán Sepúlveda', 'lsepulveda@example.com'],
    ['Iaura.gil@example.com', 'Laura Gil', 'laura.gil@example.com'],
    ['Isepulveda@example.com', 'Inés Sepúlveda', 'Isepulveda@example.com'],
    ['Info@example.com', 'Laura Gil', 'Info@example.com'],
  ])('%s of %s is %s', (read, person, meant) => {
    expect(mendScannedEmail(read, person)).toBe(meant);
  });
});
