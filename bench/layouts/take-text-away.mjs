import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LONGEST_MS = 120_000;
/** A page laid a little askew on the scanner. */
const SKEW_DEGREES = 0.7;
const POINTS_PER_INCH = 72;

/** Ways a document loses its text: letters drawn as outlines (Ghostscript), pages scanned at 150 and 200 dots per inch. */
export const textless = {
  outlines: (path, target) =>
    execFileSync(
      'gs',
      [
        '-q',
        '-dNOPAUSE',
        '-dBATCH',
        '-sDEVICE=pdfwrite',
        '-dNoOutputFonts',
        `-sOutputFile=${target}`,
        path,
      ],
      { timeout: LONGEST_MS },
    ),
  scan150: (path, target) => writeFileSync(target, scan(path, 150)),
  scan200: (path, target) => writeFileSync(target, scan(path, 200)),
};

/** The same document without its text, made once. */
export function takeTextAway(path, kind) {
  const target = path.replace(/\.pdf$/, `.${kind}.pdf`);
  if (!existsSync(target)) textless[kind](path, target);
  return target;
}

function scan(path, dpi) {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  try {
    const where = join(folder, 'page');
    execFileSync('pdftoppm', ['-r', String(dpi), '-jpeg', path, where], { timeout: LONGEST_MS });
    const pages = readdirSync(folder).sort();
    return writePictures(
      pages.map((name) => readFileSync(join(folder, name))),
      dpi,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A PDF of one picture a page. */
function writePictures(pictures, dpi) {
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets = [];
  let length = parts[0].length;
  const add = (...some) => {
    for (const one of some) {
      const bytes = typeof one === 'string' ? Buffer.from(one, 'latin1') : one;
      parts.push(bytes);
      length += bytes.length;
    }
  };
  const object = (...some) => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n`, ...some, '\nendobj\n');
  };
  const kids = pictures.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  object('<</Type/Catalog/Pages 2 0 R>>');
  object(`<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`);
  for (const [at, picture] of pictures.entries()) {
    const { width, height } = readSize(picture);
    const [w, h] = [width, height].map((pixels) => (pixels / dpi) * POINTS_PER_INCH);
    const number = 3 + at * 3;
    const [cos, sin] = [Math.cos, Math.sin].map((of) => of((SKEW_DEGREES * Math.PI) / 180));
    const draw = `q ${w * cos} ${w * sin} ${-h * sin} ${h * cos} 0 0 cm /P Do Q`;
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Contents ${number + 1} 0 R/Resources<</XObject<</P ${number + 2} 0 R>>>>>>`,
    );
    object(`<</Length ${draw.length}>>stream\n${draw}\nendstream`);
    object(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${picture.length}>>stream\n`,
      picture,
      '\nendstream',
    );
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
  );
  return Buffer.concat(parts);
}

/** Of a JPEG, from the segment that begins its picture. */
function readSize(jpeg) {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1];
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
  }
  throw new Error('no size in the picture');
}
