import { judgeReading } from './judge-reading';
import { LEAST_GAIN, parseCv } from './parse-cv';
import type { SourceDocument, SourceLine } from './source-document';

/** The document with its lines in the order whose reading has fewer impossible answers; the usual one unless that has some. */
export function chooseLines(
  document: SourceDocument,
  readOtherwise: () => readonly SourceLine[],
): SourceDocument {
  const usual = judgeReading(parseCv(document));
  if (usual < LEAST_GAIN) return document;
  const other = { ...document, lines: readOtherwise() };
  return judgeReading(parseCv(other)) + LEAST_GAIN <= usual ? other : document;
}
