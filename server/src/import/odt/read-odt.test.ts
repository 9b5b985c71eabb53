import { expect, it } from 'vitest';
import { writeOdt } from '../../../test/files/write-odt';
import { readOdt } from './read-odt';

const text = (properties: string, name: string, family = 'text') =>
  `<style:style style:name="${name}" style:family="${family}"><style:text-properties ${properties}/></style:style>`;
const read = (...given: Parameters<typeof writeOdt>) => readOdt(writeOdt(...given)).lines;
const textsOf = (...given: Parameters<typeof writeOdt>) => read(...given).map((line) => line.text);

it('reads weight, slope, size, colour and headings, from styles and the styles these build on', () => {
  const lines = read(
    '<text:p text:style-name="Big">Begoña Núñez</text:p><text:h text:outline-level="2" text:style-name="Head">Experiencia</text:h><text:p><text:span text:style-name="B">Técnica</text:span>, <text:span text:style-name="I">Alba S.L.</text:span></text:p>',
    {
      styles: `${text('fo:font-weight="bold"', 'B')}${text('fo:font-style="italic"', 'I')}<style:style style:name="Big" style:family="paragraph" style:parent-style-name="Base"><style:text-properties fo:font-size="200%"/></style:style>`,
      named: `${text('fo:color="#1F3A5F" fo:font-size="11pt"', 'Base', 'paragraph')}${text('fo:text-transform="uppercase" fo:font-weight="bold"', 'Head', 'paragraph')}`,
    },
  );
  expect(lines).toMatchObject([
    { text: 'Begoña Núñez', fontSizePt: 22, color: '#1f3a5f' },
    { text: 'EXPERIENCIA', headingLevel: 2, bold: true, fontSizePt: 12 },
    { text: 'Técnica, Alba S.L.' },
  ]);
  expect(lines[2]?.runs).toEqual([
    { text: 'Técnica', bold: true },
    { text: ',' },
    { text: 'Alba S.L.', italic: true },
  ]);
});

it('reads lists, tabs, spaces, line breaks, links and page breaks', () => {
  const lines = read(
    '<text:list><text:list-header><text:p>Tareas</text:p></text:list-header><text:list-item><text:p>Caja</text:p><text:list><text:list-item><text:p>Arqueo</text:p></text:list-item></text:list></text:list-item></text:list><text:p>Alba<text:tab/>2019 –<text:s text:c="1"/>2021<text:line-break/>Lugo</text:p><text:p><text:soft-page-break/><text:a xlink:href="https://www.linkedin.com/in/begona">Perfil</text:a> <text:a xlink:href="javascript:alert(1)">Trampa</text:a></text:p>',
  );
  expect(lines.map(({ text, bullet }) => [text, bullet === true])).toEqual([
    ['Tareas', false],
    ['Caja', true],
    ['Arqueo', true],
    ['Alba 2019 – 2021', false],
    ['Lugo', false],
    ['Perfil Trampa', false],
  ]);
  expect(lines[3]?.cells).toEqual(['Alba', '2019 – 2021']);
  expect(lines.at(-1)?.links).toEqual([
    { text: 'Perfil', href: 'https://www.linkedin.com/in/begona' },
  ]);
});

it('reads tables, sections and text boxes, headers once and footers at the end', () => {
  const texts = textsOf(
    '<text:section><table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>Puesto</text:p></table:table-cell><table:table-cell><text:p>Años</text:p></table:table-cell></table:table-row></table:table-header-rows><table:table-row><table:table-cell><text:p>Cocinera</text:p></table:table-cell><table:table-cell><text:p>2019</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table></text:section><text:p>Fin<draw:frame><draw:text-box><text:p>Idiomas</text:p></draw:text-box></draw:frame></text:p>',
    {
      margins:
        '<style:header><text:p>Begoña Núñez</text:p></style:header><style:header-first><text:p>Begoña Núñez</text:p></style:header-first><style:footer><text:p>Página</text:p></style:footer>',
    },
  );
  expect(texts).toEqual([
    'Begoña Núñez',
    'Puesto Años',
    'Cocinera 2019',
    'Idiomas',
    'Fin',
    'Página',
  ]);
});

it('leaves out what nobody sees, was struck out or is a note', () => {
  const styles = [
    text('fo:color="#ffffff"', 'W'),
    text('text:display="none"', 'H'),
    text('fo:font-size="1pt"', 'T'),
    text('fo:color="#ffffff" fo:background-color="#004494"', 'OnBlue'),
  ].join('');
  expect(
    textsOf(
      '<text:tracked-changes><text:changed-region><text:p>old</text:p></text:changed-region></text:tracked-changes><text:p>Ana<text:note><text:note-body><text:p>note</text:p></text:note-body></text:note><text:span text:style-name="W">white</text:span><text:span text:style-name="H">hidden</text:span><text:span text:style-name="T">tiny</text:span> <text:span text:style-name="OnBlue">Ruiz</text:span></text:p>',
      { styles },
    ),
  ).toEqual(['Ana Ruiz']);
});

it('refuses what has no text of its kind, and takes the title along', () => {
  expect(() => readOdt(writeOdt('', { kind: 'presentation' }))).toThrow('file_unsupported');
  expect(readOdt(writeOdt('<text:p>x</text:p>', { title: 'Currículum' })).metadata).toEqual({
    title: 'Currículum',
  });
});
