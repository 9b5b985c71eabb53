import type { CvSummary } from '@trayecto/core/contract';

/** What is left to check of how the CV was read; none where that was never counted. */
export function readOpenPoints({ metadata }: Pick<CvSummary, 'metadata'>): number {
  return metadata.open_points ?? 0;
}
