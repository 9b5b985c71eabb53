import { describe, expect, it } from 'vitest';
import { bold, page, plain, texts, write } from '../fixtures/drawn-glyphs';
import { documentToText } from './document-to-text';
import { layoutPages } from './layout-pages';
import type { GlyphStyle, PageContent, Shape } from './page-content';

const read = (...pages: PageContent[]) => layoutPages(pages);

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

describe('words', () => {
  it('joins a letter-spaced heading and keeps its words apart', () => {
    expect(texts(page([write('EXPERIENCIA LABORAL', 60, 100, bold, { gapPt: 3 })]))).toEqual([
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
