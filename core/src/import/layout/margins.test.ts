import { describe, expect, it } from 'vitest';
import { bold, flushRight, page, plain, write } from '../fixtures/drawn-glyphs';
import { layoutPages } from './layout-pages';
import type { Glyph, GlyphStyle } from './page-content';

/** With the sign of a bullet. */
const marked = (...glyphs: readonly Glyph[][]): string[] =>
  layoutPages([page(glyphs)]).map(
    (line) => `${line.bullet ? '• ' : ''}${(line.cells ?? [line.text]).join(' | ')}`,
  );

const jobs = [
  { from: 'Oct. 2019', to: 'hoy', role: 'Soldadora', firm: 'Talleres Norte' },
  { from: 'Ene. 2017', to: 'Sep. 2019', role: 'Calderera', firm: 'Obras Sur' },
];

describe('dates stacked in a margin', () => {
  it('join over three rows beside one entry', () => {
    const rows = ['Octubre 2014 -', 'Enero', '2017'];
    const glyphs = rows.map((row, at) => flushRight(row, 120, 100 + 13 * at));
    const body = [
      'Reparé calderas de vapor en tres plantas',
      'de la comarca y enseñé el oficio a seis',
      'aprendices',
    ];
    expect(
      marked(...glyphs, ...body.map((text, at) => write(text, 130, 100 + 13 * at)))[0],
    ).toMatch(/^Octubre 2014 - Enero 2017 \| Reparé/);
  });

  it('join from two points in time, the newer one above or below', () => {
    for (const newestFirst of [true, false]) {
      const glyphs = jobs.flatMap(({ from, to, role, firm }, at) => {
        const y = 100 + 80 * at;
        const [upper, lower] = newestFirst ? [to, from] : [from, to];
        return [
          write(upper, 40, y),
          write(role, 130, y, bold),
          write(lower, 40, y + 24),
          write(firm, 130, y + 14),
          write('• Trabajo en altura', 130, y + 40),
        ];
      });
      expect(marked(...glyphs)).toEqual([
        'Oct. 2019 – hoy | Soldadora',
        'Talleres Norte',
        '• Trabajo en altura',
        'Ene. 2017 – Sep. 2019 | Calderera',
        'Obras Sur',
        '• Trabajo en altura',
      ]);
    }
  });

  it('stay two dates where each row is a separate entry', () => {
    const glyphs = ['2018', '2016'].flatMap((year, at) => [
      write(year, 40, 100 + 14 * at),
      write(`Curso de soldadura ${at + 1}`, 130, 100 + 14 * at, bold),
    ]);
    expect(marked(...glyphs)).toEqual([
      '2018 | Curso de soldadura 1',
      '2016 | Curso de soldadura 2',
    ]);
  });

  it('go up from beside a list to the head they belong to', () => {
    const glyphs = jobs.flatMap(({ from, to, role, firm }, at) => {
      const y = 100 + 60 * at;
      return [
        write(firm, 40, y, bold),
        write(role, 140, y),
        flushRight('Villarriba', 550, y),
        write('• Trabajo en altura y de noche', 40, y + 13),
        flushRight(`${from} – ${to}`, 550, y + 13),
        write('• Formación de aprendices', 40, y + 26),
      ];
    });
    expect(marked(...glyphs)).toEqual([
      'Talleres Norte | Soldadora | Villarriba | Oct. 2019 – hoy',
      '• Trabajo en altura y de noche',
      '• Formación de aprendices',
      'Obras Sur | Calderera | Villarriba | Ene. 2017 – Sep. 2019',
      '• Trabajo en altura y de noche',
      '• Formación de aprendices',
    ]);
  });
});

describe('labels flush with their text', () => {
  it('are a margin although the hyphens of broken dates hang over its edge', () => {
    const entries = [
      [
        'Agosto 2006 -',
        'Diciembre 2011',
        'Licenciada en Química, Universidad de',
        'Torralda, con honores',
      ],
      [
        'Marzo 2012 -',
        'Abril 2013',
        'Analista, Laboratorios Delta, ubicados en',
        'Villarriba, al norte',
      ],
      [
        'Mayo 2013 -',
        'Agosto 2016',
        'Jefa de planta, Aguas Sur, ubicada en',
        'Villabajo, en la costa',
      ],
    ];
    const glyphs = entries.flatMap(([from = '', to = '', head = '', rest = ''], at) => {
      const y = 100 + 40 * at;
      return [
        flushRight(from, 122, y),
        flushRight(to, 120, y + 13),
        write(head, 130, y),
        write(rest, 130, y + 13),
      ];
    });
    const labels = ['Inglés', 'Japonés'].flatMap((label, at) => [
      flushRight(label, 120, 240 + 20 * at),
      write('Avanzado', 130, 240 + 20 * at),
    ]);
    const lines = marked(...glyphs, ...labels);
    expect(lines[0]).toMatch(/^Agosto 2006 - Diciembre 2011 \| Licenciada/);
    expect(lines.at(-1)).toBe('Japonés | Avanzado');
  });
});

describe('tags in boxes', () => {
  it('are apart however near they are', () => {
    const tags = ['Atención al cliente', 'Caja', 'Inventario'];
    let x = 60;
    const drawn = tags.map((tag) => {
      const glyphs = write(tag, x, 100);
      const rightPt = glyphs.at(-1)?.rightPt ?? x;
      const box = { leftPt: x - 3, rightPt: rightPt + 3, topPt: 89, bottomPt: 105, filled: false };
      x = rightPt + 7;
      return { glyphs, box };
    });
    const read = (shapes: boolean) =>
      layoutPages([
        {
          widthPt: 595,
          heightPt: 842,
          glyphs: drawn.flatMap(({ glyphs }) => glyphs),
          shapes: shapes ? drawn.map(({ box }) => box) : [],
          links: [],
        },
      ]).flatMap((line) => line.cells ?? [line.text]);
    expect(read(true)).toEqual(tags);
    expect(read(false)).toEqual([tags.join(' ')]);
  });

  it('come to the name of the entry where the town is above them', () => {
    const entry = (at: number, town: string, dates: string, title: string): Glyph[][] => [
      write(town, 40, 100 + 80 * at),
      write(title, 170, 100 + 80 * at, bold),
      write(dates, 40, 113 + 80 * at),
      write('En esta casa he aprendido a reparar calderas de vapor y', 170, 113 + 80 * at),
      write('a enseñar el oficio.', 170, 126 + 80 * at),
    ];
    expect(
      marked(
        ...entry(0, 'Valencia, España', 'Jun 2022 – Sep 2024', 'Soldadora'),
        ...entry(1, 'Sevilla, España', 'Sep 2020 – Mar 2022', 'Calderera'),
      ).filter((text) => text.includes('20')),
    ).toEqual([
      'Valencia, España | Jun 2022 – Sep 2024 | Soldadora',
      'Sevilla, España | Sep 2020 – Mar 2022 | Calderera',
    ]);
  });
});

it('a list’s sign in a larger size than its line is its sign all the same', () => {
  const large: GlyphStyle = { ...plain, sizePt: 13 };
  const item = (text: string, y: number) => [write('-', 60, y + 1.5, large), write(text, 75, y)];
  expect(
    marked(...item('Reparé calderas de vapor', 100), ...item('Enseñé el oficio', 113)),
  ).toEqual(['• Reparé calderas de vapor', '• Enseñé el oficio']);
});

describe('labels in a margin', () => {
  it('are one heading over two lines where only both together are one', () => {
    const margin: readonly (readonly [string, number])[] = [
      ['Clinical', 100],
      ['Experience', 114],
      ['Education', 220],
    ];
    const body: readonly (readonly [string, number])[] = [
      ['Northgate Hospital, Leeds', 100],
      ['Charge Nurse, August 2019 to Present', 116],
      ['• Coordinate staffing for twenty beds', 132],
      ['Southgate Hospital, York', 160],
      ['Staff Nurse, June 2015 to August 2019', 176],
      ['• Looked after five patients a shift', 192],
      ['Bachelor of Science in Nursing', 220],
      ['University of Leeds, 2015', 236],
    ];
    const glyphs = [
      ...margin.map(([text, y]) => write(text, 40, y, bold)),
      ...body.map(([text, y]) => write(text, 150, y)),
    ];
    expect(marked(...glyphs).slice(0, 2)).toEqual([
      'Clinical Experience',
      'Northgate Hospital, Leeds',
    ]);
  });

  it('stay apart beside the items of a list', () => {
    const items = ['El agua de los ganados, congreso', 'La cuenta del rebaño, un', 'Tercer libro'];
    const years = ['2023', '2019', '2016'];
    const glyphs = items.flatMap((text, at) => [
      write(years[at] ?? '', 40, 100 + 13 * (at > 1 ? at + 1 : at)),
      write(`• ${text}`, 90, 100 + 13 * (at > 1 ? at + 1 : at)),
    ]);
    expect(marked(...glyphs, write('libro de pastores', 97, 126))).toEqual([
      '2023 | El agua de los ganados, congreso',
      '2019 | La cuenta del rebaño, un',
      'libro de pastores',
      '2016 | Tercer libro',
    ]);
  });

  it('stay apart beside short values in small letters', () => {
    const rows = [
      ['Valenciano', 'C1'],
      ['Castellano', 'lengua materna'],
      ['Inglés', 'B2, con un certificado de la escuela oficial de'],
      ['', 'idiomas de la comarca'],
      ['Técnicas', 'Punción seca, vendaje y readaptación'],
      ['Informática', 'Excel'],
      ['Carné', 'De coche y de moto'],
    ];
    const glyphs = rows.flatMap(([label = '', value = ''], at) => [
      label === '' ? [] : flushRight(label, 120, 100 + 13 * at),
      write(value, 150, 100 + 13 * at),
    ]);
    expect(marked(...glyphs).slice(0, 2)).toEqual([
      'Valenciano | C1',
      'Castellano | lengua materna',
    ]);
  });
});
