export type FileType =
  | 'pdf'
  | 'docx'
  | 'odt'
  | 'doc'
  | 'rtf'
  | 'html'
  | 'json'
  | 'linkedin'
  | 'europass'
  | 'unknown';

const HEAD_BYTES = 1_024;
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** OpenDocument archives begin with the name of their kind, unpacked: texts, templates of them, tables, slides. */
const OPEN_DOCUMENT = /mimetypeapplication\/vnd\.oasis\.opendocument\.([a-z]+)/;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The root of its data before and since 2020. */
const EUROPASS = /^<(?:SkillsPassport\b|Candidate\b[^>]*europass)/i;

/** What a file is, by its first bytes; its name may say anything. */
export function detectFileType(bytes: Uint8Array): FileType {
  if (startsWith(bytes, ZIP)) return detectArchive(bytes);
  if (startsWith(bytes, COMPOUND)) return 'doc';
  const head = readHead(bytes);
  // Mail programs and printers put lines before the mark; readers look for it in the first kilobyte.
  if (head.includes('%PDF-')) return 'pdf';
  const text = head.replace(/^\ufeff|^\u00ef\u00bb\u00bf/, '').trimStart();
  if (text.startsWith('{\\rtf')) return 'rtf';
  if (/^(?:<!doctype html|<html|<head|<body|<\?xml[^>]*>\s*<(?:!doctype )?html)/i.test(text))
    return 'html';
  if (EUROPASS.test(skipProlog(text))) return 'europass';
  if (/^[{[]\s*["{}[\]]/.test(text)) return 'json';
  return 'unknown';
}

/** Without the instructions and comments that XML may begin with. Piece by piece: one pattern for all tries every way to part them. */
function skipProlog(text: string): string {
  let rest = text;
  for (;;) {
    const end = rest.startsWith('<?') ? '>' : '-->';
    if (end === '-->' && !rest.startsWith('<!--')) return rest;
    const at = rest.indexOf(end, '<!--'.length);
    if (at < 0) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** One letter for each byte. */
function readHead(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'latin1').decode(bytes.subarray(0, HEAD_BYTES));
}

/** A zip archive lists its names at its end. Word's main part lies in a folder of that name; LinkedIn keeps a table a subject. */
function detectArchive(bytes: Uint8Array): FileType {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(-200_000));
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096));
  if (/word[/\\]\w+\.xml/i.test(tail) || /word[/\\]|\[Content_Types\]\.xml/i.test(head))
    return 'docx';
  const kind = OPEN_DOCUMENT.exec(head)?.[1];
  if (kind !== undefined) return kind === 'text' ? 'odt' : 'unknown';
  return /\b(?:profile|positions)\.csv/i.test(tail) ? 'linkedin' : 'unknown';
}
