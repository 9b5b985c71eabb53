import { decodeBytes } from './decode-bytes';

const byteOrderMarks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const HEAD_BYTES = 300;

/** Text as its sender meant it: by its first bytes, by what it or the answer says of itself, else UTF-8 or what Excel saves. */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const said =
    marked?.[0] ??
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1] ??
    /\bcharset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1];
  return tryDecode(bytes, said ?? 'utf-8') ?? tryDecode(bytes, 'windows-1252') ?? '';
}

/** Undefined for a name nobody knows, and for bytes that are not what they are said to be. */
function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return decodeBytes(bytes, encoding, { fatal: true });
  } catch {
    return undefined;
  }
}

/** No file of text has them; pictures and archives do within their first bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const BINARY = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/** What an editor or a mail program saved as nothing but text; undefined where the bytes are something else. */
export function decodePlainText(bytes: Uint8Array): string | undefined {
  const text = decodeText(bytes);
  return BINARY.test(text) ? undefined : text;
}
