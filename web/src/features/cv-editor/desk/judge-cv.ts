import type { Cv } from '@trayecto/core/cv';
import { type DateForm, listDateForms, type Place } from '@trayecto/core/document';
import type { CheckMark } from './list-checks';

type HealthWords =
  | { readonly name: 'no-slips' | 'all-dated' }
  | { readonly name: 'slips'; readonly count: number }
  | { readonly name: 'figures'; readonly count: number; readonly told: number }
  | { readonly name: 'undated'; readonly entry: string }
  | { readonly name: 'mixed-dates'; readonly count: number; readonly form: DateForm }
  | { readonly name: 'unreachable' }
  | { readonly name: 'bare'; readonly parts: readonly BarePart[] };

/** What nearly everybody has something to say in. */
const usualParts = ['summary', 'work_experience', 'education', 'skills'] as const;
export type BarePart = (typeof usualParts)[number];

/** Something that was looked at in the whole CV; `at` is where it can be corrected. */
export type HealthCheck = {
  readonly mark: CheckMark;
  readonly at: Place | null;
} & HealthWords;

/**
 * How a CV reads as a whole: checks, not a score. Slips are null until somebody has read for them; `dates` is the form that
 * was chosen for them.
 */
export function judgeCv(
  cv: Cv,
  slips: readonly Place[] | null,
  dates: DateForm = 'written',
): readonly HealthCheck[] {
  // Slips are known last: they come below what is already read.
  return [
    ...judgeReach(cv),
    ...judgeParts(cv),
    ...judgeFigures(cv),
    ...judgeDates(cv),
    ...(dates === 'written' ? judgeDateForms(cv) : []),
    ...judgeSlips(cv, slips),
  ];
}

function judgeReach({ personal }: Cv): readonly HealthCheck[] {
  const isReachable = personal.email.trim() !== '' || personal.phone.trim() !== '';
  return isReachable ? [] : [{ mark: 'missing', name: 'unreachable', at: '/personal/name' }];
}

function judgeParts(cv: Cv): readonly HealthCheck[] {
  const parts = usualParts.filter((part) => cv[part].length === 0);
  return parts.length === 0 ? [] : [{ mark: 'close', name: 'bare', parts, at: null }];
}

/** Where nothing is written, nothing is written well. */
const isBare = (cv: Cv) => usualParts.every((part) => cv[part].length === 0);

function judgeSlips(cv: Cv, slips: readonly Place[] | null): readonly HealthCheck[] {
  if (slips === null || (slips.length === 0 && isBare(cv))) return [];
  const [first = null] = slips;
  return first === null
    ? [{ mark: 'good', name: 'no-slips', at: null }]
    : [{ mark: 'missing', name: 'slips', count: slips.length, at: first }];
}

/** Half of what was achieved with a figure is plenty. */
function judgeFigures(cv: Cv): readonly HealthCheck[] {
  const lines = cv.work_experience.flatMap(({ achievements }, job) =>
    achievements.map((text, line) => ({
      text,
      at: `/work_experience/${job}/achievements/${line}`,
    })),
  );
  if (lines.length === 0) return [];
  const bare = lines.filter(({ text }) => !/\d/.test(text));
  const told = lines.length - bare.length;
  const isPlenty = told * 2 >= lines.length;
  const at = isPlenty ? null : (bare[0]?.at ?? null);
  return [{ mark: isPlenty ? 'good' : 'close', name: 'figures', count: lines.length, told, at }];
}

function judgeDates(cv: Cv): readonly HealthCheck[] {
  const entries = [
    ...cv.work_experience.map(({ dates, title, company }, at) => ({
      dates,
      entry: title || company,
      at: `/work_experience/${at}`,
    })),
    ...cv.education.map(({ dates, degree, institution }, at) => ({
      dates,
      entry: degree || institution,
      at: `/education/${at}`,
    })),
  ];
  if (entries.length === 0) return [];
  const undated = entries.filter(({ dates }) => dates.trim() === '');
  if (undated.length === 0) return [{ mark: 'good', name: 'all-dated', at: null }];
  return undated.map(({ entry, at }) => ({ mark: 'missing', name: 'undated', entry, at }));
}

/** Dates written in several ways, which the page can show in one: the most usual of them. */
function judgeDateForms(cv: Cv): readonly HealthCheck[] {
  const dates = [
    ...[...cv.work_experience, ...cv.education].map((entry) => entry.dates),
    ...cv.certifications.map(({ date }) => date),
  ];
  const forms = listDateForms(dates);
  const [form, another] = forms;
  if (form === undefined || another === undefined) return [];
  return [{ mark: 'close', name: 'mixed-dates', count: forms.length, form, at: null }];
}
