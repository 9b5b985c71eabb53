import type {
  Block,
  Bullets,
  Facts,
  Tags,
  Paragraph as TextBlock,
  Theme,
} from '@trayecto/core/document';
import { AlignmentType, Paragraph, type TextRun } from 'docx';
import { type Column, type Opening, openWith } from './column';
import { type Child, makeLayoutTable } from './layout-table';
import { PANEL_INSET_PT } from './make-styles';
import { styleIds } from './style-names';
import { keepEnd, keepTogether, makeRuns, type Room, SEPARATOR } from './word-text';
import { spaceBefore, twips } from './word-units';
import { writeContactLines } from './write-contact';
import { writeEntryHead } from './write-entry';

/** What is said of an entry begins close to its head. */
const UNDER_HEAD_PT = 1.5;

export function writeBlock(block: Block, column: Column, opening: Opening): Child[] {
  switch (block.kind) {
    case 'paragraph':
      return [writeParagraph(block, column, opening)];
    case 'bullets':
      return writeBullets(block, opening);
    case 'entry':
      return [
        ...writeEntryHead(block, column, opening),
        ...block.blocks.flatMap((inner, index, all) => {
          const opening = index === 0 ? twips(UNDER_HEAD_PT) : openNext(column.theme);
          return inner.kind === 'paragraph'
            ? [writeParagraph(inner, column, opening, isOneLine(all[index + 1]))]
            : writeBullets(inner, opening);
        }),
      ];
    case 'tags':
      return writeTags(block, column, opening);
    case 'facts':
      return writeFacts(block, column, opening);
    case 'contact':
      return writeContactLines(block.items, column, opening);
  }
}

/** As far apart as on the page that prints: the points after a sentence belong to the same entry. */
function openNext({ gapsPt, sizesPt, lineHeight }: Theme): Opening {
  return spaceBefore(gapsPt.paragraph + UNDER_HEAD_PT, sizesPt.body, lineHeight);
}

/** A line that would be alone on a page is kept with what is before it. */
const isOneLine = (block: Block | undefined) =>
  block?.kind === 'bullets' && block.items.length === 1;

function writeParagraph(
  { text, tone }: TextBlock,
  { indent }: Column,
  opening: Opening,
  isKept = false,
): Paragraph {
  const isSubject = tone === 'subject';
  const style = tone === 'lead' || isSubject ? styleIds.lead : styleIds.body;
  const place = { ...openWith(tone === 'line' ? 0 : opening), ...(indent && { indent }) };
  return new Paragraph({
    ...place,
    style,
    ...(isKept && { keepNext: true }),
    children: makeRuns(keepEnd(text), isSubject ? { bold: true } : {}),
  });
}

function writeBullets({ items }: Bullets, opening: Opening): Paragraph[] {
  return items.map(
    (item, index) =>
      new Paragraph({
        ...openWith(index === 0 ? opening : undefined),
        style: styleIds.bullet,
        ...(index === items.length - 2 && { keepNext: true }),
        children: makeRuns(keepEnd(item)),
      }),
  );
}

function writeTags({ items, arrangement }: Tags, column: Column, opening: Opening): Child[] {
  switch (arrangement) {
    // Chips are a ground under each item on the screen; in Word the style puts one ground under all of them.
    case 'chips':
      return [writeInline(items.map(writeTag(column, PANEL_INSET_PT)), styleIds.tagPanel, opening)];
    case 'inline':
      return [writeInline(items.map(writeTag(column)), styleIds.tags, opening)];
    case 'lines':
      return writeBullets({ kind: 'bullets', items }, opening);
    case 'grid':
      return [writeGrid(items, column, opening)];
  }
}

function writeTag(column: Column, insetPt = 0): (item: string) => TextRun[] {
  return (item) => makeRuns(keepTogether(item, lineOf(column, insetPt)));
}

/** A line of text in a column, with what is at both of its ends. */
function lineOf({ theme, widthPt }: Column, insetPt = 0): Room {
  const { entry, sizesPt } = theme;
  return { widthPt: widthPt - entry.gutterPt - 2 * insetPt, sizePt: sizesPt.body };
}

function writeInline(
  items: readonly (readonly TextRun[])[],
  style: string,
  opening: Opening,
): Paragraph {
  return new Paragraph({
    ...openWith(opening),
    style,
    children: items.flatMap((runs, index) => [...(index > 0 ? makeRuns(SEPARATOR) : []), ...runs]),
  });
}

const GRID_COLUMNS = 3;
const GRID_GAP_PT = 14;

/** Columns are filled one after the other: read from the top, they are the list. */
function writeGrid(items: readonly string[], { widthPt, theme }: Column, opening: Opening): Child {
  const { gutterPt } = theme.entry;
  const startOf = (place: number) => Math.ceil((items.length * place) / GRID_COLUMNS);
  return makeLayoutTable({
    widthsPt: Array.from({ length: GRID_COLUMNS }, () => (widthPt - gutterPt) / GRID_COLUMNS),
    indentPt: gutterPt,
    maySplitRows: true,
    rows: [
      Array.from({ length: GRID_COLUMNS }, (_, place) => {
        const part = items.slice(startOf(place), startOf(place + 1));
        const list = writeBullets({ kind: 'bullets', items: part }, opening);
        return { gapPt: GRID_GAP_PT, children: list.length > 0 ? list : [new Paragraph({})] };
      }),
    ],
  });
}

function writeFacts({ items, arrangement }: Facts, column: Column, opening: Opening): Child[] {
  const { widthPt, theme } = column;
  switch (arrangement) {
    case 'rows': {
      const openRow = (index: number) =>
        openWith(index === 0 ? opening : twips(theme.gapsPt.bullet + 2));
      const half = (widthPt - theme.entry.gutterPt) / 2;
      return [
        makeLayoutTable({
          widthsPt: [half, half],
          indentPt: theme.entry.gutterPt,
          maySplitRows: false,
          rows: items.map(({ label, value }, index) => [
            {
              gapPt: 4,
              children: [new Paragraph({ ...openRow(index), children: makeRuns(label) })],
            },
            {
              children: [
                new Paragraph({
                  ...openRow(index),
                  alignment: AlignmentType.RIGHT,
                  children: makeRuns(value, { style: styleIds.factValue }),
                }),
              ],
            },
          ]),
        }),
      ];
    }
    case 'inline':
      return [
        writeInline(
          items.map(({ label, value }) => makeRuns(joinFact(label, value, column))),
          styleIds.tags,
          opening,
        ),
      ];
  }
}

function joinFact(label: string, value: string, column: Column): string {
  const fact = [label, value].filter((part) => part !== '').join(': ');
  return keepTogether(fact, lineOf(column));
}
