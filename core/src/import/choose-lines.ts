import { judgeReading } from './judge-reading';
import { LEAST_GAIN, parseCv } from './parse-cv';
import type { SourceDocument, SourceLine } from './source-document';

/** Picks the line order whose reading has fewer impossible answers. The usual order wins unless it has some. */
export function chooseLines(
  document: SourceDocument,
  readOtherwise: () => readonly SourceLine[],
): SourceDocument {
  const usual = judgeReading(parseCv(document));
  if (usual < LEAST_GAIN) return document;
  const other = { ...document, lines: readOtherwise() };
  return judgeReading(parseCv(other)) + LEAST_GAIN <= usual ? other : document;
}
