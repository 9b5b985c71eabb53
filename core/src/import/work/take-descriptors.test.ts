import { expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';

const head = [name, line('ana@example.com'), heading('Experience')];
const small = { fontSizePt: 8, italic: true } as const;
const strong = { bold: true, gapBefore: true } as const;

it('what an employer is, in a look of its own, is neither its name nor the job', () => {
  const cv = parse(
    ...head,
    line('HEATHER WATER, Leeds', strong),
    line('Regional utility serving 210,000 homes', small),
    row(['Head of Procurement', 'May 2018 – now'], { gapBefore: true }),
    line('Category strategy and a team of nine buyers.'),
    row(['Senior Buyer', '2014 – 2018'], { gapBefore: true }),
    line('Negotiated the chemicals contract with four suppliers.'),
    line('ELM VALVES LTD, Hull', strong),
    line('Makers of pumps and valves', small),
    row(['Purchasing person of all work', '2009 – 2013'], { gapBefore: true }),
    line('Castings, bearings and seals for three plants.'),
  );
  expect(cv.work_experience.map(({ title, company }) => [title, company])).toEqual([
    ['Head of Procurement', 'HEATHER WATER'],
    ['Senior Buyer', 'HEATHER WATER'],
    ['Purchasing person of all work', 'ELM VALVES LTD'],
  ]);
  expect(cv.work_experience[0]?.description).toMatch(/^Regional utility .*\n?Category strategy/);
});

it('a job dated by how long it lasted is one where those set alike have their years', () => {
  const cv = parse(
    name,
    line('ana@example.com'),
    heading('Experiencia'),
    ...[
      ['Residencia Olmo', 'Auxiliar de enfermería (enero 2020 – actualmente)'],
      ['Ayuda a domicilio Brezo', 'Auxiliar (2 años 3 meses)'],
      ['Matadero Alisal', 'Peona de despiece (2004-2010)'],
    ].flatMap(([firm = '', job = '']) => [line(firm, strong), line(job, { italic: true })]),
  );
  expect(cv.work_experience.map(({ title, dates }) => [title, dates])).toEqual([
    ['Auxiliar de enfermería', 'enero 2020 – actualmente'],
    ['Auxiliar', '2 años 3 meses'],
    ['Peona de despiece', '2004-2010'],
  ]);
});
