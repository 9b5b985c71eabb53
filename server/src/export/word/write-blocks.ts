import type { Block, Bullets, Facts, Tags, Paragraph as TextBlock } from '@trayecto/core/document';
import { AlignmentType, Paragraph, Tab, TextRun } from 'docx';
import { type Column, type Opening, openWith } from './column';
import { type Child, makeLayoutTable } from './layout-table';
import { styleIds } from './style-names';
import { keepTogether, makeRuns, SEPARATOR } from './word-text';
import { writeEntryHead } from './write-entry';

export function writeBlock(block: Block, column: Column, opening: Opening): Child[] {
  switch (block.kind) {
    case 'paragraph':
      return [writeParagraph(block, opening)];
    case 'bullets':
      return writeBullets(block, opening);
    case 'entry':
      return [
        ...writeEntryHead(block, column, opening),
        ...block.blocks.flatMap((inner) => writeBlock(inner, column, undefined)),
      ];
    case 'tags':
      return writeTags(block, column, opening);
    case 'facts':
      return writeFacts(block, column, opening);
  }
}

function writeParagraph({ text, tone }: TextBlock, opening: Opening): Paragraph {
  const style = tone === 'lead' ? styleIds.lead : styleIds.body;
  return new Paragraph({ ...openWith(opening), style, children: makeRuns(text) });
}

function writeBullets({ items }: Bullets, opening: Opening): Paragraph[] {
  return items.map(
    (item, index) =>
      new Paragraph({
        ...openWith(index === 0 ? opening : undefined),
        style: styleIds.bullet,
        children: makeRuns(item),
      }),
  );
}

function writeTags({ items, arrangement }: Tags, column: Column, opening: Opening): Child[] {
  switch (arrangement) {
    case 'chips':
      return [writeChips(items, opening)];
    case 'inline':
      return [
        writeInline(
          items.map((item) => makeRuns(keepTogether(item))),
          opening,
        ),
      ];
    case 'grid':
      return [writeGrid(items, column, opening)];
  }
}

function writeChips(items: readonly string[], opening: Opening): Paragraph {
  return new Paragraph({
    ...openWith(opening),
    style: styleIds.tags,
    children: items.flatMap((item, index) => [
      ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
      ...makeRuns(`\u00a0${keepTogether(item)}\u00a0`, { style: styleIds.tag }),
    ]),
  });
}

function writeInline(items: readonly (readonly TextRun[])[], opening: Opening): Paragraph {
  return new Paragraph({
    ...openWith(opening),
    style: styleIds.tags,
    children: items.flatMap((runs, index) => [...(index > 0 ? makeRuns(SEPARATOR) : []), ...runs]),
  });
}

const GRID_COLUMNS = 3;
const GRID_GAP_PT = 14;

function writeGrid(items: readonly string[], { widthPt, theme }: Column, opening: Opening): Child {
  const { gutterPt } = theme.entry;
  const cellWidthPt = (widthPt - gutterPt) / GRID_COLUMNS;
  const rows = Array.from({ length: Math.ceil(items.length / GRID_COLUMNS) }, (_, row) =>
    Array.from({ length: GRID_COLUMNS }, (_, place) => items[row * GRID_COLUMNS + place]),
  );
  return makeLayoutTable({
    widthsPt: Array.from({ length: GRID_COLUMNS }, () => cellWidthPt),
    indentPt: gutterPt,
    maySplitRows: false,
    rows: rows.map((row, index) =>
      row.map((item) => ({
        gapPt: GRID_GAP_PT,
        children:
          item === undefined
            ? [new Paragraph({})]
            : [
                new Paragraph({
                  ...openWith(index === 0 ? opening : undefined),
                  style: styleIds.bullet,
                  children: makeRuns(item),
                }),
              ],
      })),
    ),
  });
}

function writeFacts(
  { items, arrangement }: Facts,
  { widthPt, theme }: Column,
  opening: Opening,
): Child[] {
  switch (arrangement) {
    case 'rows': {
      const half = (widthPt - theme.entry.gutterPt) / 2;
      return [
        makeLayoutTable({
          widthsPt: [half, half],
          indentPt: theme.entry.gutterPt,
          maySplitRows: false,
          rows: items.map(({ label, value }) => [
            { gapPt: 4, children: [new Paragraph({ children: makeRuns(label) })] },
            {
              children: [
                new Paragraph({
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
          items.map(({ label, value }) => makeRuns(joinFact(label, value))),
          opening,
        ),
      ];
  }
}

function joinFact(label: string, value: string): string {
  return keepTogether([label, value].filter((part) => part !== '').join(': '));
}
