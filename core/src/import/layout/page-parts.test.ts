import { describe, expect, it } from 'vitest';
import { bold, flushRight, page, plain, texts, write } from '../fixtures/drawn-glyphs';
import { documentToText } from './document-to-text';
import { layoutPages } from './layout-pages';
import type { Glyph, GlyphStyle, Shape } from './page-content';

const heading: GlyphStyle = { ...bold, sizePt: 12 };

const readPage = (glyphs: readonly Glyph[][], shapes: readonly Shape[] = []): string[] =>
  texts(page(glyphs, { shapes }));

describe('a table with lines', () => {
  const side = (xPt: number): Shape => ({
    leftPt: xPt - 0.25,
    rightPt: xPt + 0.25,
    topPt: 88,
    bottomPt: 130,
    filled: false,
  });

  it('parts its cells where the lines are, however near their words are', () => {
    const row = [write('Montajes Alba', 60, 100), write('Torralda', 130, 100)];
    expect(readPage(row)).toEqual(['Montajes Alba Torralda']);
    expect(readPage(row, [side(126)])).toEqual(['Montajes Alba | Torralda']);
  });

  it('goes on with an open bracket below its cell', () => {
    const rows = [
      [write('Domicilio', 60, 100), write('13500 Torralda (Ciudad', 300, 100)].flat(),
      write('Real)', 300, 112),
    ];
    expect(readPage(rows)).toEqual(['Domicilio | 13500 Torralda (Ciudad Real)']);
  });
});

describe('parts of a page', () => {
  it('reads a coloured sidebar apart although its lines are level with the text beside it', () => {
    const sidebar = ['Galway', 'Irish', 'English', 'French'];
    const main = [
      'Taught two subjects',
      'Ran the school choir',
      'Led field trips',
      'Wrote the timetable',
    ];
    const glyphs = [
      ...sidebar.map((text, index) => write(text, 30, 100 + 14 * index)),
      ...main.map((text, index) => write(text, 230, 100 + 14 * index)),
    ];
    const area: Shape = { leftPt: 0, rightPt: 200, topPt: 0, bottomPt: 842, filled: true };
    expect(readPage(glyphs, [area])).toEqual([...sidebar, ...main]);
    expect(readPage(glyphs)).not.toEqual([...sidebar, ...main]);
  });

  it('ends columns at a heading whose section is as wide as the page', () => {
    const glyphs = [
      write('Skills', 40, 100, heading),
      ...['Linux', 'Debian', 'Proxmox'].map((text, index) => write(text, 40, 118 + 14 * index)),
      write('Languages', 300, 100, heading),
      ...['English', 'Spanish', 'Catalan'].map((text, index) => write(text, 300, 118 + 14 * index)),
      write('Experience', 40, 190, heading),
      write('Administrator', 40, 208),
      write('2019 - 2023', 480, 208),
      write('Technician', 40, 226),
      write('2015 - 2019', 480, 226),
    ];
    expect(readPage(glyphs)).toEqual([
      'Skills',
      'Linux',
      'Debian',
      'Proxmox',
      'Languages',
      'English',
      'Spanish',
      'Catalan',
      'Experience',
      'Administrator | 2019 - 2023',
      'Technician | 2015 - 2019',
    ]);
  });

  it('keeps labels set flush right apart from the values close beside them', () => {
    const rows = [
      ['Name', 'Stefan Marinov'],
      ['Address', '22 Orchard Road, Reading RG1 4AA, United Kingdom'],
      ['Telephone', '07700 900 128'],
      ['Nationality', 'Bulgarian'],
      ['Occupation or position held', 'Baker'],
    ] as const;
    const glyphs = rows.flatMap(([label, value], index) => [
      flushRight(label, 200, 100 + 15 * index),
      write(value, 209, 100 + 15 * index),
    ]);
    expect(readPage(glyphs)).toEqual(rows.map((row) => row.join(' | ')));
  });

  it('leaves dates with the column they end, however long the one beside it is', () => {
    const strong: GlyphStyle = { ...plain, bold: true };
    const main = ['Shop assistant', 'Paso Shoes', 'Till and window', 'Cashier', 'Green Tree'];
    const aside = ['English fluent', 'French good'];
    const glyphs = [
      write('Experience', 40, 100, heading),
      ...main.map((text, index) =>
        write(text, 40, 120 + 15 * index, /^[SC]\S* /.test(text) ? strong : plain),
      ),
      flushRight('2019 - 2024', 375, 120),
      flushRight('2016 - 2019', 375, 165),
      write('Languages', 401, 100, heading),
      ...aside.map((text, index) => write(text, 401, 120 + 18 * index)),
    ];
    expect(readPage(glyphs)).toEqual([
      'Experience',
      'Shop assistant | 2019 - 2024',
      'Paso Shoes',
      'Till and window',
      'Cashier | 2016 - 2019',
      'Green Tree',
      'Languages',
      ...aside,
    ]);
  });

  it('puts a name together that is broken over three lines beside its year', () => {
    const strong: GlyphStyle = { ...plain, bold: true };
    const small: GlyphStyle = { ...plain, sizePt: 8, color: '#666666' };
    const glyphs = [
      write('Civil mediation', 400, 100, strong),
      write('2013', 485, 100, small),
      write('training course', 400, 114, strong),
      write('(one hundred)', 400, 128, strong),
      write('Open School', 400, 142, { ...plain, color: '#666666' }),
    ];
    expect(readPage(glyphs)).toEqual([
      'Civil mediation training course (one hundred) | 2013',
      'Open School',
    ]);
  });

  it('ends a column of a list where a date happens to begin at its edge', () => {
    const columns = [
      ['Triage', 'Dressings'],
      ['Office', 'Records'],
      ['Calm', 'Teamwork'],
    ];
    const list = columns.flatMap((items, column) =>
      items.map((text, index) => write(`• ${text}`, 40 + 170 * column, 118 + 16 * index)),
    );
    const glyphs = [
      write('Skills', 40, 100, heading),
      ...list,
      write('Experience', 40, 170, heading),
      write('Alameda Clinic', 40, 190),
      write('November 2023 - November 2024', 381, 190),
      write('Night nurse in a ward of twelve beds', 40, 204),
    ];
    expect(readPage(glyphs)).toEqual([
      'Skills',
      ...columns.flat(),
      'Experience',
      'Alameda Clinic | November 2023 - November 2024',
      'Night nurse in a ward of twelve beds',
    ]);
  });

  it('takes the first of several even rows for the head of a table, not for labels', () => {
    const rows = [
      ['Curso', 'Entidad', 'Horas'],
      ['Lectura fácil', 'ANPE', '40'],
      ['Primeros auxilios', 'Cruz Roja', '20'],
    ];
    const glyphs = rows.flatMap((row, index) =>
      row.map((cell, at) => write(cell, 40 + 160 * at, 100 + 16 * index, index ? plain : heading)),
    );
    expect(readPage(glyphs)).toEqual(rows.map((row) => row.join(' | ')));
  });
});

describe('what is repeated on pages', () => {
  const layOut = (pages: readonly Glyph[][][]) =>
    layoutPages(
      pages.map((glyphs) => ({
        widthPt: 595,
        heightPt: 842,
        glyphs: glyphs.flat(),
        shapes: [],
        links: [],
      })),
    );
  const page = (top: string, number: number) => [
    write(top, 40, 60),
    write(`What page ${number} tells`, 40, 300),
  ];

  it('is set aside when most pages have it', () => {
    const lines = layOut([1, 2, 3, 4].map((number) => page('Ana Ruiz', number)));
    expect(lines.filter((line) => line.running).length).toBe(3);
  });

  it('stays where it goes on with the line above it', () => {
    const lines = layOut(
      ['Invoices of suppliers and', 'Letters to clients and', 'Payments to'].map((above) => [
        write(above, 40, 770),
        write('creditors.', 40, 783),
      ]),
    );
    expect(lines.filter((line) => line.running)).toEqual([]);
  });

  it('stays where pages begin with heads of entries that look alike', () => {
    const lines = layOut(
      [1, 4, 7, 10].map((number) => [
        ...[write('2017 –', 40, 56), write('Waiter', 160, 56, { ...plain, sizePt: 12 })],
        ...[write('2019', 40, 71), write(`Restaurant ${number}`, 160, 71)],
        write(`What page ${number} tells`, 170, 87),
      ]),
    );
    expect(lines.filter((line) => line.running)).toEqual([]);
  });

  it.each([
    ['counts the pages', (page: number) => `Ana Ruiz, page ${page} of 4`, 3],
    ['counts something else', (page: number) => `Restaurant ${3 * page}`, 0],
  ])('is told from text by its number, which %s', (_, head, running) => {
    const lines = layOut([1, 2, 3, 4].map((number) => page(head(number), number)));
    expect(lines.filter((line) => line.running)).toHaveLength(running);
  });

  it('stays where two pages of four happen to begin alike', () => {
    const tops = ['Ana Ruiz', 'Waiter', 'Cook', 'Waiter'];
    const lines = layOut(tops.map((top, index) => page(top, index + 1)));
    expect(lines.filter((line) => line.running)).toEqual([]);
  });
});

describe('links in plain text', () => {
  it('shows where a link leads when the page does not', () => {
    const links = [
      { text: 'LinkedIn', href: 'https://www.linkedin.com/in/ana' },
      { text: 'ana.example.com', href: 'https://ana.example.com/' },
    ];
    const lines = [{ text: 'LinkedIn · ana.example.com', page: 1, links }];
    expect(documentToText({ format: 'pdf', lines, pages: 1 })).toBe(
      'LinkedIn · ana.example.com (https://www.linkedin.com/in/ana)',
    );
  });
});
