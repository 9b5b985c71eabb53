import type { Cv } from '../cv';
import { detectLanguage } from '../import/detect-language';
import type { DocumentLanguage } from './document-words';
import { layoutCv } from './layout-cv';
import { writeText } from './write-text';

/** The language a CV is written in, from its own words. */
export function detectDocumentLanguage(cv: Cv): DocumentLanguage {
  // Headings of ours would tip the scale; laid out twice, once with each language's, they cancel out.
  const texts = (['es', 'en'] as const).map((language) =>
    writeText(layoutCv(cv, 'classic', language)),
  );
  return detectLanguage(texts.map((text) => ({ text })));
}
