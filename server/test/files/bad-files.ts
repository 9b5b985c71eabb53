import type { ReadFailureCode } from '../../src/import/read-failure';
import { writeCompoundFile } from './write-compound-file';
import { writeDoc } from './write-doc';
import { p, writeDocx } from './write-docx';
import { assemble, stream, writePdf } from './write-pdf';
import { writeZip } from './write-zip';

export interface BadFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Any of these is a right answer. */
  readonly codes: readonly ReadFailureCode[];
}

const goodPdf = () => writePdf([[{ text: 'Marta Ibarra Soler', x: 60, y: 780 }]]);
const goodDocx = () => writeDocx(p('Marta Ibarra Soler'));
const goodDoc = () => writeDoc([{ text: 'Marta Ibarra Soler' }]);
const text = (content: string) => new TextEncoder().encode(content);

/** Files that must be refused, each with its own reason. */
export function makeBadFiles(): BadFile[] {
  return [
    { name: 'nothing.pdf', bytes: new Uint8Array(), codes: ['file_empty'] },
    { name: 'blank-page.pdf', bytes: writePdf([[]]), codes: ['file_empty'] },
    { name: 'blank.docx', bytes: writeDocx(p(' ')), codes: ['file_empty'] },
    { name: 'blank.doc', bytes: writeDoc([{ text: '' }]), codes: ['file_empty'] },
    { name: 'zero-pages.pdf', bytes: writePdf([]), codes: ['file_damaged'] },
    {
      name: 'locked.pdf',
      bytes: writePdf([[{ text: 'secret', x: 60, y: 700 }]], { password: 'hola' }),
      codes: ['file_encrypted'],
    },
    {
      name: 'locked.docx',
      bytes: writeCompoundFile({ EncryptionInfo: text('x'), EncryptedPackage: text('y') }),
      codes: ['file_encrypted'],
    },
    {
      name: 'locked.doc',
      bytes: writeDoc([{ text: 'secret' }], { encrypted: true }),
      codes: ['file_encrypted'],
    },
    { name: 'cut.pdf', bytes: goodPdf().subarray(0, 60), codes: ['file_damaged'] },
    { name: 'cut.docx', bytes: goodDocx().subarray(0, -60), codes: ['file_damaged'] },
    {
      name: 'cut.doc',
      bytes: goodDoc().subarray(0, 1_300),
      codes: ['file_damaged', 'file_unsupported', 'file_empty'],
    },
    {
      name: 'noise.pdf',
      bytes: text(`%PDF-1.7\n${'garbage '.repeat(500)}`),
      codes: ['file_damaged'],
    },
    {
      name: 'picture.pdf',
      bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0),
      codes: ['file_unsupported'],
    },
    {
      name: 'program.docx',
      bytes: text('MZ\u0090 this is no document'),
      codes: ['file_unsupported'],
    },
    {
      name: 'sheet.docx',
      bytes: writeZip([{ name: 'xl/workbook.xml', content: '<workbook/>' }]),
      codes: ['file_unsupported'],
    },
    {
      name: 'other-office.doc',
      bytes: writeCompoundFile({ Workbook: text('x') }),
      codes: ['file_unsupported'],
    },
    {
      name: 'many-pages.pdf',
      bytes: writePdf(Array.from({ length: 61 }, () => [])),
      codes: ['file_too_many_pages'],
    },
    { name: 'zip-bomb.docx', bytes: zipBomb(60_000_000), codes: ['file_too_much_text'] },
    {
      name: 'lying-zip-bomb.docx',
      bytes: zipBomb(60_000_000, 1_000),
      codes: ['file_too_much_text'],
    },
    { name: 'many-entries.docx', bytes: manyEntries(2_001), codes: ['file_damaged'] },
    { name: 'deep.docx', bytes: writeDocx('<w:sdt>'.repeat(5_000)), codes: ['file_damaged'] },
    { name: 'outside-entity.docx', bytes: outsideEntity(), codes: ['file_damaged'] },
    {
      name: 'too-much-text.docx',
      bytes: writeDocx(p('palabra '.repeat(150_000))),
      codes: ['file_too_much_text'],
    },
    {
      name: 'no-root.pdf',
      bytes: assemble(['null', 'null', stream('x')]),
      codes: ['file_damaged'],
    },
  ];
}

function zipBomb(bytes: number, claimedBytes = bytes): Uint8Array {
  const filler = new Uint8Array(bytes).fill(0x20);
  return writeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: filler, claimedBytes },
  ]);
}

function manyEntries(count: number): Uint8Array {
  const extraParts = Array.from({ length: count }, (_, index) => ({
    name: `word/m${index}.xml`,
    content: '',
  }));
  return writeDocx(p('Marta'), { extraParts });
}

function outsideEntity(): Uint8Array {
  const xml =
    '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>';
  return writeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: xml },
  ]);
}
