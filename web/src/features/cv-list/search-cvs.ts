import type { CvRecord } from '@trayecto/core/contract';
import { foldText } from '../../text/fold-text';

/** What is searched in, by record: folding a thousand names again for each letter would be felt. */
const folded = new WeakMap<CvRecord, string>();

/** By file name or by the name inside the CV, whatever the case and accents. */
export function searchCvs(cvs: readonly CvRecord[], query: string): readonly CvRecord[] {
  const wanted = foldText(query);
  return wanted === '' ? cvs : cvs.filter((cv) => describe(cv).includes(wanted));
}

function describe(cv: CvRecord): string {
  const known = folded.get(cv);
  if (known !== undefined) return known;
  const text = [cv.filename, cv.parsed_data?.personal.name ?? ''].map(foldText).join('\n');
  folded.set(cv, text);
  return text;
}
