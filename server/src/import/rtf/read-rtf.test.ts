import { expect, it } from 'vitest';
import { readRtf } from './read-rtf';

const read = (body: string) =>
  readRtf(Buffer.from(`{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}${body}}`, 'latin1')).lines;

it('reads accents in both spellings, tabs, weights and sizes', () => {
  const lines = read(
    "{\\b\\fs40 Bego\\'f1a N\\u250?\\u241?ez}\\par Contable\\tab 2019 \\endash  2021\\par",
  );
  expect(lines[0]).toMatchObject({ text: 'Begoña Núñez', bold: true, fontSizePt: 20 });
  expect(lines[1]?.cells).toEqual(['Contable', '2019 – 2021']);
});

it('reads lists, tables and links, and no data of the program', () => {
  const lines = read(
    '{\\*\\generator Word;}{\\pict 0102}\\pard{\\listtext\\bullet\\tab}Cierre mensual\\par' +
      '\\trowd\\intbl Uno\\cell Dos\\cell\\row\\pard ' +
      '{\\field{\\*\\fldinst HYPERLINK "https://example.com"}{\\fldrslt P\\u225?gina}}\\par',
  );
  expect(lines[0]).toMatchObject({ text: 'Cierre mensual', bullet: true });
  expect(lines[1]?.cells).toEqual(['Uno', 'Dos']);
  expect(lines[2]).toMatchObject({ text: 'Página', links: [{ href: 'https://example.com' }] });
});

it('reads dashes, quotes and the euro sign, told by number or as they are', () => {
  const [told, raw] = read(
    "2019 \\'96 2021, \\'93Los Olmos\\'94, 1.800 \\'80\\par 2019 \u0096 2021, \u0093Los Olmos\u0094, 1.800 \u0080\\par",
  );
  expect(told?.text).toBe('2019 – 2021, “Los Olmos”, 1.800 €');
  expect(raw?.text).toBe(told?.text);
});
