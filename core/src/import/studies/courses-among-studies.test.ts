import { describe, expect, it } from 'vitest';
import { heading, line, name, parse } from '../fixtures/drawn-lines';

const row = (...cells: string[]) => line(cells.join(' '), { cells, gapBefore: true });

describe('certificates among the studies', () => {
  it('are known by what they are, and by a heading that names courses too', () => {
    const cv = parse(
      name,
      heading('Estudios y cursos'),
      row('2006 – 2008', 'Técnico en Electromecánica, IES Las Lomas'),
      row('2021', 'CAP mercancías, Autoescuela Ribera'),
      row('2019', 'Trabajos en altura'),
      row('2017', 'Soldadura con electrodo'),
    );
    expect(cv.education).toMatchObject([{ dates: '2006 – 2008', institution: 'IES Las Lomas' }]);
    expect(cv.certifications).toEqual([
      { name: 'CAP mercancías', issuer: 'Autoescuela Ribera', date: '2021' },
      { name: 'Trabajos en altura', issuer: '', date: '2019' },
      { name: 'Soldadura con electrodo', issuer: '', date: '2017' },
    ]);
  });

  it('have one year where the degrees took several, even from a school', () => {
    const cv = parse(
      name,
      heading('Formación y cursos'),
      row('1990 – 1995', 'FP II Administrativo, Instituto Las Lomas'),
      row('2004', 'Contabilidad por ordenador, Cámara de Comercio de Torralda'),
      row('2018', 'Curso de coctelería 40h, Escuela Hostelería Norte'),
      row('First Aid at Work, Northern Ambulance (renewed 2023)'),
    );
    expect(cv.education).toMatchObject([{ institution: 'Instituto Las Lomas' }]);
    expect(cv.certifications.map(({ name, issuer }) => `${name} | ${issuer}`)).toEqual([
      'Contabilidad por ordenador | Cámara de Comercio de Torralda',
      'Curso de coctelería 40h | Escuela Hostelería Norte',
      'First Aid at Work | Northern Ambulance',
    ]);
  });

  it('may be filed by a portal, whose own words name nothing', () => {
    const bold = { bold: true } as const;
    const cv = parse(
      name,
      heading('Experiencia'),
      line('Abril 2022 - Actualmente', { gapBefore: true }),
      line('Camarera', bold),
      line('Hotel Peña Roja · Telde'),
      line('Servicio de mesas.'),
      line('Categoría: Turismo y restauración | Nivel: Empleado/a | Personal a cargo: No'),
      heading('Estudios'),
      line('Febrero 2022', { gapBefore: true }),
      line('Otros cursos y formación no reglada', bold),
      line('Manipulador de alimentos · Formanorte'),
      line('Septiembre 2015 - Junio 2017', { gapBefore: true }),
      line('Ciclo Formativo Grado Medio - Cocina', bold),
      line('IES Costa Clara'),
    );
    expect(cv.work_experience).toMatchObject([
      { title: 'Camarera', company: 'Hotel Peña Roja', description: 'Servicio de mesas.' },
    ]);
    expect(cv.education).toMatchObject([{ institution: 'IES Costa Clara' }]);
    expect(cv.certifications).toEqual([
      { name: 'Manipulador de alimentos', issuer: 'Formanorte', date: 'Febrero 2022' },
    ]);
  });

  it('leave languages on one line to the languages', () => {
    const cv = parse(
      name,
      heading('Estudios e idiomas'),
      line('Grado en Biología, Universidad de Montoro, 2009 – 2013', { gapBefore: true }),
      line('Castellano (nativo) · Gallego (nativo) · Inglés (C1)', { gapBefore: true }),
    );
    expect(cv.languages.map(({ language }) => language)).toEqual([
      'Castellano',
      'Gallego',
      'Inglés',
    ]);
  });
});

describe('what belongs to a label or a line above', () => {
  it('is read without the colon set in its own cell', () => {
    const { personal } = parse(
      heading('Curriculum vitae'),
      row('Nombre', ': Berta Olmedo Ruiz'),
      row('Profesión', ': Ingeniera Civil'),
      row('Dirección', ': Av. Los Robles 45, Temuco, Chile'),
      row('Correo', ': berta@example.com'),
    );
    expect(personal).toMatchObject({
      name: 'Berta Olmedo Ruiz',
      title: 'Ingeniera Civil',
      location: 'Av. Los Robles 45, Temuco, Chile',
    });
  });

  it('is the end of a span, or no part of one', () => {
    const cv = parse(
      name,
      line('Tel. 6005550 10 ana@example.com', { cells: ['Tel. 6005550 10', 'ana@example.com'] }),
      line('Colegiada n.º 3.107'),
      line('Calle Mayor 4, 47006 Valladolid'),
      heading('Experiencia'),
      line('Verano 2018', { gapBefore: true }),
      line('Limpiadora, Hotel Playa Clara, Roquetas de Mar'),
      line('2016 - 2018', { gapBefore: true }),
      line('Cuidadora, Residencia El Olivo, Almería'),
      heading('Formación'),
      line('Diploma de Logística. Escuela Superior de Comercio, Madrid (2003', { gapBefore: true }),
      line('2004).', { bullet: true }),
    );
    expect(cv.personal).toMatchObject({
      phone: '6005550 10',
      location: 'Calle Mayor 4, 47006 Valladolid',
    });
    expect(cv.work_experience.map(({ dates }) => dates)).toEqual(['Verano 2018', '2016 - 2018']);
    expect(cv.education).toMatchObject([{ dates: '2003 – 2004' }]);
  });

  it('is recognized by the heading of its column', () => {
    const at = (cells: string[], edges: number[], gapBefore = false) =>
      line(cells.join(' '), {
        cells,
        gapBefore,
        boxes: edges.map((edge) => [edge, edge + 100, 0, 10, 10] as const),
      });
    const cv = parse(
      name,
      heading('Employment history'),
      at(['Date', 'Employer', 'Position and duties'], [57, 218, 378], true),
      at(['11.2019 - 05.2024', 'Grand Bay Hotel', 'Night Porter'], [57, 218, 378], true),
      at(['Scarborough', 'Security rounds and night audit.'], [218, 378]),
      at(['04.2017 - 10.2019', 'Harbour Inn', 'Receptionist'], [57, 218, 378], true),
      at(['York', 'Bookings by phone.'], [218, 378]),
    );
    expect(cv.work_experience).toMatchObject([
      { title: 'Night Porter', company: 'Grand Bay Hotel', location: 'Scarborough' },
      { title: 'Receptionist', company: 'Harbour Inn', location: 'York' },
    ]);
  });

  it('may say last what they are, with no school beside them', () => {
    const cv = parse(
      name,
      heading('Schooling'),
      row('2010', 'BMus, Northern Conservatory'),
      row('2015', 'Cello Book 1-4 training, Cello Association'),
    );
    expect(cv.education).toHaveLength(1);
    expect(cv.certifications).toMatchObject([
      { name: 'Cello Book 1-4 training', issuer: 'Cello Association', date: '2015' },
    ]);
  });
});
