import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';

interface Course {
  readonly name: string;
  readonly issuer: string;
  readonly hours: string;
  readonly date: string;
}

const courses: readonly Course[] = [
  { name: 'Robótica con placas libres', issuer: 'Centro Almadena', hours: '20', date: '2016' },
  { name: 'Evaluación por proyectos', issuer: 'Instituto Brezal', hours: '35', date: '2019' },
  { name: 'Igualdad en el aula', issuer: 'Universidad de Tornaz', hours: '50', date: '2021' },
];
const expected = courses.map(({ name: title, issuer, hours, date }) => ({
  name: `${title}, ${hours} horas`,
  issuer,
  date,
}));
const labels = { name: 'Denominación', issuer: 'Organismo', hours: 'Horas', date: 'Año' } as const;
type Column = keyof typeof labels;
const columns = Object.keys(labels) as Column[];

describe('certificates in a table', () => {
  it('are read in whatever order the columns are', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(columns, { minLength: 4 }), (order) => {
        const head = row(
          order.map((column) => labels[column]),
          { bold: true, gapBefore: true },
        );
        const rows = courses.map((course) => row(order.map((column) => course[column])));
        expect(parse(name, heading('Cursos'), head, ...rows).certifications).toEqual(expected);
      }),
    );
  });

  it('may have a dash between their cells where there is nothing to say, in a file that has no positions', () => {
    const dashed = fc.record({
      at: fc.integer({ min: 0, max: courses.length - 1 }),
      column: fc.constantFrom<Column>('issuer', 'hours'),
      dash: fc.constantFrom('-', '–', '—'),
    });
    fc.assert(
      fc.property(dashed, ({ at, column, dash }) => {
        const some = courses.map((one, index) => (index === at ? { ...one, [column]: dash } : one));
        const cells = some.map((course) => columns.map((each) => course[each]));
        const rows = [Object.values(labels), ...cells].map((each) => ({
          text: each.join(' '),
          page: 1,
          cells: each,
          gapBefore: true,
        }));
        const read = parse(name, heading('Cursos'), ...rows).certifications;
        const { hours, ...own } = { ...courses[at], [column]: '' };
        const title = hours === '' ? own.name : `${own.name}, ${hours} horas`;
        expect(read).toEqual(
          expected.map((one, index) => (index === at ? { ...own, name: title } : one)),
        );
      }),
    );
  });

  it('need no word over their columns that is known', () => {
    const head = row(['Saber', 'Casa', 'Ciclo'], { bold: true, gapBefore: true });
    const rows = courses.map((one) => row([one.name, one.issuer, one.date]));
    expect(parse(name, heading('Cursos'), head, ...rows).certifications).toEqual(
      courses.map(({ name: title, issuer, date }) => ({ name: title, issuer, date })),
    );
  });

  it('lose nothing that is below the table', () => {
    const head = row(['Curso', 'Entidad', 'Año'], { bold: true, gapBefore: true });
    const rows = courses.map((one) => row([one.name, one.issuer, one.date]));
    const below = line('Carné de carretillero, Foralia, 2011', { gapBefore: true });
    expect(parse(name, heading('Cursos'), head, ...rows, below).certifications.at(-1)).toEqual({
      name: 'Carné de carretillero',
      issuer: 'Foralia',
      date: '2011',
    });
  });
});

describe('certificates in a form', () => {
  const fill = (order: readonly Column[], parted: boolean) =>
    courses.flatMap((course) =>
      order.map((column, at) =>
        parted
          ? row([labels[column], course[column]], { gapBefore: at === 0 })
          : line(`${labels[column]}: ${course[column]}`, { gapBefore: at === 0 }),
      ),
    );

  it('begin where their first label comes again', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(columns, { minLength: 4 }), fc.boolean(), (order, parted) => {
        const cv = parse(name, heading('Otros cursos'), ...fill(order, parted));
        expect(cv.certifications).toEqual(expected);
      }),
    );
  });
});

describe('certificates broken in a narrow column', () => {
  it('are one where the gaps are, and each has all its parts', () => {
    const cv = parse(
      name,
      heading('Certificados'),
      line('Analítica web - Lúmina', { gapBefore: true }),
      line('(2022)'),
      line('Ventas por correo - Ría', { gapBefore: true }),
      line('Academy (2020)'),
      line('Compra de medios -', { gapBefore: true }),
      line('Medula (2021)'),
    );
    expect(cv.certifications).toEqual([
      { name: 'Analítica web', issuer: 'Lúmina', date: '2022' },
      { name: 'Ventas por correo', issuer: 'Ría Academy', date: '2020' },
      { name: 'Compra de medios', issuer: 'Medula', date: '2021' },
    ]);
  });

  it('have who gave them and when below their name', () => {
    const cv = parse(
      name,
      heading('Certificados'),
      line('Search Ads Certification', { gapBefore: true }),
      line('Lumina, 2023'),
      line('Inbound Marketing of Ría', { gapBefore: true }),
      line('Ría Academy, 2020'),
    );
    expect(cv.certifications).toEqual([
      { name: 'Search Ads Certification', issuer: 'Lumina', date: '2023' },
      { name: 'Inbound Marketing of Ría', issuer: 'Ría Academy', date: '2020' },
    ]);
  });

  it('are as many as lines where each is nothing but a name, unless one word is left over', () => {
    const lines = [
      'Lean Six Zeta Green Belt',
      'Planning Council Part 1',
      'Zeta Project Management',
    ];
    const white = { color: '#ffffff', block: 2 };
    const cv = parse(
      name,
      heading('Certifications'),
      ...[...lines, 'Qualification'].map((text) =>
        line(text, { widthPt: 5 * text.length, ...white }),
      ),
      heading('Experience'),
      line('Planner, Kirk Civils Ltd, 2015 – 2020', { gapBefore: true }),
      bullet('Built the programmes of four stations and kept them up to date.'),
    );
    expect(cv.certifications.map((one) => one.name)).toEqual([
      ...lines.slice(0, 2),
      'Zeta Project Management Qualification',
    ]);
  });

  it('keep hours at the end of a name that goes on after a comma', () => {
    const cv = parse(
      name,
      heading('Cursos'),
      line('Sumiller, nivel inicial (80 h)', { bold: true, gapBefore: true }),
      line('Escuela de Hostelería del Cerro'),
      line('2017'),
      line('Corte de jamón (16 h)', { bold: true, gapBefore: true }),
      line('Ibéricos Salvadal'),
      line('2015'),
    );
    expect(cv.certifications[0]).toEqual({
      name: 'Sumiller, nivel inicial (80 h)',
      issuer: 'Escuela de Hostelería del Cerro',
      date: '2017',
    });
  });
});

describe('who gave a certificate, before a colon', () => {
  const lists = [
    [
      'Lúmina: Analítica para tiendas (2021)',
      'Medula: Compra de medios (2019)',
      'Medula: Vídeo (2018)',
    ],
    ['Lúmina: Analítica para tiendas (2021)', 'CEDEX: Compra de medios (2019)'],
  ];
  it.each(lists)('is told by all of the list: %s', (...texts) => {
    const cv = parse(
      name,
      heading('Certificados'),
      ...texts.map((text) => line(text, { gapBefore: true })),
    );
    expect(cv.certifications).toEqual(
      texts.map((text) => {
        const [, issuer, title, date] = /^(.+): (.+) \((.+)\)$/.exec(text) ?? [];
        return { name: title, issuer, date };
      }),
    );
  });

  it('is none where a name is longer than what follows', () => {
    const cv = parse(
      name,
      heading('Cursos'),
      line('Bibliotecas escolares: gestión con Abieslib (2019)', { gapBefore: true }),
      line('Teatro leído: Técnicas de voz y de gesto (2018)', { gapBefore: true }),
    );
    expect(cv.certifications.map((one) => one.name)).toEqual([
      'Bibliotecas escolares: gestión con Abieslib',
      'Teatro leído: Técnicas de voz y de gesto',
    ]);
  });
});
