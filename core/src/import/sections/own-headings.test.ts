import { describe, expect, it } from 'vitest';
import { bullet, line, name, parse } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const heading = (text: string) => line(text.toUpperCase(), { bold: true, gapBefore: true });
const row = (...cells: string[]) => line(cells.join(' '), { cells, widthPt: 400, gapBefore: true });

const job = [
  row('Obras Sur SA', 'Villabajo'),
  line('Jefa de obra Ene. 2019 – Hoy', { cells: ['Jefa de obra', 'Ene. 2019 – Hoy'] }),
  bullet('Dirigí tres obras de vivienda con doce personas.'),
];

describe('headings in a person’s own words', () => {
  it('are known by the look of one that is listed, and by what is under them', () => {
    const cv = parse(
      name,
      line('ana@example.com · 600 555 010'),
      heading('Educación'),
      row('Universidad de Montoro', '2012 – 2016'),
      line('Grado en Arquitectura Técnica'),
      heading('Andamios y planos'),
      ...job,
      heading('Zurbena'),
      line('Español: nativo'),
      line('Inglés: B2'),
      heading('Lo mío'),
      line('AutoCAD, Excel, Presto, Trabajo en equipo'),
    );
    expect(cv.work_experience).toMatchObject([{ title: 'Jefa de obra', company: 'Obras Sur SA' }]);
    expect(cv.education).toHaveLength(1);
    expect(cv.languages.map(({ language }) => language)).toEqual(['Español', 'Inglés']);
    expect(cv.skills).toContain('AutoCAD');
  });

  it('are known where none is listed, by being larger than the text and apart from it', () => {
    const own = (text: string) => line(text, { fontSizePt: 15, gapBefore: true });
    const cv = parse(
      line('marina solís', { fontSizePt: 28, gapBefore: true }),
      line('marina.solis@example.com'),
      own('Mi camino'),
      line('Enero 2018 → Actualmente', { fontSizePt: 9, gapBefore: true }),
      line('Enfermera de planta', { bold: true }),
      line('Hospital Montoro, Cádiz'),
      bullet('Cuidados a pacientes recién operados.'),
      line('Junio 2015 → Diciembre 2017', { fontSizePt: 9, gapBefore: true }),
      line('Enfermera de urgencias', { bold: true }),
      line('Clínica Orvalle, Cádiz'),
      bullet('Triaje y sala de curas.'),
      own('Las aulas'),
      line('2009 → 2013', { fontSizePt: 9, gapBefore: true }),
      line('Grado en Enfermería', { bold: true }),
      line('Universidad de Montoro'),
    );
    expect(cv.personal.name).toBe('marina solís');
    expect(cv.work_experience.map(({ title, company }) => [title, company])).toEqual([
      ['Enfermera de planta', 'Hospital Montoro'],
      ['Enfermera de urgencias', 'Clínica Orvalle'],
    ]);
    expect(cv.education).toMatchObject([{ degree: 'Grado en Enfermería', dates: '2009 → 2013' }]);
  });

  it('over posts at schools are not taken for studies, which have their own heading', () => {
    const head = (text: string) => line(text, { bold: true, fontSizePt: 13, gapBefore: true });
    const entry = (what: string, when: string) =>
      line(`${what} ${when}`, { cells: [what, when], bold: true, widthPt: 400, gapBefore: true });
    const cv = parse(
      name,
      line('ana@example.com · 600 555 010'),
      head('Trolamedes'),
      entry('Profesora de matemáticas, IES Montoro', '2019 – presente'),
      bullet('Organicé la olimpiada comarcal.'),
      entry('Jefa de estudios, Academia Orvalle', '2017 – 2019'),
      bullet('Coordiné a siete docentes.'),
      head('Educación'),
      entry('Licenciatura en Matemáticas, Universidad de Urdilla', '2008 – 2012'),
      head('Idiomas'),
      line('Inglés: C1'),
    );
    expect(cv.work_experience.map(({ title }) => title)).toEqual([
      'Profesora de matemáticas',
      'Jefa de estudios',
    ]);
    expect(cv.education).toHaveLength(1);
  });

  it('are kept apart from names of firms that look like the headings of another column', () => {
    const side = { block: 1, xPt: 20, fontSizePt: 12, gapBefore: true };
    const main = { block: 2, xPt: 210 };
    const cv = parse(
      line('Contacto', side),
      line('ana@example.com', { xPt: 20 }),
      line('Idiomas', side),
      line('Inglés (B2)', { xPt: 20 }),
      line('Ana Ruiz Soler', { ...main, fontSizePt: 26, gapBefore: true }),
      line('Experiencia', { ...main, fontSizePt: 15, gapBefore: true }),
      line('Talleres Montoro', { ...main, fontSizePt: 12, gapBefore: true }),
      line('Soldadora', main),
      line('2019 – 2022', main),
      line('Talleres Orvalle', { ...main, fontSizePt: 12, gapBefore: true }),
      line('Calderera', main),
      line('2015 – 2019', main),
      line('Educación', { ...main, fontSizePt: 15, gapBefore: true }),
      line('IES Montoro', { ...main, fontSizePt: 12, gapBefore: true }),
      line('Técnico en Soldadura, 2013 – 2015', main),
    );
    expect(cv.work_experience.map(({ company }) => company)).toEqual([
      'Talleres Montoro',
      'Talleres Orvalle',
    ]);
    expect(cv.additional).toEqual({});
  });

  it('are none where the same label comes in every job', () => {
    const label = (text: string) => line(text, { bold: true, fontSizePt: 11, gapBefore: true });
    const cv = parse(
      name,
      line('Experiencia', { bold: true, fontSizePt: 14, gapBefore: true }),
      ...job,
      label('Proyectos'),
      bullet('Ampliación del instituto comarcal.'),
      row('Obras Norte SL', 'Villarriba'),
      line('Encargada 2015 – 2018', { cells: ['Encargada', '2015 – 2018'] }),
      label('Proyectos'),
      bullet('Rehabilitación de doce fachadas.'),
      line('Idiomas', { bold: true, fontSizePt: 14, gapBefore: true }),
      line('Inglés: B2'),
    );
    expect(cv.work_experience.map(({ company }) => company)).toEqual([
      'Obras Sur SA',
      'Obras Norte SL',
    ]);
    expect(cv.work_experience[0]?.achievements).toContain('Ampliación del instituto comarcal.');
  });

  it('may be an abbreviation, and the headline in their look tells nothing against them', () => {
    const own = (text: string) => line(text, { bold: true, fontSizePt: 10.5, gapBefore: true });
    const cv = parse(
      name,
      line('Investigadora postdoctoral', { bold: true, fontSizePt: 10.5 }),
      own('Experiencia'),
      line('Investigadora, 2019 – 2022'),
      own('Formación'),
      line('Licenciatura en Biología, Universidad de Navarra, 2011'),
      own('Habilidades'),
      line('qPCR · citometría de flujo'),
      own('Idiomas'),
      line('Inglés: C2'),
      own('Docencia'),
      line('Prácticas de Genética, 60 horas'),
      own('ORCID'),
      line('0000-0000-0000-0000'),
    );
    expect(cv.additional).toMatchObject({ ORCID: ['0000-0000-0000-0000'] });
    expect(cv.additional.Docencia).toHaveLength(1);
  });
});

describe('headings with their text beside them', () => {
  const runIn = (heading: string, rest: string) =>
    line(`${heading} ${rest}`, {
      gapBefore: true,
      runs: [{ text: heading, bold: true }, { text: rest }],
    });

  it('are known by two of them, and labels that come again are none', () => {
    const label = (rest: string) => runIn('Tecnologías', rest);
    const cv = parse(
      name,
      runIn('Perfil', 'Soldadora con once años de oficio en tubería a presión y estructuras.'),
      line('Experiencia', { bold: true, gapBefore: true }),
      row('Obras Sur SA', '2019 – 2022'),
      bullet('Dirigí tres obras.'),
      label('TIG y MIG en acero inoxidable'),
      row('Obras Norte SL', '2015 – 2019'),
      bullet('Dirigí dos obras.'),
      label('Oxicorte y plegado de chapa'),
      runIn('Habilidades', 'Soldadura TIG, Oxicorte, Lectura de planos'),
      runIn('Idiomas', 'Español (Nativo), Inglés (B2)'),
    );
    expect(cv.summary).toMatch(/^Soldadora con once/);
    expect(cv.skills).toEqual(['Soldadura TIG', 'Oxicorte', 'Lectura de planos']);
    expect(cv.languages.map(({ language }) => language)).toEqual(['Español', 'Inglés']);
    expect(cv.work_experience).toHaveLength(2);
  });
});

it('what was too long for the room beside its date goes on below', () => {
  const rest = (text: string) => line(text, { fontSizePt: 11 });
  const large = (one: SourceLine): SourceLine => ({ ...one, fontSizePt: 11 });
  const cv = parse(
    name,
    line('Experiencia', { bold: true, fontSizePt: 14, gapBefore: true }),
    large(row('Supervisora de enfermería, Centro de', '2017 – 2021')),
    rest('Salud del Norte, Lugo.'),
    bullet('Coordiné a doce personas en tres turnos.'),
    large(row('Enfermera de planta, Hospital del', '2013 – 2017')),
    rest('Mar, Lugo.'),
    bullet('Atendí a veinte pacientes cada día.'),
  );
  expect(cv.work_experience.map(({ company }) => company)).toEqual([
    'Centro de Salud del Norte',
    'Hospital del Mar',
  ]);
});

describe('a scan, which shows no weight and sizes that waver', () => {
  const sizes = [9.5, 10, 10.5, 12];
  const scanned = (text: string, look: Partial<SourceLine> = {}) =>
    line(text, { fontSizePt: sizes[text.length % sizes.length] ?? 10, ...look });
  const after = { gapBefore: true };
  const page = (own: string) => [
    scanned('Ana Ruiz Soler', { fontSizePt: 16 }),
    scanned('Work history', after),
    scanned('2012-2020 Site foreman, Marlowe Builders Ltd, Croydon'),
    scanned('2004-2011 Bench joiner, Kilbride Windows Ltd, Dublin', after),
    scanned(own, after),
    scanned('Carpentry, Roofing, Painting, Tiling', after),
  ];

  it.each(['Good at', 'Skills from the bench'])('%s heads a section by its words', (own) => {
    const { skills, work_experience } = parse(...page(own));
    expect(skills).toEqual(['Carpentry', 'Roofing', 'Painting', 'Tiling']);
    expect(work_experience.map(({ description }) => description)).toEqual(['', '']);
  });

  it.each(['Skills Training Ltd', 'and tools for the bench'])('%s heads none', (own) => {
    expect(parse(...page(own)).skills).toEqual([]);
  });
});
