import type { Mark } from './use-fit';

/** The same in the job description and on the page, a sign with each colour. */
export const SIGNS: Record<Mark, string> = { shown: '✓', near: '≈', missing: '?' };
export const MARK_TEXTS: Record<Mark, string> = {
  shown: 'text-olive',
  near: 'text-sun-ink',
  missing: 'text-terracotta',
};
export const MARK_NAMES = {
  shown: 'applications.markShown',
  near: 'applications.markNear',
  missing: 'applications.markMissing',
} as const;
