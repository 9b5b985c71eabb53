import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvFixtures } from './fixtures';
import { parseCv } from './parse-cv';
import { parseText } from './parse-text';
import type { ParsedCv } from './parsed-cv';
import type { SourceDocument } from './source-document';

describe('whole CVs', () => {
  it.each(Object.entries(cvFixtures))('reads %s', (_, { text, language, cv }) => {
    const parsed = parseText(text);
    expect(parsed.cv).toEqual(cv);
    expect(parsed.language).toBe(language);
  });

  it.each(Object.entries(cvFixtures))('loses no line of %s and makes nothing up', (_, { text }) => {
    const parsed = parseText(text);
    expectEveryLineAccountedFor(text, parsed);
    expectOnlyWordsOfTheSource(text, parsed);
  });
});

describe('odd input', () => {
  it('says that an empty text is empty', () => {
    expect(parseText('').warnings).toEqual([{ code: 'empty-document' }]);
    expect(parseText(' \n\t\n').warnings).toEqual([{ code: 'empty-document' }]);
  });

  it('reads whatever text without throwing, and accounts for every line', () => {
    const word = fc.constantFrom(
      'Experiencia',
      'Education',
      '2019 - 2020',
      'Camarero',
      'S.L.',
      'Madrid',
      '•',
      'ana@example.com',
      '+34 600 000 000',
      'Idiomas:',
      'Inglés',
      'C1',
      '|',
      '\t',
      '(',
      ')',
      ',',
      '.',
      'Skills',
      'http://',
      'enero',
      '-',
    );
    const line = fc.oneof(
      fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join('\n');
        expectEveryLineAccountedFor(text, parseText(text));
      }),
      { numRuns: 300 },
    );
  });

  it('warns about a document with no name, contact or sections', () => {
    const codes = parseText('una lista de cosas sin más').warnings.map((warning) => warning.code);
    expect(codes).toEqual(expect.arrayContaining(['no-name', 'no-contact', 'no-sections']));
  });
});

describe('hints of the file reader', () => {
  const document: SourceDocument = {
    format: 'pdf',
    pages: 2,
    lines: [
      { text: 'Rosalía', page: 1, block: 1, xPt: 40, fontSizePt: 24, bold: true },
      { text: 'Cifuentes Prado', page: 1, block: 1, xPt: 40, fontSizePt: 24, bold: true },
      { text: 'Técnica de laboratorio', page: 1, block: 1, xPt: 40, fontSizePt: 12 },
      {
        text: 'Perfil',
        page: 1,
        block: 1,
        xPt: 40,
        fontSizePt: 9,
        links: [{ text: 'Perfil', href: 'https://www.linkedin.com/in/rosalia-cifuentes' }],
      },
      {
        text: 'Experiencia',
        page: 1,
        block: 2,
        xPt: 200,
        fontSizePt: 14,
        bold: true,
        gapBefore: true,
      },
      {
        text: '2020 – hoy Técnica de laboratorio',
        page: 1,
        block: 2,
        xPt: 200,
        widthPt: 200,
        fontSizePt: 10,
        cells: ['2020 – hoy', 'Técnica de laboratorio'],
      },
      { text: 'Aguas del Júcar', page: 1, block: 2, xPt: 200, widthPt: 80, fontSizePt: 10 },
      {
        text: 'Análisis de agua potable y residual según la norma',
        page: 1,
        block: 2,
        xPt: 210,
        widthPt: 300,
        fontSizePt: 10,
        bullet: true,
      },
      { text: 'ISO 17025.', page: 1, block: 2, xPt: 210, widthPt: 60, fontSizePt: 10 },
      { text: 'Página 1 de 2', page: 1, block: 3, fontSizePt: 8 },
      {
        text: 'Educación',
        page: 2,
        block: 4,
        xPt: 200,
        fontSizePt: 14,
        bold: true,
        gapBefore: true,
      },
      {
        text: 'Técnico Superior en Química Ambiental',
        page: 2,
        block: 4,
        xPt: 200,
        fontSizePt: 10,
      },
      {
        text: 'IES Cárcel Norte 2018',
        page: 2,
        block: 4,
        xPt: 200,
        fontSizePt: 10,
        cells: ['IES Cárcel Norte', '2018'],
      },
      {
        text: 'Rincón verde',
        page: 2,
        block: 4,
        xPt: 200,
        fontSizePt: 14,
        bold: true,
        gapBefore: true,
      },
      { text: 'Huerto comunitario del barrio', page: 2, block: 4, xPt: 200, fontSizePt: 10 },
    ],
  };
  const parsed = parseCv(document);

  it('joins a name set in two lines and takes a link from behind its text', () => {
    expect(parsed.cv.personal).toMatchObject({
      name: 'Rosalía Cifuentes Prado',
      title: 'Técnica de laboratorio',
      linkedin: 'https://www.linkedin.com/in/rosalia-cifuentes',
    });
  });

  it('uses the date gutter, the wrapped bullet and the right-hand cell', () => {
    expect(parsed.cv.work_experience).toEqual([
      {
        title: 'Técnica de laboratorio',
        company: 'Aguas del Júcar',
        location: '',
        dates: '2020 – hoy',
        description: '',
        achievements: ['Análisis de agua potable y residual según la norma ISO 17025.'],
      },
    ]);
    expect(parsed.cv.education[0]).toMatchObject({
      degree: 'Técnico Superior en Química Ambiental',
      institution: 'IES Cárcel Norte',
      dates: '2018',
    });
  });

  it('knows a heading nobody listed by its look', () => {
    expect(parsed.cv.additional).toEqual({ 'Rincón verde': ['Huerto comunitario del barrio'] });
  });

  it('names the lines behind each field, and page numbers apart', () => {
    expect(parsed.provenance['/personal/name']?.lines).toEqual([1, 2]);
    expect(parsed.provenance['/work_experience/0/achievements/0']?.lines).toEqual([8, 9]);
    expect(parsed.unplaced).toEqual([
      { line: 10, text: 'Página 1 de 2', reason: 'page-furniture' },
    ]);
  });
});

function expectEveryLineAccountedFor(text: string, { provenance, unplaced }: ParsedCv) {
  const lines = text.split(/\n|\f/);
  const known = new Set([
    ...Object.values(provenance).flatMap((source) => source.lines),
    ...unplaced.map((line) => line.line),
  ]);
  const lost = text
    .replace(/\r\n?/g, '\n')
    .split(/\n|\f/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line, number }) => line.trim() !== '' && !known.has(number));
  expect(lost).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
}

function expectOnlyWordsOfTheSource(text: string, { cv }: ParsedCv) {
  const squash = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const words = new Set(text.split(/[^\p{L}\p{N}]+/u).map(squash));
  const whole = squash(text);
  const values = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(values);
  const invented = values(cv).filter(
    (value) =>
      !whole.includes(squash(value)) &&
      value.split(/[^\p{L}\p{N}]+/u).some((word) => !words.has(squash(word))),
  );
  expect(invented).toEqual([]);
}
