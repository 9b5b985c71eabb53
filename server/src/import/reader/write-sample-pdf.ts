import { deflateSync } from 'node:zlib';
import type { SampleLine } from './sample-cv';

const LINES_A_PAGE = 27;
const LEADING_PT = 28;

/** A plain PDF in the standard fonts, as small programs write them. */
export function writeSamplePdf(lines: readonly SampleLine[]): Uint8Array {
  const pages = [lines.slice(0, LINES_A_PAGE), lines.slice(LINES_A_PAGE)];
  const font = (name: string) =>
    Buffer.from(`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`);
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ');
  return joinObjects([
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`),
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((page, index) => [
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${6 + 2 * index} 0 R/Resources<</Font<</R 3 0 R/B 4 0 R>>>>>>`,
      ),
      writeContent(page),
    ]),
  ]);
}

function writeContent(lines: readonly SampleLine[]): Buffer {
  const drawn = lines.map(
    ({ text, sizePt, bold }, index) =>
      `BT /${bold ? 'B' : 'R'} ${sizePt} Tf 60 ${800 - index * LEADING_PT} Td <${toWindows(text)}> Tj ET`,
  );
  const packed = deflateSync(drawn.join('\n'));
  return Buffer.concat([
    Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode>>stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

const WINDOWS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

function toWindows(text: string): string {
  const codes = Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0));
  return Buffer.from(codes).toString('hex');
}

function joinObjects(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places = objects.map((object, index) => {
    const place = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = parts.reduce((sum, part) => sum + part.length, 0);
  const size = objects.length + 1;
  return Buffer.concat([
    ...parts,
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF`,
    ),
  ]);
}
