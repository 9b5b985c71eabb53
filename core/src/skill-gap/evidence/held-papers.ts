import type { Cv } from '../../cv';
import { type DatePoint, readSpan } from '../../improve';
import { foldInPlace } from '../../language';
import type { CvField } from './list-cv-fields';

const PAPER_SECTIONS: ReadonlySet<string> = new Set(['certifications', 'skills', 'additional']);
/** It says itself that it is over: "(expired)", "caducó", "sin renovar". */
const OVER =
  /\b(?:expired|lapsed|(?:ran|run|has run) out|out of date|no longer valid|not renewed|caducad[oa]s?|caduco|vencid[oa]s?|vencio|sin renovar|por renovar|no renovad[oa]s?)\b/;
/** What comes before the day it ends: "valid to 2024", "caduca en marzo de 2026". */
const ENDS =
  /\b(?:valid (?:to|until|till|through)|(?:valid[oa]s?|vigente|en vigor|vigencia) hasta(?: el)?|expir(?:es|y|ing)(?: date)?(?: on| in)?|exp\.?|caduca(?:ra)?(?: el| en)?|caducidad|vence(?:ra)?(?: el| en)?|vencimiento|renewal due(?: in)?)[:\s]+(?:\d{1,2} (?:de )?)?/g;
/** A day behind one of these is the end of something. */
const UNTIL = /(?:\b(?:to|until|till?|through|hasta|al?)(?: el)?|[–—-]) ?$/;
/** A number of four figures is a year only if a course may end in it. */
const FARTHEST = 96;
const MONTH =
  /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\p{L}*\.? (?:de |del )?|\d{1,2}[/.-])?20\d{2}\b|\b20\d{2}-\d{2}\b/gu;
const DATE = /^(?:(?:[a-z.]+ (?:de )?|\d{1,2}[/.-])?(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2})/;

/** A certificate that has run out by then, or that is still to be earned. */
export function isNotHeld({ section, text, lastUsed, note }: CvField, now: Date): boolean {
  if (!PAPER_SECTIONS.has(section)) return false;
  const folded = foldInPlace(section === 'certifications' ? `${text} ${note}` : text);
  if (OVER.test(folded)) return true;
  const month = countMonths(now.getUTCFullYear(), now.getUTCMonth());
  const ends = listMonths(folded, ENDS, 11);
  if (ends.length > 0) return Math.max(...ends) < month;
  if (listDays(folded).some((one) => one > month && one < month + FARTHEST)) return true;
  if (section !== 'certifications' || lastUsed === null || lastUsed === 'present') return false;
  const [year = '', of = '1'] = lastUsed.split('-');
  return countMonths(Number(year), Number(of) - 1) > month;
}

/** A day to come, unless something ends on it: "exam in February 2027", "comienza en enero de 2027". */
function listDays(text: string): readonly number[] {
  return [...text.matchAll(MONTH)].flatMap(({ index, 0: date }) => {
    const point = UNTIL.test(text.slice(0, index)) ? undefined : readSpan(date)?.start;
    return point === undefined ? [] : [countMonths(point.year, (point.month ?? 1) - 1)];
  });
}

function listMonths(text: string, before: RegExp, whenUnsaid: number): readonly number[] {
  return [...text.matchAll(before)].flatMap(({ index, 0: words }) => {
    const [date] = DATE.exec(text.slice(index + words.length)) ?? [];
    const point: DatePoint | undefined = date === undefined ? undefined : readSpan(date)?.start;
    if (point === undefined) return [];
    return [countMonths(point.year, point.month === null ? whenUnsaid : point.month - 1)];
  });
}

function countMonths(year: number, month: number): number {
  return year * 12 + month;
}

/** Their texts go, and all other places stay as they are. */
export function leaveOut(cv: Cv, pointers: ReadonlySet<string>): Cv {
  if (pointers.size === 0) return cv;
  const left = (pointer: string, text: string) => (pointers.has(pointer) ? '' : text);
  return {
    ...cv,
    skills: cv.skills.map((text, at) => left(`/skills/${at}`, text)),
    certifications: cv.certifications.map((one, at) => ({
      ...one,
      name: left(`/certifications/${at}/name`, one.name),
    })),
  };
}
