import { parseCv } from './parse-cv';
import type { ParsedCv } from './parsed-cv';
import type { SourceDocument, SourceLine } from './source-document';

/** Parses plain text: blank lines are gaps, tabs separate cells, form feeds separate pages. */
export function parseText(text: string): ParsedCv {
  return parseCv(readTextDocument(text));
}

export function readTextDocument(text: string): SourceDocument {
  const lines: SourceLine[] = [];
  const pages = text.replace(/\r\n?/g, '\n').split('\f');
  pages.forEach((page, index) => {
    for (const line of page.split('\n')) lines.push({ text: line, page: index + 1 });
  });
  return { format: 'text', lines, pages: pages.length };
}
