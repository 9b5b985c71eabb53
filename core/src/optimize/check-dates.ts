import type { Cv } from '../cv';
import { type DatePoint, readSpan } from '../improve';
import type { Finding, ScoreContext } from './score-context';

/** A longer gap between jobs needs an explanation. */
const LONGEST_PAUSE_MONTHS = 6;
const DATED_SHARE = 0.7;
const GAPS_FOR_NOTHING = 3;

interface Period {
  readonly pointer: string;
  readonly start: number;
  readonly end: number;
}

/** Seven tenths for readable, plausible dates, three for no unexplained gap. */
export function checkDates({ cv, today }: ScoreContext): Finding {
  const entries = [
    ...cv.work_experience.map(({ dates }, at) => ({
      dates,
      pointer: `/work_experience/${at}/dates`,
    })),
    ...cv.education.map(({ dates }, at) => ({ dates, pointer: `/education/${at}/dates` })),
  ];
  if (entries.length === 0) return null;
  const now = readMonth(today);
  const undated = entries.filter(({ dates }) => !isSound(dates, now)).map(({ pointer }) => pointer);
  const gaps = findGaps(cv, now);
  const dated = 1 - undated.length / entries.length;
  const steady = Math.max(0, 1 - gaps.length / GAPS_FOR_NOTHING);
  return {
    share: dated * DATED_SHARE + steady * dated * (1 - DATED_SHARE),
    pointers: [...new Set([...undated, ...gaps])],
  };
}

function readMonth(today: string): number {
  const [year = '', month = ''] = today.split('-');
  return Number(year) * 12 + Number(month) - 1;
}

/** It can be read, it does not end before it begins, and it has begun. */
function isSound(dates: string, now: number): boolean {
  const period = readPeriod(dates, '', now);
  return period !== null && period.end >= period.start && period.start <= now;
}

/** A year alone is given the benefit of the doubt: from its first month to its last. */
function readPeriod(dates: string, pointer: string, now: number): Period | null {
  const span = readSpan(dates);
  if (span === null) return null;
  const monthOf = (point: DatePoint, whenUnsaid: number) =>
    point.year * 12 + (point.month ?? whenUnsaid) - 1;
  const start = monthOf(span.start, 1);
  const end = span.end === 'present' ? Math.max(now, start) : monthOf(span.end ?? span.start, 12);
  return { pointer, start, end };
}

/** Jobs with an unexplained gap before them; education fills a gap. */
function findGaps(cv: Cv, now: number): readonly string[] {
  const read = (list: 'work_experience' | 'education') =>
    cv[list].flatMap(({ dates }, at) => readPeriod(dates, `/${list}/${at}/dates`, now) ?? []);
  const posts = read('work_experience');
  const first = Math.min(...posts.map(({ start }) => start));
  const periods = [...posts, ...read('education')].toSorted((a, b) => a.start - b.start);
  const gaps: string[] = [];
  let reached = Number.POSITIVE_INFINITY;
  for (const { pointer, start, end } of periods) {
    const isPause = start - reached - 1 > LONGEST_PAUSE_MONTHS && start > first;
    if (isPause && pointer.startsWith('/work')) gaps.push(pointer);
    reached = reached === Number.POSITIVE_INFINITY ? end : Math.max(reached, end);
  }
  return gaps;
}
