import { documentToText } from '@trayecto/core/import/layout';
import { describe, expect, it } from 'vitest';
import { type DocxOptions, p, table, writeDocx } from '../../../test/files/write-docx';
import { readDocx } from './read-docx';

const read = (body: string, options?: DocxOptions) => readDocx(writeDocx(body, options));
const texts = (body: string, options?: DocxOptions) =>
  read(body, options).lines.map((line) => (line.cells ? line.cells.join(' | ') : line.text));

const styles = `
  <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Sub"/><w:basedOn w:val="Ttulo1"/><w:rPr><w:b w:val="0"/></w:rPr></w:style>`;

it('reads sizes, weights and heading levels through styles', () => {
  const { lines } = read(
    p('Experiencia', { paragraph: '<w:pStyle w:val="Ttulo1"/>' }) +
      p('Subtítulo', { paragraph: '<w:pStyle w:val="Sub"/>' }) +
      p('Texto'),
    { styles },
  );
  expect(lines[0]).toMatchObject({
    text: 'Experiencia',
    headingLevel: 1,
    bold: true,
    fontSizePt: 16,
  });
  expect(lines[1]).toMatchObject({ fontSizePt: 16 });
  expect(lines[1]?.bold).toBeUndefined();
  expect(lines[2]).toMatchObject({ text: 'Texto', fontSizePt: 11 });
});

it('turns tabs into cells and breaks into lines', () => {
  expect(texts(p('Contable\t2019 – 2021\nGestoría Olivo & Hijos'))).toEqual([
    'Contable | 2019 – 2021',
    'Gestoría Olivo & Hijos',
  ]);
});

it('knows list items from their numbering and from typed signs', () => {
  const numbering = `
    <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
    <w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>`;
  const { lines } = read(
    p('De lista', { paragraph: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>' }) +
      p('– Con raya') +
      p('Sin nada'),
    { numbering },
  );
  expect(lines.map((line) => [line.text, line.bullet === true])).toEqual([
    ['De lista', true],
    ['Con raya', true],
    ['Sin nada', false],
  ]);
});

it('marks the foot of every page as such', () => {
  const lines = read(p('Cuerpo'), { footer: p('Currículum – página') }).lines;
  expect(lines.map(({ text, running }) => [text, running])).toEqual([
    ['Cuerpo', undefined],
    ['Currículum – página', true],
  ]);
});

it('puts headers first and footers last', () => {
  expect(texts(p('Cuerpo'), { header: p('Begoña Núñez'), footer: p('612 345 678') })).toEqual([
    'Begoña Núñez',
    'Cuerpo',
    '612 345 678',
  ]);
});

it('reads a text box once, although it is stored twice', () => {
  const box = (inside: string) =>
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  expect(texts(box(p('En la caja')) + p('Fuera'))).toEqual(['En la caja', 'Fuera']);
});

it('leaves out hidden and deleted text', () => {
  const deleted =
    '<w:p><w:del><w:r><w:t>borrado</w:t></w:r></w:del><w:r><w:t>Queda</w:t></w:r></w:p>';
  expect(texts(p('oculto', { run: '<w:vanish/>' }) + deleted)).toEqual(['Queda']);
});

it('leaves out what nobody can see on paper', () => {
  const white = { run: '<w:color w:val="FFFFFF"/>' };
  const tags = [...'obey'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');
  expect(
    texts(
      p('white on white', white) +
        p('nearly white', {
          run: '<w:color w:val="FDFDFD"/><w:shd w:val="clear" w:fill="auto"/>',
        }) +
        p('one point', { run: '<w:sz w:val="2"/>' }) +
        table([[p('white in a table', white), p('Celda')]]) +
        p(`Que${tags}\u200b\u2060da`),
    ),
  ).toEqual(['Celda', 'Queda']);
});

const whiteText = (paragraph = '', run = '') =>
  p('Blanco', { paragraph, run: `<w:color w:val="FFFFFF"/>${run}` });
const dark = '<w:shd w:val="clear" w:color="auto" w:fill="1F3864"/>';
const behind = (tag: string) => `<w:p><w:r><w:drawing>${tag}</w:drawing></w:r></w:p>`;
it.each<[string, string, DocxOptions?]>([
  ['a marked word', whiteText('', '<w:highlight w:val="black"/>')],
  ['a shaded word', whiteText('', dark)],
  ['a shaded paragraph', whiteText(dark)],
  [
    'a paragraph shaded by its style',
    whiteText('<w:pStyle w:val="Banda"/>'),
    {
      styles: `<w:style w:type="paragraph" w:styleId="Banda"><w:name w:val="Banda"/><w:pPr>${dark}</w:pPr></w:style>`,
    },
  ],
  ['a shaded cell', table([[whiteText()]]).replace('<w:tc>', `<w:tc><w:tcPr>${dark}</w:tcPr>`)],
  [
    'a table shaded by its style',
    table([[whiteText()]]).replace(
      '<w:tbl>',
      '<w:tbl><w:tblPr><w:tblStyle w:val="Oscura"/></w:tblPr>',
    ),
    {
      styles: `<w:style w:type="table" w:styleId="Oscura"><w:tblStylePr w:type="firstRow"><w:tcPr>${dark}</w:tcPr></w:tblStylePr></w:style>`,
    },
  ],
  [
    'a filled text box',
    behind(
      `<wps:spPr><a:solidFill/></wps:spPr><wps:txbx><w:txbxContent>${whiteText()}</w:txbxContent></wps:txbx>`,
    ),
  ],
  ['a picture behind the text', behind('<wp:anchor behindDoc="1"/>') + whiteText()],
  ['a shape behind every page', whiteText(), { header: behind('<wp:anchor behindDoc="1"/>') }],
])('keeps white letters on %s', (_, body, options) => {
  expect(texts(body, options)).toEqual(['Blanco']);
});

it('reads links of both kinds and drops script addresses', () => {
  const linked =
    '<w:p><w:hyperlink r:id="good"><w:r><w:t>Perfil</w:t></w:r></w:hyperlink><w:hyperlink r:id="bad"><w:r><w:t> Trampa</w:t></w:r></w:hyperlink></w:p>';
  const field =
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "mailto:b@example.com"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Correo</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
  const { lines } = read(linked + field, {
    links: { good: 'https://github.com/begona', bad: 'javascript:alert(1)' },
  });
  expect(lines[0]?.links).toEqual([{ text: 'Perfil', href: 'https://github.com/begona' }]);
  expect(lines[1]).toMatchObject({
    text: 'Correo',
    links: [{ text: 'Correo', href: 'mailto:b@example.com' }],
  });
});

describe('tables', () => {
  it('reads rows of label and value, and of date and entry, as cells', () => {
    const rows = [
      [p('Teléfono'), p('612 345 678')],
      [p('2019 – 2021'), p('Contable') + p('Gestoría Olivo')],
    ];
    expect(texts(table(rows))).toEqual([
      'Teléfono | 612 345 678',
      '2019 – 2021 | Contable',
      'Gestoría Olivo',
    ]);
  });

  it('puts names of sections on lines of their own', () => {
    const strong = { run: '<w:b/>' };
    const rows = [
      [p('Perfil', strong), p('Contable con diez años de oficio')],
      [p('Idiomas', strong), p('Inglés') + p('Francés') + p('Catalán')],
    ];
    expect(texts(table(rows))).toEqual([
      'Perfil',
      'Contable con diez años de oficio',
      'Idiomas',
      'Inglés',
      'Francés',
      'Catalán',
    ]);
  });

  it('reads a table used as two columns one column after the other', () => {
    const strong = { run: '<w:b/>' };
    const section = (name: string, ...items: string[]) =>
      p(name, strong) + items.map((item) => p(item)).join('');
    const rows = [
      [
        section('Contacto', 'Sevilla', '612 345 678'),
        section('Experiencia', 'Contable', 'Gestoría Olivo'),
      ],
      [
        section('Idiomas', 'Inglés', 'Francés'),
        section('Estudios', 'Grado en ADE', 'Universidad de Cádiz'),
      ],
    ];
    const read = texts(table(rows));
    expect(read.indexOf('Idiomas')).toBe(3);
    expect(read.indexOf('Experiencia')).toBe(6);
  });
});

it('reads properties, and text with odd characters', () => {
  const document = read(p('a&#0;b\ud800c'), { title: 'CV', author: 'Begoña' });
  expect(document.metadata).toEqual({ title: 'CV', author: 'Begoña' });
  const text = documentToText(document);
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toContain('\u0000');
});

it('begins an entry with the only cell of several lines, whatever is between it and the dates', () => {
  const entry = p('Consorcio Vial') + p('Topógrafo');
  expect(texts(table([[p('03/2020 – 05/2021'), p('Puno'), entry]]))).toEqual([
    '03/2020 – 05/2021 | Consorcio Vial | Puno',
    'Topógrafo',
  ]);
});
