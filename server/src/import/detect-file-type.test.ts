import { expect, it } from 'vitest';
import { writeDoc } from '../../test/files/write-doc';
import { p, writeDocx } from '../../test/files/write-docx';
import { writeOdt } from '../../test/files/write-odt';
import { writePdf } from '../../test/files/write-pdf';
import { writeZip } from '../../test/files/write-zip';
import { detectFileType } from './detect-file-type';

const text = (content: string) => new TextEncoder().encode(content);

it.each([
  ['pdf', writePdf([[]])],
  ['pdf', text('\r\n\r\n%PDF-1.4 after some lines')],
  ['docx', writeDocx(p('x'))],
  ['odt', writeOdt('<text:p>x</text:p>')],
  ['unknown', writeOdt('<text:p>x</text:p>', { kind: 'spreadsheet' })],
  ['doc', writeDoc([{ text: 'x' }])],
  ['rtf', text('{\\rtf1 x}')],
  ['html', text('\ufeff  <!DOCTYPE html><p>x')],
  ['json', text(' {"basics": {}}')],
  ['unknown', text('Just some words')],
  ['unknown', writeZip([{ name: 'xl/workbook.xml', content: '' }])],
  ['unknown', new Uint8Array()],
])('sees %s', (type, bytes) => {
  expect(detectFileType(bytes)).toBe(type);
});

const passport = '<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass">';

it.each([
  ['europass', `<?xml version="1.0"?>\n<!-- made elsewhere -->\n${passport}`],
  ['europass', `${'<!---->'.repeat(100)}${passport}`],
  ['unknown', '<!---->'.repeat(1_000)],
  ['unknown', '<? ?>'.repeat(1_000)],
  ['unknown', `<!-- never ends ${passport}`],
  ['unknown', `<?xml never ends ${passport.slice(0, -1)}`],
])('sees %s behind what XML may begin with', (type, content) => {
  expect(detectFileType(text(content))).toBe(type);
});
