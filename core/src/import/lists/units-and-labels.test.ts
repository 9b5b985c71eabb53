import { describe, expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const skillsOf = (...lines: SourceLine[]) => parse(name, heading('Habilidades'), ...lines).skills;
const units = [
  'Método Olmo',
  'Cuentos adaptados y pictos',
  'Lengua de signos, nivel inicial',
  'Pizarra digital',
];

describe('one skill, however its list is written', () => {
  it('keeps the comma inside of it where semicolons part the others, in any order', () => {
    for (let turn = 0; turn < units.length; turn++) {
      const order = [...units.slice(turn), ...units.slice(0, turn)];
      expect(skillsOf(line(`${order.join('; ')}.`))).toEqual(order);
    }
  });

  it('keeps its level where commas part the others too', () => {
    for (let turn = 0; turn < units.length; turn++) {
      const order = [...units.slice(turn), ...units.slice(0, turn)];
      expect(skillsOf(line(`${order.join(', ')}.`))).toEqual(order);
    }
  });

  it('is one of several where semicolons part groups of them', () => {
    expect(skillsOf(line('Word, Excel, Access; Photoshop, Illustrator; R, Python'))).toEqual([
      'Word',
      'Excel',
      'Access',
      'Photoshop',
      'Illustrator',
      'R',
      'Python',
    ]);
  });

  it.each([0, 1, 2, 3])('ends where its level begins, with a gap or without it in row %i', (at) => {
    const rows = [
      ['Contaplus', 'Medio (2 años)'],
      ['Atención telefónica', 'Experto'],
      ['Excel', 'Avanzado'],
      ['Sistema RED', 'Medio'],
    ];
    const drawn = rows.map((cells, index) => (index === at ? line(cells.join(' ')) : row(cells)));
    const isDoubtful = at === 0;
    expect(skillsOf(...drawn)[at]).toBe(isDoubtful ? 'Contaplus Medio' : rows[at]?.[0]);
    expect(skillsOf(row(['Programa', 'Nivel']), ...rows.map((cells) => row(cells)))).toEqual(
      rows.map(([skill]) => skill),
    );
  });
});

describe('a list whose label tells of what it is, among other things', () => {
  const among = (...texts: string[]) =>
    parse(
      name,
      heading('Formación'),
      line('Grado en Historia', { bold: true, gapBefore: true }),
      line('Universidad de Torralda, 2010 – 2014'),
      heading('Otros datos'),
      ...texts.map((text) => line(text, { gapBefore: true })),
    );

  it.each(['Good at', 'Sé de', 'Manejo de', 'Me manejo con', 'Sé usar', 'What I use'])(
    'is of skills after "%s"',
    (label) => {
      const cv = among(`${label}: bandeja, caja registradora, coctelería básica`, 'Coche propio.');
      expect(cv.skills).toEqual(['bandeja', 'caja registradora', 'coctelería básica']);
      expect(cv.additional).toEqual({ 'Otros datos': ['Coche propio.'] });
    },
  );

  it.each(['Premios', 'Volunteer', 'Referencias'])('stays where it is after "%s"', (label) => {
    expect(among(`${label}: uno, dos, tres`).skills).toEqual([]);
  });

  it('is of languages where each is followed by how well it is spoken, in anyone’s words', () => {
    const cv = among('Portugués: bastante bien. Inglés: me apaño con los turistas.');
    expect(cv.languages).toEqual([
      { language: 'Portugués', proficiency: 'bastante bien' },
      { language: 'Inglés', proficiency: 'me apaño con los turistas' },
    ]);
  });
});
