import type { CvRecord } from '@trayecto/core/contract';
import type { CvMark } from '@trayecto/core/cv';
import { z } from 'zod';

const marks = z
  .array(
    z.object({
      section: z.string(),
      entry: z.string(),
      index: z.number().default(-1),
      field: z.string(),
      kind: z.enum(['added', 'removed', 'changed']).default('changed'),
    }),
  )
  .catch([]);
const outdated = z.object({ original: marks, english: marks });

export interface Outdated {
  readonly original: readonly CvMark[];
  readonly english: readonly CvMark[];
}

/** Places of each text that fell behind when the other was edited; none where there is only one text. */
export function readOutdated({ metadata, parsed_data_english }: CvRecord): Outdated {
  const found = parsed_data_english && outdated.safeParse(metadata.outdated).data;
  return found ?? { original: [], english: [] };
}
