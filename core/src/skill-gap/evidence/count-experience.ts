import type { Cv } from '../../cv';
import { type DatePoint, readSpan } from '../../improve';

const monthOf = (point: DatePoint, whenUnsaid: number): number =>
  point.year * 12 + (point.month ?? whenUnsaid) - 1;

interface MonthSpan {
  readonly start: number;
  readonly end: number;
}

function readMonths(dates: string, now: Date): readonly MonthSpan[] {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const span = readSpan(dates);
  if (span === null) return [];
  const isYearsOnly = span.start.month === null;
  const start = monthOf(span.start, 1);
  const end =
    span.end === 'present'
      ? thisMonth
      : // "2016 - 2024" is taken for eight years, "2019" alone for one.
        monthOf(span.end ?? span.start, span.end === null ? 12 : isYearsOnly ? 1 : 12);
  return end > start ? [{ start, end: Math.min(end, thisMonth) }] : [];
}

/** Months in one job by its dates. */
export function countPostMonths(dates: string, now: Date): number {
  const [span] = readMonths(dates, now);
  return span === undefined ? 0 : Math.max(0, span.end - span.start);
}

/** Years of work by the dates of the entries; two jobs at once count once. */
export function countExperienceYears(cv: Cv, now: Date): number {
  const spans = cv.work_experience.flatMap(({ dates }) => readMonths(dates, now));
  spans.sort((a, b) => a.start - b.start);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans) {
    if (end <= reached) continue;
    months += end - Math.max(start, reached);
    reached = end;
  }
  return Math.round((months / 12) * 10) / 10;
}

/** Months since a date written as "2021", "2021-05" or "present". */
export function countMonthsSince(lastUsed: string | null, now: Date): number | null {
  if (lastUsed === null) return null;
  if (lastUsed === 'present') return 0;
  const [year = '', month = '12'] = lastUsed.split('-');
  const then = Number(year) * 12 + Number(month) - 1;
  return Math.max(0, now.getUTCFullYear() * 12 + now.getUTCMonth() - then);
}
