import type { CvSummary } from '@trayecto/core/contract';
import { foldForSearch } from '../text/fold-for-search';

/** What is searched in, by record: folding a thousand names again for each letter would be felt. */
const folded = new WeakMap<CvSummary, string>();

/** By file name, the name inside the CV, the job it was made for or its tags, whatever the case and accents. */
export function searchCvs(cvs: readonly CvSummary[], query: string): readonly CvSummary[] {
  const wanted = foldForSearch(query);
  return wanted === '' ? cvs : cvs.filter((cv) => describe(cv).includes(wanted));
}

function describe(cv: CvSummary): string {
  const known = folded.get(cv);
  if (known !== undefined) return known;
  const { tags = [], tailored_from: from } = cv.metadata;
  const text = [cv.filename, cv.name, from?.jobTitle ?? '', ...tags].map(foldForSearch).join('\n');
  folded.set(cv, text);
  return text;
}
