import type { SourceLine } from '../source-document';
import type { PageContent } from './page-content';

const PAGE_NUMBER = /^(?:page|p[áa]g(?:ina)?\.?)?\s*\d{1,3}(?:\s*(?:\/|of|de|-)\s*\d{1,3})?$/iu;

/** Page numbers and lines repeated at the edges of pages go behind the text, so they part no entry. */
export function setAsideRunningLines(
  lines: readonly SourceLine[],
  pages: readonly PageContent[],
): SourceLine[] {
  const counts = new Map<string, Set<number>>();
  for (const line of lines) {
    if (!isAtEdge(line, pages)) continue;
    const key = fingerprint(line);
    counts.set(key, (counts.get(key) ?? new Set<number>()).add(line.page));
  }
  const running = lines.filter((line) => {
    if (!isAtEdge(line, pages)) return false;
    const isRepeated = (counts.get(fingerprint(line))?.size ?? 0) > 1;
    if (isRepeated) return isAtFoot(line, pages) || line.page > 1;
    return PAGE_NUMBER.test(line.text) && isAtFoot(line, pages);
  });
  const aside = new Set(running);
  return [
    ...lines.filter((line) => !aside.has(line)),
    ...running.map((line) => ({ ...line, running: true })),
  ];
}

function isAtFoot(line: SourceLine, pages: readonly PageContent[]): boolean {
  const heightPt = pages[line.page - 1]?.heightPt ?? 842;
  return (line.yPt ?? 0) > 0.9 * heightPt;
}

function isAtEdge(line: SourceLine, pages: readonly PageContent[]): boolean {
  const heightPt = pages[line.page - 1]?.heightPt ?? 842;
  return (line.yPt ?? 0) < 0.09 * heightPt || isAtFoot(line, pages);
}

function fingerprint(line: SourceLine): string {
  return `${line.text.replace(/\d+/g, '#')}@${Math.round((line.yPt ?? 0) / 6)}`;
}
