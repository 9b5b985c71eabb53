import type { SourceLine } from '@trayecto/core/import/layout';
import { arrangeTable } from './arrange-table';
import { paragraphLines } from './paragraph-lines';
import type { WordBlock, WordFrame, WordParagraph } from './word-model';

/** Blocks of a Word file become lines in the order they are read. */
export function wordLines(blocks: readonly WordBlock[]): SourceLine[] {
  const usualGapPt = findUsualGap(blocks);
  let block = 0;
  const read = (parts: readonly WordBlock[]): SourceLine[] => {
    const lines: SourceLine[] = [];
    let own = ++block;
    let above: WordParagraph | undefined;
    let sawBlank = false;
    for (const part of parts) {
      if (part.kind === 'paragraph') {
        const gapPt = Math.max(above?.spaceAfterPt ?? 0, part.spaceBeforePt);
        const isHeading = part.headingLevel !== undefined;
        const hasGap = !above || sawBlank || isHeading || gapPt > usualGapPt + 1.5;
        const made = paragraphLines(part, own, hasGap);
        lines.push(...made);
        sawBlank = made.length === 0;
        if (!sawBlank) above = part;
        continue;
      }
      if (part.kind === 'frame') lines.push(...markFooter(read(part.blocks), part));
      else lines.push(...arrangeTable(part, read));
      own = ++block;
      above = undefined;
    }
    return lines;
  };
  return numberBlocks(read(blocks));
}

function markFooter(lines: readonly SourceLine[], { isFooter }: WordFrame): readonly SourceLine[] {
  return isFooter ? lines.map((line) => ({ ...line, running: true })) : lines;
}

function numberBlocks(lines: readonly SourceLine[]): SourceLine[] {
  let block = 0;
  return lines.map((line, index) => {
    const before = lines[index - 1];
    if (line.block !== before?.block) block++;
    return { ...line, block };
  });
}

/** Most paragraphs of a document keep the same distance; only a larger one says something. */
function findUsualGap(blocks: readonly WordBlock[]): number {
  const counts = new Map<number, number>();
  const visit = (parts: readonly WordBlock[]): void => {
    parts.forEach((part, index) => {
      if (part.kind === 'frame') visit(part.blocks);
      else if (part.kind === 'table')
        for (const row of part.rows) for (const cell of row) visit(cell.blocks);
      else {
        const above = parts[index - 1];
        if (above?.kind !== 'paragraph') return;
        const gapPt = Math.max(above.spaceAfterPt, part.spaceBeforePt);
        counts.set(gapPt, (counts.get(gapPt) ?? 0) + 1);
      }
    });
  };
  visit(blocks);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return usual?.[0] ?? 0;
}
