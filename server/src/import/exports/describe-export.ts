import type { Cv } from '@trayecto/core/cv';
import { detectDocumentLanguage, layoutCv, writeText } from '@trayecto/core/document';
import type { SourceDocument } from '@trayecto/core/import/layout';

/** As a text that a person can read, beside its fields. */
export function describeExport(cv: Cv): SourceDocument {
  const text = writeText(layoutCv(cv, 'classic', detectDocumentLanguage(cv)));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return { format: 'text', pages: 1, lines: lines.map((line) => ({ text: line, page: 1 })) };
}
