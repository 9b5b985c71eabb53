import { isTooSmall } from '../reader-limits';
import { safeLink } from '../safe-link';
import type { WordBlock, WordCell, WordParagraph, WordPiece } from '../word/word-model';
import type { DocFormatting } from './doc-formatting';
import type { DocText } from './doc-text';

const PARAGRAPH_END = '\r';
const CELL_END = '\u0007';
const PAGE_BREAK = '\f';
const FIELD_START = '\u0013';
const FIELD_RESULT = '\u0014';
const FIELD_END = '\u0015';
const REPLACED: Readonly<Record<string, string>> = { '\u000b': '\n', '\u001e': '-', '\u001f': '' };

/** Cuts a stretch of the text into paragraphs and tables. */
export function readDocBlocks(
  source: DocText,
  formatting: DocFormatting,
  from: number,
  to: number,
): WordBlock[] {
  const blocks: WordBlock[] = [];
  let rows: WordCell[][] = [];
  let row: WordCell[] = [];
  let cell: WordBlock[] = [];
  let page = 1;
  let start = from;

  const finishTable = () => {
    if (cell.length > 0) row.push({ blocks: cell });
    if (row.length > 0) rows.push(row);
    if (rows.length > 0) blocks.push({ kind: 'table', rows });
    rows = [];
    row = [];
    cell = [];
  };

  for (let at = from; at < to; at++) {
    const character = source.text[at] ?? '';
    if (character === PAGE_BREAK) page++;
    const isEnd = character === PARAGRAPH_END || character === CELL_END || character === PAGE_BREAK;
    if (!isEnd && at < to - 1) continue;
    const properties = formatting.paragraphAt(source.positions[at] ?? 0);
    const paragraph = readParagraph(source, formatting, start, isEnd ? at : at + 1, page);
    start = at + 1;
    if (properties.inTable !== true) {
      finishTable();
      blocks.push(paragraph);
    } else if (properties.endsRow === true) {
      if (row.length > 0) rows.push(row);
      row = [];
    } else {
      cell.push(paragraph);
      if (character !== CELL_END) continue;
      row.push({ blocks: cell });
      cell = [];
    }
  }
  finishTable();
  return blocks;
}

function readParagraph(
  source: DocText,
  formatting: DocFormatting,
  from: number,
  to: number,
  page: number,
): WordParagraph {
  const properties = formatting.paragraphAt(source.positions[to] ?? source.positions[from] ?? 0);
  const level = properties.looks.headingLevel ?? outlineHeading(properties.outlineLevel);
  return {
    kind: 'paragraph',
    pieces: readPieces(source, formatting, from, to),
    isListItem: (properties.list ?? 0) > 0 && properties.list !== 0xf801,
    ...(level !== undefined && { headingLevel: level }),
    spaceBeforePt: properties.spaceBeforePt ?? 0,
    spaceAfterPt: properties.spaceAfterPt ?? 0,
    page,
  };
}

function outlineHeading(level: number | undefined): number | undefined {
  return level !== undefined && level < 9 ? level + 1 : undefined;
}

/** Text of one look after the other; what belongs to fields is turned into links. */
function readPieces(
  source: DocText,
  formatting: DocFormatting,
  from: number,
  to: number,
): WordPiece[] {
  const base = formatting.paragraphAt(source.positions[to] ?? source.positions[from] ?? 0).looks;
  const pieces: WordPiece[] = [];
  const fields: { instruction: string; isShowing: boolean }[] = [];
  let at = from;
  while (at < to) {
    const position = source.positions[at] ?? 0;
    const style = formatting.charactersAt(position, base);
    const endsAt = formatting.charactersEnd(position);
    let text = '';
    const href = fieldTarget(fields.at(-1)?.instruction);
    for (let first = true; at < to; at++, first = false) {
      const here = source.positions[at] ?? 0;
      if (!first && (here >= endsAt || here < position)) break;
      const character = source.text[at] ?? '';
      const field = fields.at(-1);
      if (character === FIELD_START || character === FIELD_RESULT || character === FIELD_END) {
        if (!first) break;
        if (character === FIELD_START) fields.push({ instruction: '', isShowing: false });
        else if (character === FIELD_END) fields.pop();
        else if (field) field.isShowing = true;
        at++;
        break;
      }
      if (field && !field.isShowing) field.instruction += character;
      else text += REPLACED[character] ?? (character < ' ' && character !== '\t' ? '' : character);
    }
    if (text === '' || style.hidden || style.deleted || isTooSmall(style.sizePt)) continue;
    pieces.push({
      text: style.caps ? text.toUpperCase() : text,
      bold: style.bold === true,
      italic: style.italic === true,
      ...(style.sizePt !== undefined && { sizePt: style.sizePt }),
      ...(style.color !== undefined && { color: style.color }),
      ...(href !== undefined && { href }),
    });
  }
  return pieces;
}

function fieldTarget(instruction: string | undefined): string | undefined {
  const target = /HYPERLINK\s+"([^"]+)"/i.exec(instruction ?? '')?.[1];
  return target === undefined ? undefined : safeLink(target);
}
