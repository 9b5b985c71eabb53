export type FileKind = 'pdf' | 'word' | 'json' | 'export';
type FileVerdict = FileKind | 'unsupported' | 'word-damaged';

const HEAD_BYTES = 1024;
const PDF = [0x25, 0x50, 0x44, 0x46];
const ZIP = [0x50, 0x4b];
/** Old Word files, and password-protected new ones. */
const COMPOUND = [0xd0, 0xcf];

function startsWith(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

/** Some programs write a few bytes before the PDF's own beginning. */
function holdsPdfHead(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, HEAD_BYTES) - PDF.length;
  for (let at = 0; at <= last; at += 1) if (startsWith(bytes, PDF, at)) return true;
  return false;
}

/** Tells a file by what it holds; its name only counts where the content says nothing. */
export function detectFileKind(name: string, bytes: Uint8Array): FileVerdict {
  if (startsWith(bytes, PDF)) return 'pdf';
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1];
  if (startsWith(bytes, ZIP)) return ending === 'zip' ? 'export' : 'word';
  if (startsWith(bytes, COMPOUND)) return 'word';
  if (ending === 'docx') return 'word-damaged';
  if (ending === 'doc') return 'word';
  if (ending === 'json') return 'json';
  if (ending === 'xml') return 'export';
  return ending === 'pdf' || holdsPdfHead(bytes) ? 'pdf' : 'unsupported';
}
