import { describe, expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';

const skills = ['Coctelería', 'Cata de vinos', 'Gestión de reservas', 'Corte de jamón', 'Barra'];
const narrow = (text: string, gapBefore = false) =>
  line(text, { block: 2, widthPt: 5 * text.length, gapBefore });

describe('skills one below the other', () => {
  it('are as many as lines, however full those are', () => {
    const lines = skills.map((skill) => narrow(skill));
    expect(parse(name, heading('Habilidades'), ...lines).skills).toEqual(skills);
  });

  it('go on below where all others are apart', () => {
    const lines = skills.flatMap((skill) => {
      const [first = '', ...rest] = skill.split(' ');
      return rest.length === 1
        ? [narrow(first, true), narrow(rest.join(' '))]
        : [narrow(skill, true)];
    });
    const more = [narrow('Agora', true), narrow('Barra y', true), narrow('terraza')];
    expect(parse(name, heading('Habilidades'), ...lines, ...more).skills).toEqual([
      ...skills,
      'Agora',
      'Barra y terraza',
    ]);
  });
});

describe('skills with how well or how long', () => {
  it.each([
    ['Programa', 'Nivel'],
    ['Cosa', 'Grado'],
  ])('no skill is the head of their table: %s', (...head) => {
    const grades = ['Alto', 'Medio', 'Alto', 'Bajo', 'Medio'];
    const cv = parse(
      name,
      heading('Conocimientos'),
      row(head, { bold: true, gapBefore: true }),
      ...skills.map((skill, at) => row([skill, grades[at] ?? ''])),
    );
    expect(cv.skills).toEqual(skills);
  });

  it.each(['(8 years)', '(más de 5 años)', '(2 años)', '(10+ years)'])('%s is none', (years) => {
    const lines = skills.map((skill) => line(`${skill} ${years}`, { bullet: true }));
    expect(parse(name, heading('Conocimientos'), ...lines).skills).toEqual(skills);
  });

  it('a bracket that says more stays', () => {
    const lines = ['Route planning (Paragon)', 'Python (pandas)'].map((text) =>
      line(text, { bullet: true }),
    );
    expect(parse(name, heading('Skills'), ...lines).skills).toEqual([
      'Route planning (Paragon)',
      'Python (pandas)',
    ]);
  });
});

it('words in bold over each list head it, whatever they are; "Languages" there is not the section', () => {
  const cv = parse(
    name,
    heading('Skills'),
    line('Languages', { bold: true, gapBefore: true }),
    line('Python, SQL'),
    line('Plumbing of data', { bold: true, gapBefore: true }),
    line('Airflow, dbt, Kafka'),
    heading('Certifications'),
    line('Ploughing, Farm School, 2019', { gapBefore: true }),
    heading('Languages'),
    line('English (native), Welsh (basic)', { gapBefore: true }),
  );
  expect(cv.skills).toEqual(['Python', 'SQL', 'Airflow', 'dbt', 'Kafka']);
  expect(cv.languages.map(({ language }) => language)).toEqual(['English', 'Welsh']);
});

it('what is beside a language is its level', () => {
  const cv = parse(
    name,
    heading('Idiomas'),
    row(['Valenciano', 'Superior (C1)'], { gapBefore: true }),
    row(['Inglés', 'Intermedio (B1)']),
  );
  expect(cv.languages).toEqual([
    { language: 'Valenciano', proficiency: 'Superior (C1)' },
    { language: 'Inglés', proficiency: 'Intermedio (B1)' },
  ]);
});

it('where half of the rows have a label, all have', () => {
  const cv = parse(
    name,
    heading('Competencias'),
    row(['Análisis', 'R, Python, QGIS'], { gapBefore: true }),
    row(['Campo', 'Buceo científico']),
  );
  expect(cv.skills).toEqual(['R', 'Python', 'QGIS', 'Buceo científico']);
});

it('words in bold beside each list are its label', () => {
  const labelled = (label: string, ...things: readonly string[]) =>
    row([label, ...things], {
      runs: [{ text: label, bold: true }, { text: things.join(' ') }],
      gapBefore: true,
    });
  const cv = parse(
    name,
    heading('Skills'),
    labelled('Drawing', 'Figma', 'Sketching', 'User research'),
    labelled('Building', 'HTML', 'CSS', 'Accessibility audits'),
  );
  expect(cv.skills).not.toContain('Drawing');
  expect(cv.skills).toHaveLength(6);
});

it.each([
  ['TPV, Word, Excel e inventarios', ['TPV', 'Word', 'Excel', 'inventarios']],
  [
    'Word, Excel, I+D, Investigación y desarrollo',
    ['Word', 'Excel', 'I+D', 'Investigación y desarrollo'],
  ],
])('the last two of a list are two where the first is known: %s', (text, skills) => {
  expect(parse(name, heading('Conocimientos'), line(text, { gapBefore: true })).skills).toEqual(
    skills,
  );
});

it('reads a grid of items, one sign for each row, cell by cell: none of them is a label', () => {
  const cells = [
    ['SQL', 'Excel, including Power Query'],
    ['Power BI', 'Stock control and costing'],
    ['Python', 'Leading a team'],
  ];
  const swapped = cells.map(([first = '', second = '']) => [second, first]);
  for (const rows of [cells, swapped, cells.toReversed()]) {
    const { skills } = parse(
      name,
      heading('Skills'),
      ...rows.map((each) => row(each, { bullet: true })),
    );
    expect(skills).toEqual(rows.flat());
  }
});

it.each([
  ['I work with Excel, Canva, Xbench and InDesign.', ['Excel', 'Canva', 'Xbench', 'InDesign']],
  ['Manejo Word, Power BI e Instagram.', ['Word', 'Power BI', 'Instagram']],
])('takes the skills out of a sentence that lists them: %s', (text, skills) => {
  const jobs = [heading('Experiencia'), line('Camarera, Bar Sol, 2019 – 2022')];
  const other = parse(name, ...jobs, heading('Otros datos'), line(text), line('Coche propio.'));
  expect(other.skills).toEqual(skills);
  expect(Object.values(other.additional).flat().join()).not.toContain(skills[0]);
});

it('takes no skills out of a sentence that tells more', () => {
  const text = 'Ayudé con Word, con las compras y con la gente del barrio.';
  const { skills } = parse(name, heading('Otros datos'), line(text));
  expect(skills).toEqual([]);
});

it('items that all begin with small letters are as many as lines', () => {
  const small = ['butchery', 'live-fire cooking', 'menu costing', 'sourdough'];
  const lines = small.map((skill) => narrow(skill));
  expect(parse(name, heading('Skills'), ...lines).skills).toEqual(small);
});

it('two labels a row, each with its list', () => {
  const { skills } = parse(
    name,
    heading('Informática'),
    row(['CAD', 'AutoCAD, SolidWorks', 'Gestión', 'Prisma, SAP PM']),
    row(['Autómatas', 'TIA Portal', 'Ofimática', 'Excel, MS Project']),
  );
  expect(skills).toEqual([
    'AutoCAD',
    'SolidWorks',
    'Prisma',
    'SAP PM',
    'TIA Portal',
    'Excel',
    'MS Project',
  ]);
});
