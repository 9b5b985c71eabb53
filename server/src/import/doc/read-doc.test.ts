import { expect, it } from 'vitest';
import { writeDoc } from '../../../test/files/write-doc';
import { readDoc } from './read-doc';

it('reads text, weights, sizes and lists of an old Word file', () => {
  const { lines, format } = readDoc(
    writeDoc([
      { text: 'Íñigo Peñalver Sáez', bold: true, sizePt: 20 },
      { text: 'Contable\t2019 – 2021' },
      { text: 'Cierre mensual', list: true },
      { text: 'oculto', hidden: true },
      { text: 'diminuto', sizePt: 1 },
    ]),
  );
  expect(format).toBe('doc');
  expect(lines[0]).toMatchObject({ text: 'Íñigo Peñalver Sáez', bold: true, fontSizePt: 20 });
  expect(lines[1]?.cells).toEqual(['Contable', '2019 – 2021']);
  expect(lines[2]).toMatchObject({ text: 'Cierre mensual', bullet: true });
  expect(lines).toHaveLength(3);
});

it('reads rows of a table', () => {
  const { lines } = readDoc(
    writeDoc([
      { text: 'Teléfono', table: 'cell' },
      { text: '612 345 678', table: 'cell' },
      { text: '', table: 'row' },
      { text: 'Después' },
    ]),
  );
  expect(lines.map((line) => line.cells ?? line.text)).toEqual([
    ['Teléfono', '612 345 678'],
    'Después',
  ]);
});

it('reads the header, where names are often kept', () => {
  const { lines } = readDoc(writeDoc([{ text: 'Cuerpo' }], { header: 'Íñigo Peñalver' }));
  expect(lines.map((line) => line.text)).toEqual(['Íñigo Peñalver', 'Cuerpo']);
});

it('turns link fields into links', () => {
  const { lines } = readDoc(
    writeDoc([{ text: '\u0013 HYPERLINK "https://example.com/i" \u0014Mi página\u0015 y más' }]),
  );
  expect(lines[0]).toMatchObject({
    text: 'Mi página y más',
    links: [{ text: 'Mi página', href: 'https://example.com/i' }],
  });
});
