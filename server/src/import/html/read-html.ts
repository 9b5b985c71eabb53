import type { SourceDocument } from '@trayecto/core/import/layout';
import { decodeBytes } from '../../encodings/decode-bytes';
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
  return decodeBytes(bytes, isKnown ? named : 'utf-8');
}

function readBlocks(source: string): WordBlock[] {
  const page = new PageBuilder();
  let unread = '';
  for (const [, slash, tag, attributes = '', text] of source.matchAll(
    new RegExp(TOKEN.source, 'gi'),
  )) {
    const name = tag?.toLowerCase() ?? '';
    const isClosing = slash === '/';
    if (unread !== '') {
      if (isClosing && name === unread) unread = '';
    } else if (text !== undefined) page.addText(decodeEntities(text).replace(/\s+/g, ' '));
    else if (UNREAD.has(name) && !isClosing && !attributes.endsWith('/')) unread = name;
    else if (isClosing) page.close(name);
    else page.open(name, attributes);
  }
  return page.finish();
}

/** Puts paragraphs, cells and tables together as the tags come. */
class PageBuilder {
  readonly #blocks: WordBlock[] = [];
  readonly #weights = { bold: 0, italic: 0 };
  readonly #hrefs: (string | undefined)[] = [];
  #pieces: WordPiece[] = [];
  #rows: WordCell[][] = [];
  #row: WordCell[] = [];
  #cell: WordBlock[] | undefined;
  #headingLevel: number | undefined;
  #isListItem = false;
  #length = 0;

  addText(text: string): void {
    if (text.trim() !== '' || this.#pieces.length > 0) this.#addPiece(text);
  }

  open(name: string, attributes: string): void {
    if (name === 'br') this.#addPiece('\n');
    else if (name === 'a') this.#hrefs.push(readHref(attributes));
    else if (name === 'table') this.#endParagraph();
    else this.#pass(name, 1);
    if (name === 'td' || name === 'th') this.#cell = [];
    if (!BLOCKS.has(name)) return;
    this.#headingLevel = /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
    this.#isListItem = name === 'li';
  }

  close(name: string): void {
    if (name === 'br') this.#addPiece('\n');
    else if (name === 'a') this.#hrefs.pop();
    else if (name === 'table') this.#endTable();
    else this.#pass(name, -1);
    if (BLOCKS.has(name)) this.#headingLevel = undefined;
  }

  finish(): WordBlock[] {
    this.#endTable();
    this.#endParagraph();
    return this.#blocks;
  }

  /** What a tag does to the text around it, at its start and at its end. */
  #pass(name: string, weight: 1 | -1): void {
    if (name === 'b' || name === 'strong') this.#weights.bold += weight;
    else if (name === 'i' || name === 'em') this.#weights.italic += weight;
    else if (name === 'td' || name === 'th') this.#endCell();
    else if (name === 'tr') this.#endRow();
    else if (BLOCKS.has(name)) this.#endParagraph();
  }

  #addPiece(text: string): void {
    this.#length += text.length;
    if (this.#length > MOST_TEXT) throw new ReadFailure('file_too_much_text');
    const href = this.#hrefs.at(-1);
    const look = { bold: this.#weights.bold > 0, italic: this.#weights.italic > 0 };
    this.#pieces.push({ text, ...look, ...(href !== undefined && { href }) });
  }

  #endParagraph(): void {
    if (this.#pieces.length > 0) {
      const heading = this.#headingLevel !== undefined && { headingLevel: this.#headingLevel };
      const spacing = { spaceBeforePt: 0, spaceAfterPt: 0, page: 1 };
      (this.#cell ?? this.#blocks).push({
        kind: 'paragraph',
        pieces: this.#pieces,
        isListItem: this.#isListItem,
        ...heading,
        ...spacing,
      });
    }
    this.#pieces = [];
    this.#isListItem = false;
  }

  #endCell(): void {
    this.#endParagraph();
    if (this.#cell) this.#row.push({ blocks: this.#cell });
    this.#cell = undefined;
  }

  #endRow(): void {
    this.#endCell();
    if (this.#row.length > 0) this.#rows.push(this.#row);
    this.#row = [];
  }

  #endTable(): void {
    this.#endRow();
    if (this.#rows.length > 0) this.#blocks.push({ kind: 'table', rows: this.#rows });
    this.#rows = [];
  }
}

function readHref(attributes: string): string | undefined {
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  const target = match?.[1] ?? match?.[2] ?? match?.[3];
  return target === undefined ? undefined : safeLink(decodeEntities(target));
}
