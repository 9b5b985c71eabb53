import type { CvRecord } from '@trayecto/core/contract';
import { foldText } from '../../text/fold-text';

/** By file name or by the name inside the CV, whatever the case and accents. */
export function searchCvs(cvs: readonly CvRecord[], query: string): readonly CvRecord[] {
  const wanted = foldText(query);
  if (wanted === '') return cvs;
  return cvs.filter(({ filename, parsed_data }) =>
    [filename, parsed_data?.personal.name ?? ''].some((text) => foldText(text).includes(wanted)),
  );
}
