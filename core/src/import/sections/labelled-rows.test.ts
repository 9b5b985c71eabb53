import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';

const jobs = [
  row(['2011 – 2019', 'Autónomo'], { gapBefore: true }),
  line('Instalaciones en viviendas y riegos', { italic: true }),
  bullet('Boletines, reformas y bombas de riego'),
];

describe('rows in capitals below the jobs', () => {
  it('head what is in them', () => {
    const cv = parse(
      name,
      line('DNI: 00000000-T'),
      line('Tfnos.: 600 555 010 – 964 555 020'),
      heading('Vida laboral'),
      ...jobs,
      line('IDIOMAS: castellano y valenciano (hablado y escrito), inglés', { gapBefore: true }),
      line('AFICIONES: la huerta y el ciclismo'),
      line('REFERENCIAS: Sr. Vives, 964 555 077'),
    );
    expect(cv.languages.map(({ language }) => language)).toEqual([
      'castellano',
      'valenciano',
      'inglés',
    ]);
    expect(cv.work_experience).toHaveLength(1);
    expect(cv.work_experience[0]?.achievements).toHaveLength(1);
    expect(cv.personal.phone).not.toContain('00000000');
  });
});

describe('sections of a teacher', () => {
  const cv = parse(
    name,
    heading('Current post'),
    row(['Oct 2019–', 'Senior Lecturer in History, University of Lindero'], { gapBefore: true }),
    heading('Previous appointments'),
    row(['2014–2019', 'Lecturer in History, University of Lindero'], { gapBefore: true }),
    row(['2010–2014', 'Finds Assistant, Springfield Museums Trust'], { gapBefore: true }),
    heading('Education'),
    row(['2006–2010', 'PhD in History, University of Riverton'], { gapBefore: true }),
    heading('Grants and prizes'),
    row(['2022', 'AHRC Research Grant, £312,400'], { gapBefore: true }),
    row(['2016', 'British Academy Small Grant'], { gapBefore: true }),
    heading('Languages and skills'),
    line('French (good reading), Norwegian (fluent)'),
    line('QGIS, Agisoft Metashape, total station survey, palaeography.'),
  );

  it('have the post one holds among the jobs, and no grant among the certificates', () => {
    expect(cv.work_experience.map(({ title }) => title)).toEqual([
      'Senior Lecturer in History',
      'Lecturer in History',
      'Finds Assistant',
    ]);
    expect(cv.education).toHaveLength(1);
    expect(cv.certifications).toEqual([]);
  });

  it('part skills from languages that share a heading', () => {
    expect(cv.languages.map(({ language }) => language)).toEqual(['French', 'Norwegian']);
    expect(cv.skills).toEqual([
      'QGIS',
      'Agisoft Metashape',
      'total station survey',
      'palaeography',
    ]);
  });
});

it('the heads of a grid of languages, wrapped and in capitals, end no section', () => {
  const head = { color: '#0e4194' } as const;
  const { languages } = parse(
    name,
    line('EXPERIENCIA', { ...head, gapBefore: true }),
    row(['2012 – 2019', 'Profesora, Colegio Lindero'], { gapBefore: true }),
    line('EDUCACIÓN Y FORMACIÓN', { ...head, gapBefore: true }),
    row(['2002 – 2007', 'Licenciada en Filología, Universidad de Granada'], { gapBefore: true }),
    line('COMPETENCIAS PERSONALES', { ...head, gapBefore: true }),
    row(['Lengua materna', 'Español']),
    row(['Otros idiomas', 'EXPRESIÓN'], { ...head, gapBefore: true }),
    row(['COMPRENDER', 'HABLAR'], head),
    line('ESCRITA', { ...head, gapBefore: true }),
    row(['auditiva', 'de lectura'], head),
    row(['Francés', 'C1', 'C1', 'B2', 'B2', 'B2']),
    row(['Inglés', 'B1', 'B1', 'A2', 'A2', 'B1']),
  );
  expect(languages.map(({ language, proficiency }) => [language, proficiency])).toEqual([
    ['Español', 'Lengua materna'],
    ['Francés', 'C1 C1 B2 B2 B2'],
    ['Inglés', 'B1 B1 A2 A2 B1'],
  ]);
});

it('sentences below a job’s name are no employer, and a date told in passing makes no job', () => {
  const cv = parse(
    name,
    heading('Work'),
    row(['Owner-operator', '2003 to 2012'], { gapBefore: true }),
    line("Leased to a bigger carrier. Bought and paid off a '99"),
    line('Peterbilt. Sold it when fuel went up.'),
    row(['Driver, Harbour Haulers', '1996 – 2003'], { gapBefore: true }),
    heading('Off the road'),
    line('Deacon of a small church. Volunteer driver 1996-2010. Bass fishing.'),
  );
  expect(cv.work_experience.map(({ title }) => title)).toEqual(['Owner-operator', 'Driver']);
  expect(cv.work_experience[0]?.description).toContain('Leased');
});
