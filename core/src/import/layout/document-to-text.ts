import type { SourceDocument, SourceLine } from '../source-document';

/**
 * The document as plain text: a blank line between blocks, a sign before list items, a tab between cells, and link
 * targets in brackets where the page shows only a word or a picture.
 */
export function documentToText(document: SourceDocument): string {
  const parts: string[] = [];
  document.lines.forEach((line, index) => {
    if (index > 0 && line.gapBefore) parts.push('');
    const text = line.cells ? line.cells.join('\t') : line.text;
    parts.push([`${line.bullet ? '• ' : ''}${text}`, ...hiddenTargets(line)].join(' '));
  });
  return parts.join('\n');
}

const MOST_TARGETS = 6;

function hiddenTargets(line: SourceLine): readonly string[] {
  const shown = plainAddress(line.text).replace(/\s/g, '');
  const targets = new Set(
    (line.links ?? [])
      .map((link) => link.href.replace(/^mailto:/i, ''))
      .filter((href) => !/^tel:/i.test(href) && !shown.includes(plainAddress(href))),
  );
  return [...targets].slice(0, MOST_TARGETS).map((href) => `(${href})`);
}

function plainAddress(text: string): string {
  return text
    .toLowerCase()
    .replace(/https?:\/\/|www\./g, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}
