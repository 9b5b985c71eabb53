import { constants, deflateRawSync } from 'node:zlib';
import type { BadFile } from './bad-files';
import { writeCompoundFile } from './write-compound-file';
import { writeDoc } from './write-doc';
import { p, writeDocx } from './write-docx';
import { assemble, stream } from './write-pdf';
import { writeZip } from './write-zip';

/** Small files that ask for endless work or memory; whichever wall they meet first is a right answer. */
export function makeFilesThatBlowUp(): BadFile[] {
  const stopped = ['reader_crashed', 'file_timeout'] as const;
  return [
    { name: 'operator-bomb.pdf', bytes: operatorBomb(), codes: stopped },
    { name: 'flate-bomb.pdf', bytes: flateBomb(1_200), codes: stopped },
    { name: 'flate-bomb-in-bomb.pdf', bytes: nestedFlateBomb(1_200), codes: stopped },
    { name: 'form-inside-itself.pdf', bytes: formInsideItself(), codes: stopped },
    { name: 'forms-by-the-billion.pdf', bytes: formsByTheBillion(), codes: stopped },
    {
      name: 'deep-states.pdf',
      bytes: onePage('q '.repeat(2_000_000)),
      codes: ['file_empty', ...stopped],
    },
    { name: 'page-tree-ring.pdf', bytes: pageTreeRing(), codes: ['file_damaged'] },
    { name: 'chain-ring.doc', bytes: chainRing(), codes: ['file_damaged'] },
    { name: 'table-ring.doc', bytes: tableRing(), codes: ['file_damaged'] },
    { name: 'same-text-again.doc', bytes: repeatedPieces(), codes: ['file_too_much_text'] },
    { name: 'entities-by-the-billion.docx', bytes: nestedEntities(), codes: ['file_damaged'] },
    {
      name: 'empty-elements.docx',
      bytes: writeDocx('<w:p/>'.repeat(700_000)),
      codes: ['file_too_much_text'],
    },
    {
      name: 'zip-bomb-in-a-header.docx',
      bytes: writeDocx(p('Marta'), { header: ' '.repeat(20_000_000) }),
      codes: ['file_too_much_text'],
    },
    {
      name: 'a-line-for-each-letter.rtf',
      bytes: new TextEncoder().encode(`{\\rtf1 ${'a\\par '.repeat(30_000)}}`),
      codes: ['file_too_much_text'],
    },
    {
      name: 'a-page-of-short-lines.html',
      bytes: new TextEncoder().encode(`<html><body>${'<p>a</p>'.repeat(30_000)}`),
      codes: ['file_too_much_text'],
    },
    {
      name: 'more-jobs-than-anybody.zip',
      bytes: writeZip([
        { name: 'Positions.csv', content: `Company Name,Title\n${'a,b\n'.repeat(40_000)}` },
      ]),
      codes: ['file_too_much_text'],
    },
  ];
}

const MEGABYTE = 1_048_576;

/** Zlib data of so many megabytes, made from one packed megabyte written again and again. */
function packRepeated(megabyte: Uint8Array, megabytes: number): Buffer {
  const block = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH });
  const head = Buffer.from('789c', 'hex');
  const lastBlock = Buffer.from('0300', 'hex');
  return Buffer.concat([head, ...Array(megabytes).fill(block), lastBlock, Buffer.alloc(4)]);
}

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = (resources = '') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${resources}>>>>`;

function onePage(content: string): Uint8Array {
  return assemble([catalog, pages, page(), stream(content, true)]);
}

function packedPage(packed: Uint8Array, filters: string): Uint8Array {
  return assemble([catalog, pages, page(), stream(packed, false, `/Filter${filters}`)]);
}

function flateBomb(megabytes: number): Uint8Array {
  return packedPage(packRepeated(new Uint8Array(MEGABYTE), megabytes), '/FlateDecode');
}

function nestedFlateBomb(megabytes: number): Uint8Array {
  const inner = packRepeated(new Uint8Array(MEGABYTE), megabytes);
  const outer = Buffer.concat([Buffer.from('789c', 'hex'), deflateRawSync(inner), Buffer.alloc(4)]);
  return packedPage(outer, '[/FlateDecode/FlateDecode]');
}

/** Thirty million lines to draw. */
function operatorBomb(): Uint8Array {
  const megabyte = Buffer.alloc(MEGABYTE, '0 0 m 1 1 l S\n');
  return packedPage(packRepeated(megabyte.subarray(0, -(MEGABYTE % 14)), 400), '/FlateDecode');
}

function form(content: string, draws: string): Uint8Array {
  const extra = `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<<${draws}>>>>`;
  return stream(content, false, extra);
}

function formInsideItself(): Uint8Array {
  return assemble([
    catalog,
    pages,
    page('/XObject<</A 5 0 R>>'),
    stream('/A Do'),
    form('/A Do /B Do', '/A 5 0 R/B 6 0 R'),
    form('/A Do /B Do', '/A 5 0 R/B 6 0 R'),
  ]);
}

/** Ten forms draw ten forms each, nine times over. */
function formsByTheBillion(): Uint8Array {
  const depth = 9;
  const forms = Array.from({ length: depth }, (_, level) =>
    level === depth - 1
      ? form('0 0 m 9 9 l S', '')
      : form('/N Do '.repeat(10), `/N ${6 + level} 0 R`),
  );
  return assemble([catalog, pages, page('/XObject<</A 5 0 R>>'), stream('/A Do'), ...forms]);
}

function pageTreeRing(): Uint8Array {
  return assemble([
    catalog,
    '<</Type/Pages/Kids[3 0 R 2 0 R]/Count 50>>',
    '<</Type/Pages/Kids[2 0 R 3 0 R]/Count 50/Parent 2 0 R>>',
  ]);
}

const SECTOR = 512;

/** The sector that every chain of `writeCompoundFile` is listed in. */
const tableOf = (file: Uint8Array) => new DataView(file.buffer, file.byteOffset + SECTOR, SECTOR);

/** The text's second sector leads back to its first. */
function chainRing(): Uint8Array {
  const file = writeDoc([{ text: 'Marta Ibarra Soler' }]);
  const table = tableOf(file);
  const textAt = 2;
  table.setUint32(4 * (textAt + 1), textAt, true);
  return file;
}

/** The list of table sectors ends with its own number. */
function tableRing(): Uint8Array {
  const file = writeCompoundFile({ WordDocument: new Uint8Array(40_000) });
  const listAt = 10;
  new DataView(file.buffer).setUint32(68, listAt, true);
  new DataView(file.buffer).setUint32(72, 0xffffff, true);
  new Uint32Array(file.buffer, (listAt + 1) * SECTOR, SECTOR / 4).fill(listAt);
  return file;
}

/** Thousands of pieces that are all the same long stretch of text. */
function repeatedPieces(): Uint8Array {
  return writeDoc([{ text: 'palabra '.repeat(100) }], { pieceCopies: 2_600 });
}

function nestedEntities(): Uint8Array {
  const entities = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  );
  const xml = `<!DOCTYPE d [<!ENTITY e0 "ja">${entities.join('')}]><w:document><w:body><w:p><w:r><w:t>&e9;</w:t></w:r></w:p></w:body></w:document>`;
  return writeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: xml },
  ]);
}
