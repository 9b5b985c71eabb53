import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

type PdfFont = 'regular' | 'bold' | 'italic' | 'symbols' | 'icons' | 'drawn' | 'drawnBold';

/** One thing drawn on a page; points from the bottom left, as PDF counts. */
export type PdfMark =
  | {
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size?: number;
      readonly font?: PdfFont;
      readonly color?: readonly [number, number, number];
      /** PDF's text render mode; 3 is invisible. */
      readonly mode?: number;
      readonly spacing?: number;
      /** In ink that lets everything through. */
      readonly transparent?: boolean;
      /** What the file says these signs mean. */
      readonly meaning?: string;
    }
  | {
      readonly box: readonly [number, number, number, number];
      readonly color?: readonly [number, number, number];
      /** Painted with a gradient: from violet to blue, or from white to white. */
      readonly gradient?: 'dark' | 'white';
    }
  | { readonly link: readonly [number, number, number, number]; readonly href: string };

interface PdfOptions {
  readonly title?: string;
  readonly author?: string;
  readonly password?: string;
  readonly compress?: boolean;
}

const FONTS: Readonly<Record<PdfFont, string>> = {
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
  symbols: 'ZapfDingbats',
  icons: 'FontAwesome',
  drawn: '',
  drawnBold: '',
};
const KEYS: Readonly<Record<PdfFont, string>> = {
  regular: 'R',
  bold: 'B',
  italic: 'I',
  symbols: 'S',
  icons: 'A',
  drawn: 'D',
  drawnBold: 'E',
};

/** A small PDF with the standard fonts, for tests. */
export function writePdf(
  pages: readonly (readonly PdfMark[])[],
  options: PdfOptions = {},
): Uint8Array {
  const objects: (string | Uint8Array)[] = ['', ''];
  const add = (object: string | Uint8Array) => objects.push(object);
  const fonts = (Object.keys(FONTS) as PdfFont[]).map((font) => {
    const encoding = font === 'symbols' ? '' : '/Encoding/WinAnsiEncoding';
    const described =
      font === 'drawn' || font === 'drawnBold'
        ? describeDrawnFont(add(stream(font === 'drawn' ? LETTER : BOLD_LETTER)))
        : `<</Type/Font/Subtype/Type1/BaseFont/${FONTS[font]}${encoding}>>`;
    return `/${KEYS[font]} ${add(described)} 0 R`;
  });
  const kids = pages.map((marks) => {
    const content = add(stream(marks.map(draw).join('\n'), options.compress === true));
    const links = marks.flatMap((mark) =>
      'link' in mark
        ? [
            `${add(`<</Type/Annot/Subtype/Link/Rect[${mark.link.join(' ')}]/A<</S/URI/URI(${mark.href})>>>>`)} 0 R`,
          ]
        : [],
    );
    return `${add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Annots[${links.join(' ')}]/Resources<</Font<<${fonts.join('')}>>/ExtGState<</T<</ca 0>>/O<</ca 1>>>>/Pattern<</Gdark ${gradient('0.4 0.2 0.6', '0.1 0.2 0.5')}/Gwhite ${gradient('1 1 1', '1 1 1')}>>>>>>`,
    )} 0 R`;
  });
  objects[0] = '<</Type/Catalog/Pages 2 0 R>>';
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`;
  const info = add(
    `<</Title(${escapeText(options.title ?? '')})/Author(${escapeText(options.author ?? '')})>>`,
  );
  return assemble(objects, info, options.password);
}

function gradient(from: string, to: string): string {
  return `<</PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 595 0]/Function<</FunctionType 2/Domain[0 1]/C0[${from}]/C1[${to}]/N 1>>/Extend[true true]>>>>`;
}

const LETTER = '500 0 0 0 450 700 d1 190 0 60 700 re f';
const BOLD_LETTER = '500 0 0 0 450 700 d1 160 0 110 700 re f';

/** Every character is a picture, and nothing says which one it is. */
function describeDrawnFont(picture: number): string {
  const names = Array.from({ length: 256 }, () => '/a0').join('');
  const widths = Array.from({ length: 256 }, () => 500).join(' ');
  return `<</Type/Font/Subtype/Type3/FontBBox[0 0 500 700]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a0 ${picture} 0 R>>/Encoding<</Type/Encoding/Differences[0${names}]>>/FirstChar 0/LastChar 255/Widths[${widths}]>>`;
}

function draw(mark: PdfMark): string {
  if ('link' in mark) return '';
  const color = (mark.color ?? [0, 0, 0]).join(' ');
  if ('box' in mark && mark.gradient !== undefined)
    return `/Pattern cs /G${mark.gradient} scn ${mark.box.join(' ')} re f`;
  if ('box' in mark) return `${color} rg ${mark.box.join(' ')} re f`;
  const { x, y, size = 10, font = 'regular', mode = 0, spacing = 0 } = mark;
  const drawn = `${mark.transparent ? '/T' : '/O'} gs BT ${color} rg ${mode} Tr ${spacing} Tc /${KEYS[font]} ${size} Tf ${x} ${y} Td (${escapeText(mark.text)}) Tj ET`;
  return mark.meaning === undefined
    ? drawn
    : `/Span <</ActualText (${escapeText(mark.meaning)})>> BDC ${drawn} EMC`;
}

const WINDOWS: Readonly<Record<string, number>> = {
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '€': 0x80,
  '’': 0x92,
};

function escapeText(text: string): string {
  return Array.from(text, (character) => {
    const code = WINDOWS[character] ?? character.charCodeAt(0);
    return /[()\\]/.test(character) || code > 126 || code < 32
      ? `\\${code.toString(8).padStart(3, '0')}`
      : character;
  }).join('');
}

export function stream(content: string | Uint8Array, compress = false, extra = ''): Uint8Array {
  const plain = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  const bytes = compress ? deflateSync(plain) : plain;
  const filter = compress ? '/Filter/FlateDecode' : '';
  return Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}${filter}${extra}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

export function assemble(
  objects: readonly (string | Uint8Array)[],
  info?: number,
  password?: string,
): Uint8Array {
  const id = Buffer.alloc(16, 7);
  const lock = password === undefined ? undefined : lockFor(password, id);
  const all = lock ? [...objects, lock] : objects;
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  all.forEach((object, index) => {
    offsets.push(length);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : Buffer.from(object);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = lock
    ? `/Encrypt ${all.length} 0 R/ID[<${id.toString('hex')}><${id.toString('hex')}>]`
    : '';
  const about = info === undefined ? '' : `/Info ${info} 0 R`;
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${all.length + 1}/Root 1 0 R${about}${encrypt}>>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** The oldest password lock of PDF: enough to make a reader ask for the password. */
function lockFor(password: string, id: Buffer): string {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const ownerKey = createHash('md5').update(padded).digest().subarray(0, 5);
  const owner = rc4(ownerKey, padded);
  const permissions = Buffer.from('fcffffff', 'hex');
  const key = createHash('md5')
    .update(padded)
    .update(owner)
    .update(permissions)
    .update(id)
    .digest()
    .subarray(0, 5);
  const user = rc4(key, PADDING);
  return `<</Filter/Standard/V 1/R 2/O<${owner.toString('hex')}>/U<${user.toString('hex')}>/P -4>>`;
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b]!, state[a]!];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      swap(i, j);
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}
