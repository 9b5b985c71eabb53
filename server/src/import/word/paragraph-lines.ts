import { normaliseText, type SourceLine, withoutBulletSign } from '@trayecto/core/import/layout';
import type { WordParagraph, WordPiece } from './word-model';

/** A tab, or the blanks that people type until the next words are below those of the line above. */
const COLUMN = /\t|[ \u00a0]{4,}/;

/** One line for each line break, a cell for each tab; empty lines are left out. */
export function paragraphLines(
  paragraph: WordParagraph,
  block: number,
  gapBefore: boolean,
): SourceLine[] {
  const lines: SourceLine[] = [];
  for (const pieces of splitAtBreaks(paragraph.pieces)) {
    const line = toLine(pieces, paragraph, block, lines.length === 0);
    if (line) lines.push(lines.length === 0 && gapBefore ? { ...line, gapBefore: true } : line);
  }
  return lines;
}

function splitAtBreaks(pieces: readonly WordPiece[]): WordPiece[][] {
  const lines: WordPiece[][] = [[]];
  for (const piece of pieces)
    piece.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...piece, text });
    });
  return lines;
}

function toLine(
  pieces: readonly WordPiece[],
  paragraph: WordParagraph,
  block: number,
  isFirst: boolean,
): SourceLine | undefined {
  const cells = pieces
    .map((piece) => piece.text)
    .join('')
    .split(COLUMN)
    .map(normaliseText)
    .filter((cell) => cell !== '');
  const unsigned = cells[0] === undefined ? undefined : withoutBulletSign(cells[0]);
  if (unsigned !== undefined) cells[0] = unsigned;
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return undefined;
  const isBullet = unsigned !== undefined || (paragraph.isListItem && isFirst);
  const style = mainStyle(pieces);
  const links = readLinks(pieces);
  const runs = readRuns(pieces);
  return {
    text: filled.join(' '),
    page: paragraph.page,
    block,
    ...(style.sizePt !== undefined && { fontSizePt: style.sizePt }),
    ...(style.color !== undefined && { color: style.color }),
    ...(style.bold && { bold: true }),
    ...(style.italic && { italic: true }),
    ...(paragraph.headingLevel !== undefined && { headingLevel: paragraph.headingLevel }),
    ...(isBullet && { bullet: true }),
    ...(filled.length > 1 && { cells: filled }),
    ...(links.length > 0 && { links }),
    ...(runs.length > 1 && { runs }),
  };
}

/** The style of the first cell: a date behind a tab must not speak for the title before it. */
function mainStyle(pieces: readonly WordPiece[]): WordPiece {
  const lead: WordPiece[] = [];
  for (const piece of pieces) {
    const [head = ''] = piece.text.split('\t');
    if (head.trim() !== '') lead.push({ ...piece, text: head });
    if (piece.text.includes('\t') && lead.length > 0) break;
  }
  const longest = (lead.length > 0 ? lead : pieces).reduce((best, piece) =>
    piece.text.trim().length > best.text.trim().length ? piece : best,
  );
  return longest;
}

function readRuns(pieces: readonly WordPiece[]) {
  const runs: { text: string; bold?: true; italic?: true }[] = [];
  for (const { text, bold, italic } of pieces) {
    const last = runs.at(-1);
    const isSame = last && (last.bold === true) === bold && (last.italic === true) === italic;
    if (last && (isSame || text.trim() === '')) last.text += text;
    else runs.push({ text, ...(bold && { bold }), ...(italic && { italic }) });
  }
  return runs
    .map((run) => ({ ...run, text: normaliseText(run.text) }))
    .filter((run) => run.text !== '');
}

function readLinks(pieces: readonly WordPiece[]) {
  const links: { text: string; href: string }[] = [];
  for (const { href, text } of pieces) {
    if (href === undefined) continue;
    const last = links.at(-1);
    if (last?.href === href) last.text += text;
    else links.push({ text, href });
  }
  return links.map((link) => ({ ...link, text: normaliseText(link.text) }));
}
