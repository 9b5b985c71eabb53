import { describe, expect, it } from 'vitest';
import { heading, line, name, parse } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const studiesOf = (...lines: SourceLine[]) =>
  parse(name, heading('Formación'), ...lines).education.map(({ degree, institution, dates }) => [
    degree,
    institution,
    dates,
  ]);

const bold = { bold: true, gapBefore: true };
const finished = [
  line('Grado en Historia', bold),
  line('Universidad de Torralda'),
  line('2010 – 2014'),
];
const done = ['Grado en Historia', 'Universidad de Torralda', '2010 – 2014'];

describe('a degree that tells how far it went', () => {
  it.each([
    'MBA (in progress, expected 2026)',
    'BEng Civil Engineering (expected 2026)',
    'Máster en Dirección (en curso, previsto 2026)',
    'Licenciatura en Bellas Artes (tres cursos, inacabada)',
    'Grado en Logopedia (2 cursos aprobados, sin terminar)',
  ])('%s is one degree, first or last, on one line or two', (degree) => {
    const entry = [line(degree, bold), line('Universidad de Olmo'), line('2022 – 2026')];
    const cut = degree.lastIndexOf(' ');
    const wrapped = [
      line(degree.slice(0, cut), bold),
      line(degree.slice(cut + 1), { bold: true }),
      ...entry.slice(1),
    ];
    const open = [degree, 'Universidad de Olmo', '2022 – 2026'];
    for (const own of [entry, wrapped]) {
      expect(studiesOf(...own, ...finished)).toEqual([open, done]);
      expect(studiesOf(...finished, ...own)).toEqual([done, open]);
    }
  });

  it('has the foreseen year as its date where there is no other, and no school in that', () => {
    expect(
      studiesOf(
        line('BEng Civil Engineering (expected 2027)', bold),
        line('University of Torralda'),
        line('A-levels in Maths and Physics (2023)', bold),
        line('Olmo College'),
      ),
    ).toEqual([
      ['BEng Civil Engineering', 'University of Torralda', '2027'],
      ['A-levels in Maths and Physics', 'Olmo College', '2023'],
    ]);
  });
});

it.each(['ETSIAM', 'ESCP', 'FADU'])('keeps the letters %s before their university', (letters) => {
  expect(
    studiesOf(
      line('Ingeniero Agrónomo', bold),
      line(`${letters}, Universidad de Torralda`),
      line('2006 – 2012'),
      ...finished,
    ),
  ).toEqual([['Ingeniero Agrónomo', `${letters}, Universidad de Torralda`, '2006 – 2012'], done]);
});

it('a degree’s letters with stops end no name', () => {
  expect(
    studiesOf(
      line('1994-1996', { cells: ['1994-1996', 'F.P. I Administrativo, I.F.P. La Costera'] }),
      line('1996-1998', { cells: ['1996-1998', 'F.P. II Administrativo, I.F.P. La Costera'] }),
    ),
  ).toEqual([
    ['F.P. I Administrativo', 'I.F.P. La Costera', '1994-1996'],
    ['F.P. II Administrativo', 'I.F.P. La Costera', '1996-1998'],
  ]);
});
