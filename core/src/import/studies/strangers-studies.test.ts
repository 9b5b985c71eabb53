import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const certificates = (...texts: readonly string[]) =>
  parse(name, heading('Certificates'), ...texts.map(bullet)).certifications.map((each) => [
    each.name,
    each.issuer,
  ]);

it.each([
  ['Certified Meeting Professional (CMP)', 'the name in short'],
  ['Soporte Vital Avanzado (SVA)', 'the name in short'],
  ['Gold Card (Supervisory)', 'a word about it'],
  ['Scientific Diver (AESD)', 'letters, where others name who gave them otherwise'],
])('the bracket of %s holds %s', (text) => {
  const others = ['First Aid at Work, St John Ambulance, 2022', 'Site Safety, Norte Academy, 2021'];
  expect(certificates(`${text}, 2020`, ...others)[0]).toEqual([text, '']);
});

it.each([['Cruz Roja'], ['CITB']])('in a list of brackets each holds who gave it: %s', (giver) => {
  const names = ['Primeros auxilios', 'Trabajos en altura', 'Carretillas'];
  expect(certificates(...names.map((each) => `${each} (${giver}), 2020`))).toEqual(
    names.map((each) => [each, giver]),
  );
});

it.each(['Short courses:', 'Otros cursos:', 'Cursos:'])(
  '%s below degrees opens courses',
  (lead) => {
    const cv = parse(
      name,
      heading('Education'),
      bullet('BA English, Aldea University (2006 – 2009)'),
      bullet('MA Creative Writing, Brezo University (2014 – 2015)'),
      line(lead),
      bullet('Content Design, Plain Words Academy, 2022'),
      bullet('Introduction to UX, Norte Academy, 2021'),
    );
    expect(cv.education.map(({ degree }) => degree)).toEqual(['BA English', 'MA Creative Writing']);
    expect(cv.certifications).toEqual([
      { name: 'Content Design', issuer: 'Plain Words Academy', date: '2022' },
      { name: 'Introduction to UX', issuer: 'Norte Academy', date: '2021' },
    ]);
  },
);

it.each(['Learning', 'Wo ich war', 'Aulas'])('degrees in a list under %s are studies', (own) => {
  const cv = parse(
    name,
    heading('Work'),
    line('Content designer, Norte Ltd', { bold: true }),
    line('2016 – 2020'),
    bullet('Rewrote forty pages of guidance'),
    heading(own),
    bullet('BA English, Aldea University (2006 – 2009)'),
    bullet('MA Creative Writing, Brezo University (2014 – 2015)'),
    heading('Languages'),
    line('English: native'),
  );
  expect(cv.work_experience).toHaveLength(1);
  expect(cv.education.map(({ dates }) => dates)).toEqual(['2006 – 2009', '2014 – 2015']);
});

it('a year in its own cell dates what is beside it, though that ends as a sentence does', () => {
  const cv = parse(
    name,
    heading('Formación complementaria'),
    row(['2018', 'Experto en IVA y comercio intracomunitario para pymes, 120 horas. CEF.-']),
    row(['2017', 'Facturación electrónica (25 h.). Cámara de Comercio de Jaén']),
  );
  expect(cv.certifications.map(({ date }) => date)).toEqual(['2018', '2017']);
});

it('rows under languages that list skills or a licence are those', () => {
  const cv = parse(
    name,
    heading('Capacidades personales'),
    row(['Lengua materna', 'Español']),
    row(['Inglés', 'B1']),
    row(['Italiano', 'A2']),
    row(['Aplicaciones informáticas', 'Excel, ContaPlus, SAP']),
    row(['Permiso(s) de conducción', 'B']),
  );
  expect(cv.languages.map(({ language }) => language)).toEqual(['Español', 'Inglés', 'Italiano']);
  expect(cv.skills).toEqual(['Excel', 'ContaPlus', 'SAP']);
  expect(cv.certifications.map((each) => each.name)).toEqual(['Permiso(s) de conducción: B']);
});

describe.each([
  'Ciclo Formativo de Grado Superior en Administración y Finanzas',
  'Prueba de acceso a la universidad',
  'FP II Administrativo',
  'E.S.O.',
  'Bachiller',
  'Ing. Civil',
  'Lic. en Contaduría',
])('a degree as people in Spain and America write it: %s', (degree) => {
  const schools = ['I.E.S. Los Enlaces (Andorra, Teruel)', 'CONALEP 112', 'UBA', 'SENA'];
  const forms: readonly ((school: string) => readonly SourceLine[])[] = [
    (school) => [line(`${degree}. ${school}. 2006-2008`)],
    (school) => [line(`2006-2008: ${degree}, ${school}`)],
    (school) => [line(`${degree} 2006-2008`, { cells: [degree, '2006-2008'] }), line(school)],
    (school) => [bullet(`${degree} – ${school} (2006-2008)`)],
  ];

  it.each(forms.map((_, at) => at))('in form %d', (at) => {
    for (const school of schools) {
      const { education } = parse(
        name,
        heading('Formación reglada'),
        ...(forms[at]?.(school) ?? []),
      );
      const plain = (text = '') => text.replace(/\.$/, '');
      expect(education.map((one) => [plain(one.degree), one.institution, one.dates])).toEqual([
        [plain(degree), school.replace(/ \(.*/, ''), '2006-2008'],
      ]);
    }
  });
});
