import { describe, expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';

describe('studies', () => {
  it('may be a list without dates, each with a dash between what and where', () => {
    const cv = parse(
      name,
      heading('Educación'),
      bullet('Ingeniería Informática - Universidad de León (En curso)'),
      bullet('Introducción a las redes – Aula Norte (Culminado)'),
      bullet('Ofimática – Aula Norte'),
    );
    expect(
      cv.education.map((one) => [one.degree, one.institution, one.description].join(' | ')),
    ).toEqual([
      'Ingeniería Informática | Universidad de León | En curso',
      'Introducción a las redes | Aula Norte | Culminado',
      'Ofimática | Aula Norte | ',
    ]);
  });
});

describe('lists', () => {
  it('of skills with levels are no languages', () => {
    const cv = parse(
      name,
      heading('Technical skills'),
      bullet('Python: advanced'),
      bullet('Docker: intermediate'),
      bullet('Kubernetes: advanced'),
    );
    expect(cv.languages).toEqual([]);
    expect(cv.skills).toEqual(['Python', 'Docker', 'Kubernetes']);
  });

  it('of skills may tell about each: the skill is what is before the colon', () => {
    const cv = parse(
      name,
      heading('Habilidades'),
      bullet('SQL: diseño y consulta de bases de datos de varias tiendas'),
      bullet('Python: pequeños programas para ordenar los archivos de la oficina'),
    );
    expect(cv.skills).toEqual(['SQL', 'Python']);
  });

  it('have a heading above them that may be drawn with its own sign', () => {
    const cv = parse(
      name,
      line('IDIOMAS', { bold: true, bullet: true, fontSizePt: 19, gapBefore: true }),
      line('Español'),
      line('Inglés'),
      line('APTITUDES', { bold: true, bullet: true, fontSizePt: 19, gapBefore: true }),
      line('Cocina'),
      line('Reparto'),
    );
    expect(cv.languages.map(({ language }) => language)).toEqual(['Español', 'Inglés']);
    expect(cv.skills).toEqual(['Cocina', 'Reparto']);
  });
});

describe('certificates', () => {
  it('leave a degree among them to the studies, where none are told elsewhere', () => {
    const cv = parse(
      name,
      heading('Professional qualifications'),
      bullet('BSc Computer Science: University of Leeds'),
      bullet('Certified Application Developer'),
      bullet('Functional Programming (Aula Norte)'),
    );
    expect(cv.education.map(({ institution }) => institution)).toEqual(['University of Leeds']);
    expect(cv.certifications).toHaveLength(2);
  });

  it('may have their name in bold and who gave them in plain letters below', () => {
    const cv = parse(
      name,
      heading('Cursos y certificados'),
      line('Diseño de interfaces', bold),
      line('Aula Norte (2023)'),
      line('Introducción a la gestión', bold),
      line('de proyectos', { bold: true }),
      line('Consejería de Industria (2022)'),
    );
    expect(cv.certifications).toEqual([
      { name: 'Diseño de interfaces', issuer: 'Aula Norte', date: '2023' },
      {
        name: 'Introducción a la gestión de proyectos',
        issuer: 'Consejería de Industria',
        date: '2022',
      },
    ]);
  });
});

describe('languages', () => {
  it('are told below the last degree, where no section is about them', () => {
    const cv = parse(
      name,
      heading('Educación'),
      row(['Grado en Química, Universidad de León', '2015 – 2019'], bold),
      line('Inglés: intermedio (B2)', { gapBefore: true }),
      line('Español: nativo'),
    );
    expect(cv.languages).toEqual([
      { language: 'Inglés', proficiency: 'intermedio (B2)' },
      { language: 'Español', proficiency: 'nativo' },
    ]);
    expect(cv.education[0]?.description).toBe('');
  });

  it('may have the name of another in that of their certificate', () => {
    const cv = parse(name, heading('Idiomas'), line('Inglés: B2 Cambridge English Assessment'));
    expect(cv.languages.map(({ language }) => language)).toEqual(['Inglés']);
  });
});

describe('the person', () => {
  it('may have an occupation too long for its line', () => {
    const look = { fontSizePt: 14, italic: true };
    const cv = parse(
      name,
      line('Estudiante del grado de', look),
      line('Ingeniería Informática', look),
      line('ana.ruiz@example.com'),
      heading('Idiomas'),
      line('Inglés'),
    );
    expect(cv.personal.title).toBe('Estudiante del grado de Ingeniería Informática');
  });

  it('is named by the largest line, small letters in it or not, and never by a town with a comma', () => {
    const cv = parse(
      line('San Martín de las Casas,'),
      line('mailin.sanz@example.com'),
      line('Mai lin Sanz Vera', { fontSizePt: 30, bold: true, gapBefore: true }),
      heading('Experiencia'),
      row(['Cocinera, Bar Sol', '2015 – 2019'], bold),
    );
    expect(cv.personal.name).toBe('Mai lin Sanz Vera');
  });

  it('may be named on two labelled lines, or on one too long', () => {
    const first = parse(
      heading('Datos personales'),
      row(['NOMBRES', 'Marta']),
      row(['APELLIDOS', 'Solana Ruiz']),
      heading('Idiomas'),
      line('Inglés'),
    );
    const second = parse(
      heading('Datos personales'),
      bullet('Nombre y Apellido: Marta'),
      line('Solana Ruiz'),
      bullet('Celular: 11-3481-0099'),
    );
    expect(first.personal.name).toBe('Marta Solana Ruiz');
    expect(second.personal).toMatchObject({ name: 'Marta Solana Ruiz', phone: '11-3481-0099' });
  });

  it('may come last, far from any address', () => {
    const { certifications, additional } = parse(
      line('Marta Solana Ruiz'),
      heading('Certificaciones'),
      line('Manipulador de alimentos, 2019'),
      heading('Datos personales'),
      line('Fecha de nacimiento: 12/05/1984'),
      line('DNI: 00000000T'),
      line('Carné de conducir: B'),
    );
    expect(certifications.map((each) => each.name)).toEqual([
      'Manipulador de alimentos',
      'Carné de conducir: B',
    ]);
    expect(additional).toEqual({
      'Fecha de nacimiento': ['12/05/1984'],
      DNI: ['00000000T'],
    });
  });
});

it.each([
  ['Español, y un poco de inglés', ['Español: ', 'inglés: un poco']],
  ['español. Un poco de inglés del hotel', ['español: ', 'inglés: Un poco']],
  ['Inglés ●●●●○', ['Inglés: ']],
  [
    'English. Louisiana French (conversational). Spanish (medical, basic).',
    ['English: ', 'Louisiana French: conversational', 'Spanish: medical, basic'],
  ],
])('languages may be told in sentences: %s', (text, expected) => {
  const { languages } = parse(name, heading('Idiomas'), line(text));
  expect(languages.map(({ language, proficiency }) => `${language}: ${proficiency}`)).toEqual(
    expected,
  );
});

it('a mother tongue keeps its label for a level, in a row or with a colon', () => {
  const other = row(['inglés', 'B2', 'B2', 'B1', 'B1', 'B1']);
  for (const own of [line('Lengua materna: español'), row(['Lengua materna', 'español'])])
    expect(parse(name, heading('Idiomas'), own, line('Otros idiomas:'), other).languages).toEqual([
      { language: 'español', proficiency: 'Lengua materna' },
      { language: 'inglés', proficiency: 'B2 B2 B1 B1 B1' },
    ]);
});

it('levels that are set behind most skills are no part of their names', () => {
  const cells = ['Contabilidad Alto', 'Sage 200 Alto', 'A3ERP Medio', 'Excel Medio', 'SII Bajo'];
  const { skills } = parse(name, heading('Conocimientos'), row(cells), line('Contaplus Bajo'));
  expect(skills).toEqual(['Contabilidad', 'Sage 200', 'A3ERP', 'Excel', 'SII', 'Contaplus']);
});

describe('what is said behind a language', () => {
  it.each([
    ['C1 (Cambridge Advanced, 2014)', 'C1 (Cambridge Advanced, 2014)'],
    [
      'Escritura: Elemental · Lectura: Intermedio · Conversación: Intermedio',
      'Escritura: Elemental, Lectura: Intermedio, Conversación: Intermedio',
    ],
  ])('%s', (written, proficiency) => {
    const { languages } = parse(
      name,
      heading('Idiomas'),
      row(['Español', 'Nativo']),
      row(['Inglés', written]),
    );
    expect(languages).toEqual([
      { language: 'Español', proficiency: 'Nativo' },
      { language: 'Inglés', proficiency },
    ]);
  });
});

it('numbers behind a comma belong to the name before it', () => {
  const { skills } = parse(
    name,
    heading('Skills'),
    line('Codes: Eurocodes 2, 3 and 5, CS 454, Presto'),
  );
  expect(skills).toEqual(['Eurocodes 2, 3 and 5', 'CS 454', 'Presto']);
});

it('three skills, one a line, are three however wide they are', () => {
  const skill = (text: string) => line(text, { block: 2, color: '#e1e8ed' });
  const { skills } = parse(
    name,
    line(
      'I sell boxes to people who think that they have enough boxes, and I care about forecasts.',
    ),
    heading('Top Skills'),
    skill('Key Account Management'),
    skill('Sales Forecasting'),
    skill('Contract Negotiation'),
  );
  expect(skills).toEqual(['Key Account Management', 'Sales Forecasting', 'Contract Negotiation']);
});
