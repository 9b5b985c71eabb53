import { decodeBytes } from '../../encodings/decode-bytes';
import { ReadFailure } from '../read-failure';
import { isTooSmall } from '../reader-limits';
import { safeLink } from '../safe-link';
import type { WordBlock, WordCell, WordParagraph, WordPiece } from '../word/word-model';

interface GroupState {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly hidden: boolean;
  readonly sizePt: number;
  /** Text that is data for the program, not for a reader. */
  readonly isSkipped: boolean;
  readonly destination?: 'instruction' | 'list-sign' | undefined;
  readonly href?: string | undefined;
  readonly fallbackLength: number;
}

const PLAIN = { bold: false, italic: false, hidden: false, sizePt: 12 };
const DEEPEST = 500;
const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator xmlnstbl filetbl revtbl object objdata bkmkstart bkmkend mmathPr pgdsctbl fldtype'.split(
    ' ',
  ),
);
const CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

/** Each letter at the number of its byte. */
const WESTERN = decodeBytes(
  Uint8Array.from({ length: 256 }, (_, code) => code),
  'windows-1252',
);

/** Collects the paragraphs and tables of an RTF file as its control words come. */
export class RtfBuilder {
  length = 0;
  #state: GroupState = { ...PLAIN, isSkipped: false, fallbackLength: 1 };
  readonly #stack: GroupState[] = [];
  readonly #blocks: WordBlock[] = [];
  #rows: WordCell[][] = [];
  #row: WordCell[] = [];
  #cell: WordBlock[] = [];
  #pieces: WordPiece[] = [];
  #instruction = '';
  #isInTable = false;
  #isListItem = false;
  #startsIgnorable = false;
  #page = 1;

  get fallbackLength(): number {
    return this.#state.fallbackLength;
  }

  open(): void {
    if (this.#stack.length > DEEPEST) throw new ReadFailure('file_damaged');
    this.#stack.push(this.#state);
  }

  close(): void {
    const outer = this.#stack.pop();
    if (!outer) return;
    if (this.#state.destination === 'instruction' && outer.destination !== 'instruction') {
      const target = /HYPERLINK\s+"([^"]+)"/i.exec(this.#instruction)?.[1];
      const href = target === undefined ? undefined : safeLink(target);
      this.#instruction = '';
      this.#state = { ...outer, href };
      return;
    }
    this.#state = outer;
  }

  symbol(symbol: string): void {
    if (symbol === '*') this.#startsIgnorable = true;
    else if (symbol === '~') this.text('\u00a0');
    else if (symbol === '_') this.text('-');
    else if ('\\{}'.includes(symbol)) this.text(symbol);
    else if (symbol === '\n' || symbol === '\r') this.#endParagraph();
  }

  byte(code: number): void {
    this.text(WESTERN.charAt(code));
  }

  text(text: string): void {
    const { isSkipped, destination, hidden, bold, italic, sizePt, href } = this.#state;
    if (text === '' || isSkipped) return;
    if (destination === 'instruction') this.#instruction += text;
    else if (destination === 'list-sign') this.#isListItem = true;
    else if (!hidden && !isTooSmall(sizePt)) {
      this.length += text.length;
      this.#pieces.push({ text, bold, italic, sizePt, ...(href !== undefined && { href }) });
    }
  }

  control(word: string, value: number | undefined): void {
    const isIgnorable = this.#startsIgnorable;
    this.#startsIgnorable = false;
    const isOn = value !== 0;
    const character = CHARACTERS[word];
    if (character !== undefined) this.text(character);
    else if (word === 'fldinst') this.#change({ destination: 'instruction', isSkipped: false });
    else if (word === 'listtext' || word === 'pntext') this.#change({ destination: 'list-sign' });
    else if (SKIPPED.has(word)) this.#change({ isSkipped: true });
    else if (word === 'b') this.#change({ bold: isOn });
    else if (word === 'i') this.#change({ italic: isOn });
    else if (word === 'v') this.#change({ hidden: isOn });
    else if (word === 'fs') this.#change({ sizePt: (value ?? 24) / 2 });
    else if (word === 'plain') this.#change(PLAIN);
    else if (word === 'uc') this.#change({ fallbackLength: value ?? 1 });
    else if (word === 'pard') this.#isInTable = false;
    else if (word === 'intbl' || word === 'trowd') this.#isInTable = true;
    else if (word === 'par' || word === 'sect') this.#endParagraph();
    else if (word === 'cell') this.#endCell();
    else if (word === 'row') this.#endRow();
    else if (word === 'page') this.#page++;
    else if (isIgnorable) this.#change({ isSkipped: true });
  }

  finish(): WordBlock[] {
    if (this.#pieces.length > 0) this.#endParagraph();
    this.#endTable();
    return this.#blocks;
  }

  #change(change: Partial<GroupState>): void {
    this.#state = { ...this.#state, ...change };
  }

  #takeParagraph(): WordParagraph {
    const paragraph: WordParagraph = {
      kind: 'paragraph',
      pieces: this.#pieces,
      isListItem: this.#isListItem,
      spaceBeforePt: 0,
      spaceAfterPt: 0,
      page: this.#page,
    };
    this.#pieces = [];
    this.#isListItem = false;
    return paragraph;
  }

  #endParagraph(): void {
    if (this.#state.isSkipped) return;
    if (this.#isInTable) {
      this.#cell.push(this.#takeParagraph());
      return;
    }
    this.#endTable();
    this.#blocks.push(this.#takeParagraph());
  }

  #endCell(): void {
    this.#row.push({ blocks: [...this.#cell, this.#takeParagraph()] });
    this.#cell = [];
  }

  #endRow(): void {
    if (this.#row.length > 0) this.#rows.push(this.#row);
    this.#row = [];
  }

  #endTable(): void {
    this.#endRow();
    if (this.#rows.length > 0) this.#blocks.push({ kind: 'table', rows: this.#rows });
    this.#blocks.push(...this.#cell);
    this.#rows = [];
    this.#cell = [];
  }
}
