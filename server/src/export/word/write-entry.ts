import type { Entry, Theme } from '@trayecto/core/document';
import { type IParagraphOptions, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { type Column, type Opening, openWith } from './column';
import { LEAD_LINE_HEIGHT } from './head-styles';
import { type Child, makeLayoutTable } from './layout-table';
import { lineSpacing } from './line-spacing';
import { styleIds } from './style-names';
import { endOfBeginning, keepDates, makeRuns } from './word-text';
import { hex, spaceBefore, twips } from './word-units';

const GUTTER_GAP_PT = 10;
const DETAIL_SEPARATOR = ' · ';

/** What, where and when; it stays on the page of what is said about it. */
export function writeEntryHead(entry: Entry, column: Column, opening: Opening): Child[] {
  const { theme } = column;
  if (theme.entry.dates === 'gutter' && entry.dates !== '')
    return [writeGutterRow(entry, column, opening)];
  const indent = theme.entry.dates === 'gutter' ? { left: twips(theme.entry.gutterPt) } : undefined;
  const options = { ...openWith(opening), ...(indent && { indent }) };
  const first = writeFirstLine(entry, column, options);
  return [...first, ...writeDetail(entry, indent && { indent })];
}

function writeFirstLine(entry: Entry, column: Column, options: IParagraphOptions): Paragraph[] {
  const { lead, dates } = entry;
  if (lead === '' && dates === '') return [];
  const room = { widthPt: column.widthPt, sizePt: column.theme.sizesPt.small };
  const when = makeRuns(keepDates(dates, room), { style: styleIds.entryDates });
  const keepNext = entry.detail.length > 0 || entry.blocks.length > 0;
  if (lead === '')
    return [new Paragraph({ ...options, keepNext, style: styleIds.entryDetail, children: when })];
  return [
    new Paragraph({
      ...options,
      keepNext,
      style: styleIds.entryLead,
      ...ownTabStops(column),
      children: [
        ...makeRuns(lead),
        ...(dates === '' ? [] : [new TextRun({ children: [new Tab()] }), ...when]),
      ],
    }),
  ];
}

function ownTabStops({ theme, widthPt, styledWidthPt }: Column): IParagraphOptions {
  if (theme.entry.dates !== 'right' || widthPt === styledWidthPt) return {};
  return {
    tabStops: [
      { type: TabStopType.CLEAR, position: twips(styledWidthPt) },
      { type: TabStopType.RIGHT, position: twips(widthPt) },
    ],
  };
}

/** "jun. 2022" is not parted. */
const LONGEST_KEPT = 16;
const keepShort = (part: string) =>
  part.length < LONGEST_KEPT ? part.replaceAll(' ', '\u00a0') : part;

function writeDetail({ detail, blocks }: Entry, options: IParagraphOptions = {}): Paragraph[] {
  if (detail.length === 0) return [];
  return [
    new Paragraph({
      ...options,
      style: styleIds.entryDetail,
      keepNext: blocks.length > 0,
      children: makeRuns(detail.map(keepShort).join(DETAIL_SEPARATOR)),
    }),
  ];
}

/** On a line of time the beginning leads. */
function writeGutterDates(dates: string, { entry, colours }: Theme): TextRun[] {
  const style = styleIds.entryDates;
  const end = entry.isTimeline ? endOfBeginning(dates) : 0;
  return [
    ...makeRuns(dates.slice(0, end), { style, bold: true, color: hex(colours.accent) }),
    ...makeRuns(dates.slice(end), { style }),
  ];
}

/** Dates may be longer than their column is wide: in a cell they wrap, at a tab stop they would push the rest away. */
function writeGutterRow(entry: Entry, column: Column, opening: Opening): Child {
  const { theme, widthPt } = column;
  const { gutterPt } = theme.entry;
  const room = { widthPt: gutterPt - GUTTER_GAP_PT, sizePt: theme.sizesPt.small };
  const when = new Paragraph({
    ...spaceLikeLead(theme, opening),
    // Word keeps a row with what follows when its first paragraph says so.
    keepNext: entry.blocks.length > 0,
    children: writeGutterDates(keepDates(entry.dates, room), theme),
  });
  const beside = [
    ...writeFirstLine({ ...entry, dates: '' }, column, openWith(opening)),
    ...writeDetail(entry),
  ];
  return makeLayoutTable({
    widthsPt: [gutterPt, widthPt - gutterPt],
    maySplitRows: false,
    rows: [
      [
        { gapPt: GUTTER_GAP_PT, children: [when] },
        { children: beside.length > 0 ? beside : [new Paragraph({})] },
      ],
    ],
  });
}

function spaceLikeLead({ fonts, sizesPt, gapsPt }: Theme, opening: Opening): IParagraphOptions {
  const before = opening ?? spaceBefore(gapsPt.entry, sizesPt.entryLead, LEAD_LINE_HEIGHT);
  return { spacing: { ...lineSpacing(fonts.body, sizesPt.entryLead, LEAD_LINE_HEIGHT), before } };
}
