import { describe, expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';
import { parseText } from '../parse-text';

const read = (title: string, lines: readonly string[]) =>
  parse(
    name,
    line('ana@example.com'),
    heading('Experience'),
    line('Cook, Bar Sol, 2019 – 2022'),
    heading(title),
    ...lines.map((text) => line(text)),
    heading('Languages'),
    line('English: native'),
  );

describe('a list of which some have a year and some have none', () => {
  it.each([
    ['Alder Lifeguarding, 2023', 'Food Handler Card', 'Ohio driver license'],
    ['Monitora de comedor, 2024, Escuela Brezo', 'Carnet de carretillero'],
    ['Class B CDL, Ohio, endorsements P, T', 'Medical card good thru 3/2027', 'TWIC card'],
    ['CSCS card (gold), 2021', 'IPAF 3a, Lift Training Ltd, expires 2026', 'PASMA towers'],
  ])('has one certificate to a line: %s', (...lines) => {
    const { certifications } = read('Certificates', lines);
    expect(certifications).toHaveLength(lines.length);
    for (const [at, { name: own }] of certifications.entries()) expect(lines[at]).toContain(own);
  });

  it('may have who gave it on the line below', () => {
    const { certifications } = read('Certificates', [
      'Scrum Master',
      'Olmo, 2019',
      'Safe Lifting',
      'Brezo, 2020',
    ]);
    expect(certifications).toMatchObject([
      { name: 'Scrum Master', issuer: 'Olmo' },
      { name: 'Safe Lifting', issuer: 'Brezo' },
    ]);
  });
});

it('certificates under a heading of their own words are no studies because one of them is', () => {
  const cv = read('Bits of paper', [
    'Level 3 Diploma in Hairdressing, Alder College, 2014',
    'Level 2 Food Safety, renewed 2023',
    'First Aid at Work, 3 days, 2022',
    'Full driving licence incl. trailer',
  ]);
  expect(cv.education.map(({ institution }) => institution)).toEqual(['Alder College']);
  expect(cv.certifications.map(({ date }) => date)).toEqual(['renewed 2023', '2022', '']);
});

it('courses beside their label among other data are certificates', () => {
  const cv = parse(
    name,
    line('ana@example.com'),
    heading('Experience'),
    line('Cook, Bar Sol, 2019 – 2022'),
    heading('Información adicional'),
    row(['Cursos', 'Dislexia en el aula, Fundación Brezo, 2019']),
    line('Evaluación, Instituto Olmo, 2022', { bullet: true, xPt: 198 }),
    row(['Publicaciones', '«Refranes», edición propia, 2014']),
  );
  expect(cv.certifications).toEqual([
    { name: 'Dislexia en el aula', issuer: 'Fundación Brezo', date: '2019' },
    { name: 'Evaluación', issuer: 'Instituto Olmo', date: '2022' },
  ]);
});

it.each([
  ['Amateur radio licence, Foundation class, 2020', 'Amateur radio licence, Foundation class', ''],
  ['Barismo, Instituto del Café, 2019', 'Barismo', 'Instituto del Café'],
])('of %s the name is %s', (text, expected, issuer) => {
  const { certifications } = parseText(
    `Ana Ruiz Olmo\nana@example.com\n\nCertificates\n${text}\nFirst aid, Red Cross, 2021\n`,
  ).cv;
  expect(certifications).toContainEqual(expect.objectContaining({ name: expected, issuer }));
});

it('a licence alone among contact data is a certificate', () => {
  const cv = parse(
    name,
    line('ana@example.com'),
    line('Permiso de conducir B'),
    heading('Experiencia'),
    line('Cocinera, Bar Sol, 2019 – 2022'),
  );
  expect(cv.certifications).toMatchObject([{ name: 'Permiso de conducir B' }]);
});
