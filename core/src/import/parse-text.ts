import { layOutText } from './lines/lay-out-text';
import type { OpenWords } from './lines/settle-hyphens';
import { parseCv } from './parse-cv';
import type { ParsedCv } from './parsed-cv';
import type { SourceDocument, SourceLine } from './source-document';

/** Parses plain text: blank lines are gaps, tabs separate cells, form feeds separate pages. */
export function parseText(text: string, openWords?: OpenWords): ParsedCv {
  const typed = readTextDocument(text);
  const laidOut = layOutText(typed);
  return laidOut
    ? toTextLines(parseCv(laidOut.document, openWords), laidOut.rows)
    : parseCv(typed, openWords);
}

/** Tells where things came from in lines of the text rather than of what it was turned into. */
function toTextLines(parsed: ParsedCv, rows: readonly (readonly number[])[]): ParsedCv {
  const rowsOf = (lines: readonly number[]) =>
    [...new Set(lines.flatMap((line) => rows[line - 1] ?? []))].sort((a, b) => a - b);
  const provenance = Object.fromEntries(
    Object.entries(parsed.provenance).map(([pointer, source]) => [
      pointer,
      { ...source, lines: rowsOf(source.lines) },
    ]),
  );
  const unplaced = parsed.unplaced.map((one) => ({ ...one, line: rowsOf([one.line])[0] ?? 1 }));
  return { ...parsed, provenance, unplaced };
}

export function readTextDocument(text: string): SourceDocument {
  const lines: SourceLine[] = [];
  const pages = text.replace(/\r\n?/g, '\n').split('\f');
  pages.forEach((page, index) => {
    for (const line of page.split('\n')) lines.push({ text: line, page: index + 1 });
  });
  return { format: 'text', lines, pages: pages.length };
}
