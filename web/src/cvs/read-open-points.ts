import type { CvRecord } from '@trayecto/core/contract';

/** What is left to check of how the CV was read; none where that was never counted. */
export function readOpenPoints({ metadata }: CvRecord): number {
  return metadata.open_points ?? 0;
}
