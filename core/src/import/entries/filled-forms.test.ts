import { describe, expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

describe('jobs filled in as on a form', () => {
  const labels = ['Empresa', 'Cargo', 'Fecha'] as const;
  const jobs = [
    ['Talleres Norte', 'Técnica de mantenimiento', 'Enero 2020 – Diciembre 2021'],
    ['Anclaje', 'Asesora comercial', 'Junio 2018 – Septiembre 2019'],
    ['Faro SAS', 'Auxiliar de archivo', 'Agosto 2017 – Abril 2018'],
  ] as const;

  it.each([
    [0, 1, 2],
    [1, 0, 2],
    [2, 0, 1],
    [0, 2, 1],
  ])(
    'each begin with the label the first began with, wherever the date is: %i %i %i',
    (...order) => {
      const { work_experience } = parse(
        name,
        heading('Experiencia laboral'),
        ...jobs.flatMap((job, at) =>
          order.map((column, place) =>
            row([`${labels[column] ?? ''} :`, job[column] ?? ''], {
              gapBefore: at > 0 && place === 0,
            }),
          ),
        ),
      );
      expect(work_experience.map(({ company, title, dates }) => [company, title, dates])).toEqual(
        jobs.map((job) => [...job]),
      );
    },
  );
});

describe('heads', () => {
  it('too long for their line go on in the next, set as their end was', () => {
    const wrapped = (text: string) => [
      line(`Talleres Norte, Burgos — ${text}`, {
        widthPt: 395,
        gapBefore: true,
        italic: true,
        runs: [
          { text: 'Talleres Norte,', bold: true },
          { text: 'Burgos —' },
          { text, italic: true },
        ],
      }),
      line('de almacenes', { italic: true }),
    ];
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      ...wrapped('Responsable de compras y administradora general'),
      line('Mayo 2019 – Junio 2020', { fontSizePt: 8 }),
      bullet(
        'Llevé las compras de tres talleres durante un año entero sin una sola falta de material.',
      ),
      ...wrapped('Auxiliar de compras, de archivo y administradora'),
      line('Mayo 2018 – Abril 2019', { fontSizePt: 8 }),
      bullet('Archivé los pedidos.'),
    );
    expect(
      work_experience.map(({ title, company, location }) => [title, company, location]),
    ).toEqual([
      ['Responsable de compras y administradora general de almacenes', 'Talleres Norte', 'Burgos'],
      ['Auxiliar de compras, de archivo y administradora de almacenes', 'Talleres Norte', 'Burgos'],
    ]);
  });

  it('keep a title of two words together above its employer, and brackets whole', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      line('Analista - Programadora', { ...bold, fontSizePt: 11 }),
      line('2010 – 2014'),
      line('Lindero Digital @ Barcelona'),
      bullet('Mantuve el programa de reservas de los hoteles.'),
      heading('Formación'),
      line('Ingeniera Técnica en Informática', bold),
      line('Facultad de Informática de Ávila (FIA - UPA)'),
      line('2004 – 2007'),
    );
    expect(cv.work_experience[0]).toMatchObject({
      title: 'Analista - Programadora',
      company: 'Lindero Digital',
      location: 'Barcelona',
    });
    expect(cv.education[0]?.institution).toBe('Facultad de Informática de Ávila (FIA - UPA)');
  });

  it('begin where the first did, though one date is beside the school and another beside the degree', () => {
    const { education } = parse(
      name,
      heading('Educación'),
      row(['Instituto Ancla, Bogotá, Colombia', '2023 – 2025'], { italic: true, gapBefore: true }),
      line('Técnica en Sistemas', { bold: true }),
      line('SENA, Bogotá, Colombia', { italic: true, gapBefore: true }),
      row(['Técnica en Control Digital', 'Abril 2021 - Junio 2022'], { bold: true }),
      heading('Perfil'),
      line('Me gusta aprender y trabajar con otras personas en proyectos largos.'),
    );
    expect(education.map(({ degree, institution, dates }) => [degree, institution, dates])).toEqual(
      [
        ['Técnica en Sistemas', 'Instituto Ancla', '2023 – 2025'],
        ['Técnica en Control Digital', 'SENA', 'Abril 2021 - Junio 2022'],
      ],
    );
  });

  it('may end every line with a stop, the dates too', () => {
    const { education } = parse(
      name,
      heading('Educación'),
      line('Universidad Ancla del Sur.', { gapBefore: true }),
      line('Ingeniería de sistemas e informática.'),
      line('Enero del 2017 – Diciembre del 2021.'),
    );
    expect(education).toHaveLength(1);
    expect(education[0]).toMatchObject({
      degree: 'Ingeniería de sistemas e informática',
      institution: 'Universidad Ancla del Sur',
    });
  });

  it.each([
    ['[Agosto/2023] – [Marzo/2024]', 'Agosto/2023 – Marzo/2024'],
    ['Nov. 2024 – (On Going)', 'Nov. 2024 – On Going'],
    ['2017 - Agosto', '2017 - Agosto'],
  ])('have their dates as people write them: %s', (written, dates) => {
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      line('Electricista', bold),
      line('Montajes Alba S.L.'),
      line(written),
      bullet('Instalé cuadros en dos edificios.'),
    );
    expect(work_experience[0]).toMatchObject({ title: 'Electricista', dates });
  });
});

describe('entries', () => {
  it('set beside each other are each read to the end', () => {
    const pair = (left: string, right: string, look: Partial<SourceLine> = {}) =>
      row([left, right], {
        boxes: [
          [60, 0, 5 * left.length, 10, left.length],
          [330, 0, 5 * right.length, 10, right.length],
        ],
        ...look,
      });
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      pair('Diseñadora de producto', 'Diseñadora gráfica', bold),
      pair('Faro Salud, Burgos', 'Ancla Editorial, Lugo'),
      pair('2021 – 2024', '2019 – 2021'),
      pair('Rehíce el circuito de recetas,', 'Una colección de cien libros.'),
      line('que usan novecientas farmacias.'),
    );
    expect(
      work_experience.map(({ title, company, dates, description }) =>
        [title, company, dates, description].join(' | '),
      ),
    ).toEqual([
      'Diseñadora de producto | Faro Salud | 2021 – 2024 | Rehíce el circuito de recetas, que usan novecientas farmacias.',
      'Diseñadora gráfica | Ancla Editorial | 2019 – 2021 | Una colección de cien libros.',
    ]);
  });

  it('have their dates from a margin that is read before them', () => {
    const small = { fontSizePt: 8, block: 2 } as const;
    const own = { block: 3, xPt: 140 } as const;
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      line('09/2017 –', { ...small, gapBefore: true }),
      line('actualmente', small),
      line('06/2014 –', { ...small, gapBefore: true }),
      line('08/2017', small),
      line('Enfermera de planta', { ...own, ...bold }),
      line('Hospital Sierra Alta, Burgos', { ...own, italic: true }),
      line('Cuidé de treinta pacientes con dos compañeras.', { ...own, bullet: true }),
      line('Enfermera de urgencias', { ...own, ...bold }),
      line('Hospital Comarcal, Lugo', { ...own, italic: true }),
      line('Hice el triaje de noche.', { ...own, bullet: true }),
    );
    expect(work_experience.map(({ title, company, dates }) => [title, company, dates])).toEqual([
      ['Enfermera de planta', 'Hospital Sierra Alta', '09/2017 – actualmente'],
      ['Enfermera de urgencias', 'Hospital Comarcal', '06/2014 – 08/2017'],
    ]);
  });

  it('of studies name their school by its look, and keep what is told of the same years', () => {
    const { education } = parse(
      name,
      heading('Educación'),
      row(['Programa Semilla, Bogotá, Colombia', '2023 – 2025'], {
        italic: true,
        gapBefore: true,
      }),
      line('Desarrolladora de aplicaciones', { bold: true }),
      row(['SENA, Bogotá, Colombia', '2019 – 2022'], { italic: true, gapBefore: true }),
      line('Técnica en Control Digital', { bold: true }),
      heading('Perfil'),
      line('Me gusta aprender y trabajar con otras personas en proyectos largos.'),
    );
    expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Desarrolladora de aplicaciones', 'Programa Semilla'],
      ['Técnica en Control Digital', 'SENA'],
    ]);
    const told = parse(
      name,
      heading('Educación'),
      line('Ingeniería Civil', bold),
      line('Universidad Ancla del Sur'),
      line('Marzo 2019 - Marzo 2026'),
      line('2020-2024 Estudiante destacada.'),
    );
    expect(told.education).toHaveLength(1);
    expect(told.education[0]?.description).toContain('Estudiante destacada');
  });
});

describe('the person', () => {
  it('is named by every word of a stack of lines', () => {
    const word = (text: string) => line(text, { fontSizePt: 28, bold: true });
    const { personal } = parse(
      word('MARINA'),
      word('ESPINOSA'),
      word('LUQUE.'),
      heading('QUIÉN SOY'),
      line('Me apasiona la tecnología y el trabajo en equipo, y aprendo deprisa.'),
    );
    expect(personal.name).toBe('MARINA ESPINOSA LUQUE');
  });

  it('is found on the first page, however large a diploma behind the CV has the name', () => {
    const { personal } = parse(
      line('Marina Espinosa', { fontSizePt: 30, bold: true }),
      line('Diseñadora de interfaces', { fontSizePt: 14 }),
      heading('Contacto'),
      line('+57 300 555 0101'),
      heading('Experiencia'),
      line('Diseñadora', bold),
      line('Faro SAS | 2020 - 2022'),
      line('Marina Espinosa', { page: 2, block: 3, fontSizePt: 75 }),
      line('Certificate 25588844-1024 Issued 25 June, 2022', { page: 2, block: 3 }),
      line('Directora general', { page: 2, block: 3 }),
    );
    expect(personal).toMatchObject({
      title: 'Diseñadora de interfaces',
      phone: '+57 300 555 0101',
    });
  });

  it('lives where the lines below the label say, or in a street that has a number', () => {
    const label = (text: string) => line(text, { fontSizePt: 11, gapBefore: true });
    const below = parse(
      name,
      heading('CONTACTO'),
      label('DIRECCIÓN:'),
      line('Rincones del Prado 3ª sección,'),
      line('Calle Rosario número #111'),
      label('PORTAFOLIO:'),
      line('marina.example.com'),
      label('CORREO ELECTRÓNICO:'),
      line('marina@example.com'),
    );
    expect(below.personal).toMatchObject({
      location: 'Rincones del Prado 3ª sección, Calle Rosario número #111',
      website: 'marina.example.com',
      email: 'marina@example.com',
    });
    const street = parse(name, line('Cr 27 sur No 12L-33'), line('310 555 4840'));
    expect(street.personal.location).toBe('Cr 27 sur No 12L-33');
  });

  it('tells about themselves from the first line of a summary without a heading', () => {
    const { summary } = parse(
      line('Soy técnica de laboratorio y auxiliar de farmacia'),
      line('con experiencia en análisis de agua y de alimentos.'),
      heading('Habilidades'),
      bullet('Microscopía'),
      bullet('Titulación'),
    );
    expect(summary).toMatch(/^Soy técnica de laboratorio/);
  });
});

it('people who may be asked about one are no jobs', () => {
  const cv = parse(
    name,
    heading('Experiencia'),
    line('Probadora', bold),
    line('Motores Sur S.A. | 2013 – 2017'),
    heading('REF. LABORAL MOTORES'),
    line('Lic. Celia Rueda'),
    line('0984 555 200'),
  );
  expect(cv.work_experience).toHaveLength(1);
});

it('headings in own words in a bold margin open their sections', () => {
  const side = (label: string, text: string) =>
    row([label, text], {
      gapBefore: true,
      fontSizePt: 11,
      boxes: [
        [60, 0, 5 * label.length, 10, label.length],
        [150, 0, 5 * text.length, 10, text.length],
      ],
      runs: [{ text: label, bold: true }, { text }],
    });
  const cv = parse(
    name,
    line('Experiencia', { bold: true, fontSizePt: 11, gapBefore: true }),
    line('Diseñadora de producto', { bold: true, xPt: 150 }),
    line('Faro Salud | 2021 – 2024', { xPt: 150 }),
    line('Rehíce el circuito de las recetas del hospital y de las farmacias.', { xPt: 150 }),
    side('Escuela', 'Grado en Diseño, Universidad Ancla del Sur, 2013 – 2017'),
    side('Hablo', 'español (nativo); inglés (fluido)'),
    side('En mis ratos', 'Nadar en el mar y leer novelas largas.'),
  );
  expect(cv.work_experience).toHaveLength(1);
  expect(cv.education.map(({ degree }) => degree)).toEqual(['Grado en Diseño']);
  expect(cv.languages.map(({ language }) => language)).toEqual(['español', 'inglés']);
  expect(cv.additional['En mis ratos']).toBeDefined();
});
