import type { SourceDocument } from '../source-document';

/** The document as plain text: a blank line between blocks, a sign before list items, a tab between cells. */
export function documentToText(document: SourceDocument): string {
  const parts: string[] = [];
  document.lines.forEach((line, index) => {
    const isNewBlock = line.block !== document.lines[index - 1]?.block;
    if (index > 0 && (line.gapBefore || isNewBlock)) parts.push('');
    parts.push(`${line.bullet ? '• ' : ''}${line.cells ? line.cells.join('\t') : line.text}`);
  });
  return parts.join('\n');
}
