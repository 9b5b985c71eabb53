import { describe, expect, it } from 'vitest';
import { documentToText } from './document-to-text';
import { layoutPages } from './layout-pages';
import type { Glyph, GlyphStyle, PageContent, Shape } from './page-content';

const plain: GlyphStyle = { sizePt: 10, bold: false, italic: false, color: '#000000' };
const bold: GlyphStyle = { ...plain, bold: true };
const heading: GlyphStyle = { ...bold, sizePt: 13, color: '#003366' };

/** Half an em for each letter, a quarter for a space, like a plain font. */
function write(text: string, x: number, y: number, style = plain, gapPt = 0): Glyph[] {
  let left = x;
  return Array.from(text, (character) => {
    const width = (character === ' ' ? 0.25 : 0.5) * style.sizePt;
    const glyph = {
      text: character,
      leftPt: left,
      rightPt: left + width,
      topPt: y - 0.8 * style.sizePt,
      bottomPt: y + 0.2 * style.sizePt,
      baselinePt: y,
      style,
    };
    left += width + gapPt;
    return glyph;
  });
}

function page(glyphs: readonly Glyph[][], extra: Partial<PageContent> = {}): PageContent {
  return { widthPt: 595, heightPt: 842, glyphs: glyphs.flat(), shapes: [], links: [], ...extra };
}

function read(...pages: PageContent[]) {
  return layoutPages(pages);
}

function texts(...pages: PageContent[]): string[] {
  return read(...pages).map((line) => (line.cells ? line.cells.join(' | ') : line.text));
}

it('judges distances alike that only differ by how a browser rounds them', () => {
  const prose = Array.from({ length: 12 }, (_, at) =>
    write('Prose that fills the lines of a paragraph above', 60, 100 + at * 15.4),
  );
  const steps = [0, 19.5, 38.25, 57.75, 76.5, 96];
  const listed = ['Kubernetes', 'Terraform', 'Go', 'Python', 'Prometheus', 'PostgreSQL'].map(
    (name, at) => write(name, 60, 330 + (steps[at] ?? 0)),
  );
  const lines = read(page([...prose, ...listed]));
  expect(lines.slice(-6).map((line) => line.gapBefore)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(lines.slice(1, 12).some((line) => line.gapBefore)).toBe(false);
});

it('reads a name in large letters apart from what is small beside it', () => {
  const name = write('Ana Ruiz', 200, 100, { ...plain, sizePt: 30 });
  const texted = texts(
    page([
      write('Leeds', 60, 100),
      name,
      write('ana@example.com', 60, 114),
      write('Nurse', 200, 130),
    ]),
  );
  expect(texted[0]).toBe('Ana Ruiz');
  expect(texted.slice(1).join(' ')).toContain('Leeds');
});

it.each([
  ['the same picture before three lines', ['\ue001', '\ue001', '\ue001'], true],
  ['pictures without a code', ['\ufffd', '\ufffd', '\ufffd'], true],
  ['other pictures', ['\ue001', '\ue002', '\ue003'], false],
])('takes %s for the signs of a list, or not', (_, signs, isList) => {
  const icons: GlyphStyle = { ...plain, pictures: 'icons' };
  const rows = signs.flatMap((sign, at) => [
    write(sign, 60, 100 + 14 * at, icons),
    write('Audited the charts and wrote to all of them', 75, 100 + 14 * at),
  ]);
  expect(read(page(rows)).map(({ bullet }) => bullet === true)).toEqual(signs.map(() => isList));
  const contacts = signs.flatMap((sign, at) => [
    write(sign, 60, 100 + 14 * at, icons),
    write('ana@example.com', 75, 100 + 14 * at),
  ]);
  expect(read(page(contacts)).some(({ bullet }) => bullet)).toBe(false);
});

it('reads words whole that begin beside a sign without width', () => {
  const word = write('Capstone', 60, 100);
  const before = word.slice(0, 1).map((glyph) => ({ ...glyph, text: '\u200b', rightPt: 60 }));
  const after = word.slice(0, 1).map((glyph) => ({ ...glyph, text: '\u200b', rightPt: 60 }));
  expect(texts(page([before, word]))).toEqual(['Capstone']);
  expect(texts(page([word, after]))).toEqual(['Capstone']);
});

describe('reading order', () => {
  it('reads a sidebar whole before the main column when it is on the left', () => {
    const sidebar = ['Contacto', 'Sevilla', 'Idiomas', 'Inglés', 'Francés', 'Catalán'];
    const main = [
      'Responsable de tienda en un comercio de barrio',
      'Atendí a clientes y llevé la caja a diario',
      'Formé a tres personas nuevas en el equipo',
      'Ordené el almacén y los pedidos de cada mes',
      'Preparé los escaparates de cada temporada',
    ];
    const lines = texts(
      page([
        ...sidebar.map((text, index) => write(text, 40, 100 + 17 * index)),
        ...main.map((text, index) => write(text, 220, 105 + 14 * index)),
      ]),
    );
    expect(lines).toEqual([...sidebar, ...main]);
  });

  it('keeps a date at the right margin on the line of its title', () => {
    const lines = texts(
      page([
        write('Enfermera de urgencias', 60, 100, bold),
        write('2019 – 2023', 480, 100),
        write('Hospital del Mar', 60, 114),
        write('Atención a pacientes de todas las edades en turnos de noche y de día', 60, 128),
        write('Enfermera de planta', 60, 150, bold),
        write('2015 – 2019', 480, 150),
      ]),
    );
    expect(lines).toEqual([
      'Enfermera de urgencias | 2019 – 2023',
      'Hospital del Mar',
      'Atención a pacientes de todas las edades en turnos de noche y de día',
      'Enfermera de planta | 2015 – 2019',
    ]);
  });

  it('joins a date wrapped in the gutter and puts it before its entry', () => {
    const lines = texts(
      page([
        write('Septiembre', 60, 100),
        write('2018 – Junio', 52, 112),
        write('2021', 84, 124),
        write('Técnica de laboratorio, Bioalba', 130, 100, bold),
        write('• Preparé muestras y reactivos', 135, 112),
        write('• Calibré los equipos cada semana', 135, 124),
        write('• Redacté los informes de calidad', 135, 136),
        write('Julio 2021 –', 52, 160),
        write('hoy', 90, 172),
        write('Responsable de laboratorio, Bioalba', 130, 160, bold),
        write('• Coordiné a cuatro técnicas', 135, 172),
      ]),
    );
    expect(lines).toEqual([
      'Septiembre 2018 – Junio 2021 | Técnica de laboratorio, Bioalba',
      'Preparé muestras y reactivos',
      'Calibré los equipos cada semana',
      'Redacté los informes de calidad',
      'Julio 2021 – hoy | Responsable de laboratorio, Bioalba',
      'Coordiné a cuatro técnicas',
    ]);
  });

  it('reads a label column row by row', () => {
    const rows = [
      ['Dirección:', 'Málaga'],
      ['Teléfono:', '612 345 678'],
      ['Correo:', 'marta@example.com'],
    ];
    const lines = texts(
      page(
        rows.flatMap(([label = '', value = ''], index) => [
          write(label, 60, 100 + 20 * index),
          write(value, 150, 100 + 20 * index),
        ]),
      ),
    );
    expect(lines).toEqual([
      'Dirección: | Málaga',
      'Teléfono: | 612 345 678',
      'Correo: | marta@example.com',
    ]);
  });

  it('puts section names from a left column on lines of their own', () => {
    const lines = texts(
      page([
        write('Experiencia', 50, 100, heading),
        write('Cocinera en el restaurante La Encina', 180, 100),
        write('Preparé menús para ochenta comensales', 180, 114),
        write('Estudios', 50, 160, heading),
        write('Grado medio de cocina y gastronomía', 180, 160),
        write('Escuela de Hostelería de Gijón', 180, 174),
      ]),
    );
    expect(lines.indexOf('Experiencia')).toBe(0);
    expect(lines[1]).toBe('Cocinera en el restaurante La Encina');
    expect(lines.indexOf('Estudios')).toBe(3);
  });

  it('reads a column on to the next page before the one beside it', () => {
    const main = (from: number) =>
      Array.from({ length: 8 }, (_, index) =>
        write(`Línea ${from + index} de la columna ancha`, 40, 100 + 14 * index),
      );
    const side = ['Contacto', 'Cádiz', 'Idiomas', 'Inglés', 'Alemán'];
    const lines = texts(
      page([...main(1), ...side.map((text, index) => write(text, 400, 106 + 19 * index))]),
      page(main(9)),
    );
    expect(lines.slice(16)).toEqual(side);
    expect(lines[8]).toBe('Línea 9 de la columna ancha');
  });

  it('ends a header band where its colour ends', () => {
    const band: Shape = { leftPt: 0, topPt: 0, rightPt: 595, bottomPt: 90, filled: true };
    const left = ['Experiencia', 'Contable', 'Gestoría Olivo', 'Auxiliar', 'Asesoría Roble'];
    const right = ['Aptitudes', 'Excel', 'Nóminas', 'Sage'];
    const lines = texts(
      page(
        [
          write('Marta Ibarra Soler', 40, 50, { ...heading, sizePt: 22 }),
          write('612 345 678', 440, 40),
          write('marta@example.com', 440, 54),
          ...left.map((text, index) =>
            write(text, 40, 130 + 13 * index, index === 0 ? heading : plain),
          ),
          ...right.map((text, index) =>
            write(text, 400, 130 + 17 * index, index === 0 ? heading : plain),
          ),
        ],
        { shapes: [band] },
      ),
    );
    expect(lines.slice(0, 3)).toEqual(['Marta Ibarra Soler', '612 345 678', 'marta@example.com']);
    expect(lines.slice(3)).toEqual([...left, ...right]);
  });
});

describe('words', () => {
  it('joins a letter-spaced heading and keeps its words apart', () => {
    expect(texts(page([write('EXPERIENCIA LABORAL', 60, 100, bold, 3)]))).toEqual([
      'EXPERIENCIA LABORAL',
    ]);
    expect(texts(page([write('E X P E R I E N C I A', 60, 100, bold)]))).toEqual(['EXPERIENCIA']);
  });

  it('joins words parted at a line end, and leaves real hyphens alone', () => {
    const lines = texts(
      page([
        write('Responsable de la presenta-', 60, 100),
        write('ción mensual de cuentas', 60, 112),
      ]),
    );
    expect(lines).toEqual(['Responsable de la presentación', 'mensual de cuentas']);
    expect(texts(page([write('Front-end', 60, 100)]))).toEqual(['Front-end']);
  });

  it('does not join an address with the town below it', () => {
    const whole = [write('linkedin.com/in/marta', 60, 100), write('Birmingham', 60, 112)];
    expect(texts(page(whole))).toEqual(['linkedin.com/in/marta', 'Birmingham']);
  });

  it('joins an address that went on in the next line', () => {
    const lines = texts(page([write('linkedin.com/in/', 60, 100), write('marta-ibarra', 60, 112)]));
    expect(lines).toEqual(['linkedin.com/in/marta-ibarra']);
  });

  it('writes ligatures as letters and accents as one character', () => {
    const [line] = read(page([write('oﬁcina', 60, 100)]));
    expect(line?.text).toBe('oficina');
    const letters = write('Garcia', 60, 100);
    const i = letters[4]!;
    const accent = { ...i, text: '´' };
    const [accented] = read(page([[...letters.slice(0, 5), accent, ...letters.slice(5)]]));
    expect(accented?.text).toBe('García');
    // Handed over after the whole line.
    const [late] = read(
      page([[...letters, ...write(' Lopez Hernandez', 300, i.baselinePt), accent]]),
    );
    expect(late?.text).toContain('García');
  });

  it('reads a letter drawn twice, a hair apart, once', () => {
    const once = write('Resumen', 60, 100, bold);
    const again = once.map((glyph) => ({
      ...glyph,
      leftPt: glyph.leftPt + 0.3,
      rightPt: glyph.rightPt + 0.3,
    }));
    expect(texts(page([once, again]))).toEqual(['Resumen']);
  });
});

describe('hints', () => {
  it('marks bullets by their sign and takes the sign away', () => {
    const [line] = read(page([write('• Diseñé la web', 60, 100)]));
    expect(line).toMatchObject({ text: 'Diseñé la web', bullet: true });
  });

  it('finds bullets that are drawn as dots, but not the dots of a timeline', () => {
    const dot = (x: number, y: number): Shape => ({
      leftPt: x,
      rightPt: x + 3,
      topPt: y,
      bottomPt: y + 3,
      filled: true,
    });
    const rail: Shape = { leftPt: 45, rightPt: 46, topPt: 80, bottomPt: 200, filled: true };
    const listed = read(page([write('Diseñé la web', 60, 100)], { shapes: [dot(50, 95.5)] }));
    expect(listed[0]?.bullet).toBe(true);
    const timed = read(
      page([write('2019 Diseñadora', 60, 100)], { shapes: [dot(44, 95.5), rail] }),
    );
    expect(timed[0]?.bullet).toBeUndefined();
  });

  it('gives the looks inside a mixed line', () => {
    const title = write('Diseñadora', 60, 100, bold);
    const rest = write(', Estudio Norte', 110, 100);
    const [line] = read(page([title, rest]));
    expect(line?.runs).toEqual([{ text: 'Diseñadora', bold: true }, { text: ', Estudio Norte' }]);
  });

  it('hands on link targets, also those behind an icon', () => {
    const links = [
      { leftPt: 58, topPt: 90, rightPt: 120, bottomPt: 103, href: 'mailto:marta@example.com' },
      { leftPt: 200, topPt: 90, rightPt: 215, bottomPt: 103, href: 'https://github.com/marta' },
    ];
    const [line] = read(page([write('Escríbeme', 60, 100)], { links }));
    expect(line?.links).toEqual([
      { text: 'Escríbeme', href: 'mailto:marta@example.com' },
      { text: '', href: 'https://github.com/marta' },
    ]);
  });

  it('sets page numbers and repeated headers behind the text', () => {
    const makePage = (number: number, text: string) =>
      page([write('CV de Marta', 60, 30), write(text, 60, 400), write(`${number} / 2`, 300, 820)]);
    const lines = read(makePage(1, 'Primera parte'), makePage(2, 'Segunda parte'));
    expect(lines.filter((line) => !line.running).map((line) => line.text)).toEqual([
      'CV de Marta',
      'Primera parte',
      'Segunda parte',
    ]);
    expect(lines.filter((line) => line.running)).toHaveLength(3);
  });

  it('parts paragraphs where the distance grows', () => {
    const lines = read(
      page([0, 12, 24, 50, 62].map((step, index) => write(`Línea ${index}`, 60, 100 + step))),
    );
    expect(lines.map((line) => line.gapBefore === true)).toEqual([true, false, false, true, false]);
  });
});

it('prints lines as text with blocks, signs and cells', () => {
  const lines = read(
    page([write('Título', 60, 100, bold), write('2020', 480, 100), write('• Hice algo', 60, 113)]),
  );
  expect(documentToText({ format: 'pdf', pages: 1, lines })).toBe('Título\t2020\n• Hice algo');
});
