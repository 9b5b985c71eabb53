import type { CvRecord, OutdatedMarks } from '@trayecto/core/contract';

/** Places of each text that fell behind when the other was edited; none where there is only one text. */
export function readOutdated({ metadata, parsed_data_english }: CvRecord): OutdatedMarks {
  return (parsed_data_english && metadata.outdated) ?? { original: [], english: [] };
}
