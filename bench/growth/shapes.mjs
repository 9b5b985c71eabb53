// Legal CVs of any size, each large in one way only.

const sentences = [
  'Coordiné la atención de pacientes de urgencias y formé a doce personas nuevas.',
  'Responsable de la migración de bases de datos SQL a PostgreSQL, con un ahorro del 30 %.',
  'Lideré un equipo de cinco personas y reduje los plazos de entrega en dos semanas.',
  'Encargada de la facturación, los pedidos y el trato con proveedores de tres países.',
  'Desarrollé informes en Python y Excel para la dirección comercial.',
  'Atendí al público, gestioné reservas y resolví reclamaciones por teléfono y correo.',
];
const skills = ['SQL', 'Python', 'Excel', 'Atención al cliente', 'Docker', 'Inglés', 'Liderazgo'];
const headings = ['Experiencia', 'Formación', 'Habilidades', 'Idiomas', 'Cursos', 'Otros'];
const list = (count, make) => Array.from({ length: count }, (_, at) => make(at));
const line = (at) => `${sentences[at % sentences.length]} Proyecto ${at}.`;
const personal = { name: 'Nuria Casals Ribera', email: 'nuria@example.com', title: 'Analista' };

const job = (at) => ({
  title: `Analista ${at}`,
  company: `Empresa ${at} S.L.`,
  location: 'Valencia',
  dates: `${1980 + (at % 40)} - ${1981 + (at % 40)}`,
  description: line(at),
  achievements: [line(at + 1), line(at + 2)],
});

/** No sentence comes twice: what was read once is remembered. */
const prose = (characters, from) =>
  list(Math.ceil(characters / 70), (at) => line(from + at))
    .join(' ')
    .slice(0, characters);

/** What makes it large, how much of it a CV may have, and the CV with so much of it. */
export const cvShapes = {
  'jobs with two achievements': [200, (count) => ({ work_experience: list(count, job) })],
  'achievements of one job': [
    800,
    (count) => ({ work_experience: [{ ...job(0), achievements: list(count, line) }] }),
  ],
  'lines of one section': [800, (count) => ({ additional: { Proyectos: list(count, line) } })],
  skills: [800, (count) => ({ skills: list(count, (at) => `${skills[at % 7]} ${at}`) })],
  'jobs with long descriptions': [
    200,
    (count) => ({
      work_experience: list(count, (at) => ({
        ...job(at),
        description: prose(325, 10 * at),
        achievements: [],
      })),
    }),
  ],
  'degrees and certificates': [
    200,
    (count) => ({
      education: list(count, (at) => ({
        degree: `Grado en Enfermería ${at}`,
        institution: `Universidad ${at}`,
        dates: '2001 - 2005',
        description: line(at),
      })),
      certifications: list(count, (at) => ({ name: `Curso de SQL ${at}`, issuer: 'Centro' })),
    }),
  ],
  'sections of their own': [
    100,
    (count) => ({
      additional: Object.fromEntries(list(count, (at) => [`Sección ${at}`, [line(at), line(at)]])),
    }),
  ],
  'one long summary': [50_000, (count) => ({ summary: prose(count, 0) })],
};

/** Texts no person writes: what a pattern may stumble over, again and again. */
const oddPieces = [
  '-',
  '- ',
  ' ',
  '.',
  '. ',
  'a',
  'a ',
  'A',
  'A. ',
  '1',
  '1 ',
  '1.',
  '1,',
  '%',
  '(',
  ')(',
  '([{',
  '«',
  '"',
  '“',
  '¿',
  '/',
  'a/',
  ',',
  ', ',
  ';',
  ':',
  '@',
  'a@',
  'a@b.',
  '\n',
  ' \n',
  '\t',
  '•',
  '–',
  'a-',
  'é',
  'ñ ',
  '€',
  '+',
  '+34 ',
  'www.',
  'http://',
  'http://a.b/c ',
  'y ',
  'de ',
  'and ',
  'of the ',
  '2019 - ',
  '2019 ',
  'enero ',
  'SQL',
  'SQL, ',
  "l'",
  "'",
  '&',
  '#',
  '*',
];

export const oddTexts = oddPieces.map((piece) => [JSON.stringify(piece), piece]);

export function fill(piece, count) {
  return piece.repeat(Math.ceil(count / piece.length)).slice(0, count);
}

const things = [
  ...['SQL', 'Python', 'Excel', 'Docker', 'Power BI', 'SAP', 'inglés B2', 'soldadura TIG'],
  ...['atención al cliente', 'facturación', 'contabilidad', 'logística', 'carretilla elevadora'],
  ...['curas de heridas', 'riego por goteo', 'montaje de cuadros', 'gestión de proveedores'],
  ...['redes sociales', 'nóminas', 'inventarios', 'prevención de riesgos', 'control de plagas'],
];

/** A job description of so many characters; nothing in it is asked for twice. */
export function listThings(characters, from = 0) {
  const lines = list(Math.ceil(characters / 40), (at) => {
    const [one, other] = [(from + at) % things.length, (7 * (from + at) + 3) % things.length];
    return `- Experiencia en ${things[one]} x${from + at}q y ${things[other]}`;
  });
  return `Analista\nRequisitos\n${lines.join('\n')}`.slice(0, characters);
}

export const makeCv = (parts) => ({ personal, skills: ['SQL'], ...parts });

/** A file's text, by how it is large. */
export const fileShapes = {
  'the same heading over and over': [
    20_000,
    (count) => list(count, () => 'Experiencia').join('\n'),
  ],
  'all headings by turns': [20_000, (count) => list(count, (at) => headings[at % 6]).join('\n')],
  'headings with a line each': [
    20_000,
    (count) => list(count, (at) => (at % 2 ? line(at) : headings[(at / 2) % 6])).join('\n'),
  ],
  'lines that say nothing of what they are': [
    15_000,
    (count) => list(count, (at) => `${skills[at % 7]} x${at}q`).join('\n'),
  ],
  'a year in each line': [20_000, (count) => list(count, (at) => `${1980 + (at % 40)}`).join('\n')],
  'lines of prose': [
    5_000,
    (count) => ['Nuria Casals', 'Experiencia', ...list(count, line)].join('\n'),
  ],
  'dated lines': [
    5_000,
    (count) =>
      [
        'Experiencia',
        ...list(count, (at) => `Analista, Empresa ${at}, 20${10 + (at % 10)} - 2021`),
      ].join('\n'),
  ],
};

/** A JSON Resume file, by how it is large. */
export const jsonShapes = {
  'lines under a name of its own': [
    9_000,
    (count) => ({ basics: { name: personal.name }, otros: list(count, line) }),
  ],
  'jobs of a JSON Resume': [
    200,
    (count) => ({
      basics: { name: personal.name },
      work: list(count, (at) => ({
        name: `Empresa ${at}`,
        position: 'Analista',
        highlights: list(20, line),
      })),
    }),
  ],
  awards: [
    2_000,
    (count) => ({
      basics: { name: personal.name },
      awards: list(count, (at) => ({ title: `Premio ${at}`, date: '2019', awarder: 'Centro' })),
    }),
  ],
};
