import type { Cv } from '../cv';
import type { FieldSource, ParseWarning, UnplacedLine } from './parsed-cv';
import type { Section } from './sections/split-sections';
import type { SourceDocument } from './source-document';

const UNSURE_BELOW = 0.6;
const MOST_WARNINGS = 50;

/** Every line with words in it that no field was read from. */
export function listUnplaced(
  document: SourceDocument,
  placed: ReadonlySet<number>,
  furniture: readonly number[],
): readonly UnplacedLine[] {
  const ofPaper = new Set(furniture);
  const unplaced: UnplacedLine[] = [];
  document.lines.forEach(({ text }, index) => {
    const line = index + 1;
    if (text.trim() === '' || placed.has(line)) return;
    unplaced.push({
      line,
      text: text.trim(),
      reason: ofPaper.has(line) ? 'page-furniture' : 'not-understood',
    });
  });
  return unplaced;
}

export function listWarnings(
  document: SourceDocument,
  cv: Cv,
  sections: readonly Section[],
  unplaced: readonly UnplacedLine[],
  provenance: Readonly<Record<string, FieldSource>>,
): readonly ParseWarning[] {
  const warnings: ParseWarning[] = [];
  if (document.lines.every((line) => line.text.trim() === '')) return [{ code: 'empty-document' }];
  if (document.format === 'image') warnings.push({ code: 'read-from-image' });
  if (cv.personal.name === '') warnings.push({ code: 'no-name', pointer: '/personal/name' });
  if (cv.personal.email === '' && cv.personal.phone === '')
    warnings.push({ code: 'no-contact', pointer: '/personal' });
  if (sections.length < 2) warnings.push({ code: 'no-sections' });
  const lost = unplaced.filter((line) => line.reason === 'not-understood').length;
  if (lost > 0) warnings.push({ code: 'unplaced-lines', params: { count: lost } });
  for (const [pointer, source] of Object.entries(provenance)) {
    if (source.confidence < UNSURE_BELOW && warnings.length < MOST_WARNINGS)
      warnings.push({ code: 'unsure-field', pointer });
  }
  return warnings;
}
