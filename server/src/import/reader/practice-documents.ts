import type { SourceDocument, SourceLine } from '@trayecto/core/import/layout';
import { HEADING_PT, type SampleLine } from './sample-cv';
import { varySample } from './vary-sample';

/**
 * What the parser practises on: the sample in other words and another layout each time.
 */
export function makePracticeDocument(round: number): SourceDocument {
  const lines = varySample(round);
  const layout = LAYOUTS[round % LAYOUTS.length] ?? drawPlain;
  // As it comes from the reader, objects of another make than those written here.
  return structuredClone<SourceDocument>({
    format: 'pdf',
    pages: 2,
    lines: layout(lines).map((line, index, all) => ({
      ...line,
      page: index < all.length / 2 ? 1 : 2,
      yPt: 50 + (index % Math.ceil(all.length / 2)) * 16,
    })),
    pageSizes: [
      { widthPt: 595, heightPt: 842 },
      { widthPt: 595, heightPt: 842 },
    ],
  });
}

export function makePracticeText(round: number): string {
  return varySample(round)
    .map(({ text }) => text)
    .join('\n');
}

const LEFT_PT = 60;
const RIGHT_PT = 535;

const LAYOUTS = [drawPlain, drawRows, drawBeside];

/** One below the other, headings and names in bold. */
function drawPlain(lines: readonly SampleLine[]): readonly SourceLine[] {
  return lines.map((line) => drawLine(line, {}));
}

/** Names with what is after their comma or stroke at the other edge of the page, as dates are. */
function drawRows(lines: readonly SampleLine[]): readonly SourceLine[] {
  return lines.map((line) => {
    const [first = '', second = '', ...others] = line.text.split(/ [|–—] |, /);
    if (!line.bold || line.sizePt > HEADING_PT || second === '') return drawLine(line, {});
    const cells = [first, [second, ...others].join(', ')];
    return drawLine({ ...line, text: cells.join(' ') }, { cells });
  });
}

/** Coloured headings, names told by their slope alone, and the first third in a separate column. */
function drawBeside(lines: readonly SampleLine[]): readonly SourceLine[] {
  return lines.map((line, index) => {
    const isBeside = index < lines.length / 3;
    const drawn = drawLine(
      { ...line, bold: false },
      {
        block: isBeside ? 1 : 2,
        xPt: isBeside ? LEFT_PT : 220,
        ...(line.sizePt > HEADING_PT && { color: '#1f3a5f' }),
        ...(line.bold && line.sizePt < HEADING_PT && { italic: true }),
      },
    );
    return drawn;
  });
}

function drawLine(
  { text: written, sizePt, bold }: SampleLine,
  look: Partial<SourceLine>,
): SourceLine {
  const text = written.replace(/^[•-] /, '');
  const bullet = text !== written;
  const { xPt = LEFT_PT, cells = [text] } = look;
  const widths = cells.map((cell) => cell.length * sizePt * 0.5);
  const lefts = widths.map((width, at) => (at === 0 ? xPt : RIGHT_PT - width));
  const boxes = cells.map((cell, at): [number, number, number, number, number] => [
    lefts[at] ?? xPt,
    50,
    widths[at] ?? 0,
    sizePt,
    cell.length,
  ]);
  return {
    text,
    page: 1,
    block: 1,
    xPt,
    yPt: 50,
    widthPt: cells.length > 1 ? RIGHT_PT - xPt : (widths[0] ?? 0),
    boxes,
    fontSizePt: sizePt,
    color: '#000000',
    ...(bold && { bold }),
    ...(bullet && { bullet }),
    ...(sizePt > 10 && { gapBefore: true }),
    ...(cells.length > 1 && {
      runs: [{ text: cells[0] ?? '', bold: true as const }, { text: cells.slice(1).join(' ') }],
    }),
    ...look,
  };
}
