import type { SourceDocument } from '@trayecto/core/import/layout';
import { decodeBytes } from '../../encodings/decode-bytes';
import { ReadFailure } from '../read-failure';
import { MOST_TEXT } from '../reader-limits';
import { wordLines } from '../word/word-lines';
import { RtfBuilder } from './rtf-builder';

const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/giy;

/** Rich Text Format, which many programs save under the name .doc. */
export function readRtf(bytes: Uint8Array): SourceDocument {
  const source = decodeBytes(bytes, 'latin1');
  const builder = new RtfBuilder();
  TOKEN.lastIndex = 0;
  let skip = 0;
  for (let at = 0; at < source.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source);
    if (!token) {
      TOKEN.lastIndex = at + 1;
      continue;
    }
    const [, word, parameter, hex, symbol, brace, text] = token;
    if (brace === '{') builder.open();
    else if (brace === '}') builder.close();
    else if (word !== undefined) {
      const value = parameter === undefined ? undefined : Number(parameter);
      if (word === 'bin') TOKEN.lastIndex += Math.max(0, value ?? 0);
      else if (word === 'u') {
        builder.text(String.fromCharCode(((value ?? 63) + 65_536) % 65_536));
        skip = builder.fallbackLength;
      } else builder.control(word, value);
    } else if (hex !== undefined) {
      if (skip > 0) skip--;
      else builder.byte(Number.parseInt(hex, 16));
    } else if (symbol !== undefined) builder.symbol(symbol);
    else if (text !== undefined) {
      const plain = text.replace(/[\r\n]/g, '');
      builder.text(plain.slice(skip));
      skip = Math.max(0, skip - plain.length);
    }
    if (builder.length > MOST_TEXT) throw new ReadFailure('file_too_much_text');
  }
  const lines = wordLines(builder.finish());
  const pages = lines.reduce((most, line) => Math.max(most, line.page), 1);
  return { format: 'doc', lines, pages };
}
