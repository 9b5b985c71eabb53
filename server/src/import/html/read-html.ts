import type { SourceDocument } from '@trayecto/core/import/layout';
import { ReadFailure } from '../read-failure';
import { MOST_TEXT } from '../reader-limits';
import { safeLink } from '../safe-link';
import { wordLines } from '../word/word-lines';
import type { WordBlock, WordCell, WordPiece } from '../word/word-model';
import { decodeEntities } from './decode-entities';

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9:]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+)|</giy;
const UNREAD = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg', 'xml']);
const BLOCKS = new Set(
  'p div section article header footer main aside ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote pre form hr address'.split(
    ' ',
  ),
);

/** Web pages saved under the name .doc: the text in order, nothing fetched, nothing run. */
export function readHtml(bytes: Uint8Array): SourceDocument {
  const lines = wordLines(readBlocks(decodePage(bytes)));
  return { format: 'doc', lines, pages: 1 };
}

function decodePage(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  const named = /charset=["']?([\w-]{3,20})/i.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  const isKnown = ['utf-8', 'windows-1252', 'iso-8859-1', 'latin1'].includes(named);
  return new TextDecoder(isKnown ? named : 'utf-8').decode(bytes);
}

function readBlocks(source: string): WordBlock[] {
  const blocks: WordBlock[] = [];
  const weights = { bold: 0, italic: 0 };
  const hrefs: (string | undefined)[] = [];
  let pieces: WordPiece[] = [];
  let rows: WordCell[][] = [];
  let row: WordCell[] = [];
  let cell: WordBlock[] | undefined;
  let unread = '';
  let headingLevel: number | undefined;
  let isListItem = false;
  let length = 0;

  const endParagraph = () => {
    if (pieces.length > 0) {
      const heading = headingLevel !== undefined && { headingLevel };
      const spacing = { spaceBeforePt: 0, spaceAfterPt: 0, page: 1 };
      (cell ?? blocks).push({ kind: 'paragraph', pieces, isListItem, ...heading, ...spacing });
    }
    pieces = [];
    isListItem = false;
  };
  const endCell = () => {
    endParagraph();
    if (cell) row.push({ blocks: cell });
    cell = undefined;
  };
  const endRow = () => {
    endCell();
    if (row.length > 0) rows.push(row);
    row = [];
  };
  const endTable = () => {
    endRow();
    if (rows.length > 0) blocks.push({ kind: 'table', rows });
    rows = [];
  };
  const addText = (text: string) => {
    length += text.length;
    if (length > MOST_TEXT) throw new ReadFailure('file_too_much_text');
    const href = hrefs.at(-1);
    const look = { bold: weights.bold > 0, italic: weights.italic > 0 };
    pieces.push({ text, ...look, ...(href !== undefined && { href }) });
  };

  for (const [, slash, tag, attributes = '', text] of source.matchAll(
    new RegExp(TOKEN.source, 'gi'),
  )) {
    const name = tag?.toLowerCase() ?? '';
    const isClosing = slash === '/';
    if (unread !== '') {
      if (isClosing && name === unread) unread = '';
      continue;
    }
    if (text !== undefined) {
      const plain = decodeEntities(text).replace(/\s+/g, ' ');
      if (plain.trim() !== '' || pieces.length > 0) addText(plain);
    } else if (UNREAD.has(name) && !isClosing && !attributes.endsWith('/')) unread = name;
    else if (name === 'br') addText('\n');
    else if (name === 'b' || name === 'strong') weights.bold += isClosing ? -1 : 1;
    else if (name === 'i' || name === 'em') weights.italic += isClosing ? -1 : 1;
    else if (name === 'a') {
      if (isClosing) hrefs.pop();
      else hrefs.push(readHref(attributes));
    } else if (name === 'td' || name === 'th') {
      endCell();
      if (!isClosing) cell = [];
    } else if (name === 'tr') endRow();
    else if (name === 'table') {
      if (isClosing) endTable();
      else endParagraph();
    } else if (BLOCKS.has(name)) {
      endParagraph();
      headingLevel = !isClosing && /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
      isListItem = name === 'li' && !isClosing;
    }
  }
  endTable();
  endParagraph();
  return blocks;
}

function readHref(attributes: string): string | undefined {
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  const target = match?.[1] ?? match?.[2] ?? match?.[3];
  return target === undefined ? undefined : safeLink(decodeEntities(target));
}
