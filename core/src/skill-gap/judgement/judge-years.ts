import type { Posting } from '../../assistant';
import type { Cv } from '../../cv';
import { readSpan } from '../../improve';
import { countExperienceYears, countMonthsSince } from '../evidence/count-experience';
import { isContraryToAll, writeLines } from '../names/sister-things';
import { findThing } from '../names/skill-names';
import { findTitleById, matchTitle } from '../posting/read-title';
import { isMet, type Judgement } from './judge-requirements';
import { asksForGrade, hasGrade, isUnqualified } from './lower-grade';
import { isLowerStep } from './lower-step';

/** A job in which so much was done of what another asks for is of its field. */
const ENOUGH_OF_A_FIELD = 2;
/** What a title is about comes first among its skills. */
const LEADING_SKILLS = 3;
/** A line that is denied, or as good as nothing. */
const LEAST_NEAR = 0.1;
const OF_A_FIELD: ReadonlySet<string> = new Set(['hard', 'tool', 'unknown']);

/** How many years the CV has of what is asked for, and how far it shows that at all; null where no field is named. */
export function judgeYears(
  whole: Cv,
  posting: Posting,
  judgements: readonly Judgement[],
  now: Date,
): { readonly shown: number; readonly subject: number | null } {
  const cv = keepOfGrade(whole, posting);
  const { subjects, isChoice } = findSubjects(posting, judgements);
  const choose = isChoice ? Math.max : Math.min;
  const years = [countFieldYears(cv, posting, judgements, now)];
  const own = subjects.flatMap((one) => countSubjectYears(cv, one, now));
  if (own.length > 0) years.push(choose(...own));
  const least = posting.years?.least ?? 0;
  const shares = subjects.map((one) =>
    isMet(one) || isOfTheirTrade(cv, one, least, now) ? 1 : one.share,
  );
  return {
    shown: Math.min(...years),
    subject: shares.length === 0 ? null : choose(...shares),
  };
}

/** Years "as a store manager", "in Class 1" or "post-qualification" are those in jobs of that grade. */
function keepOfGrade(cv: Cv, { text, years, title }: Posting): Cv {
  if (years === null) return cv;
  const { end } = years.evidence;
  const behind = text.slice(end).match(/^[^\n.;,(]*/)?.[0] ?? '';
  const role = AS.exec(behind)?.[1] ?? '';
  const titles = cv.work_experience.map((one) => one.title);
  if (titles.length > 0 && isLowerStep(behind, titles)) return { ...cv, work_experience: [] };
  const isOf = asksForGrade(role)
    ? (own: string) => hasGrade(own) || isSameTitle(own, matchTitle(role)?.id ?? title?.id)
    : SINCE_QUALIFYING.test(behind)
      ? (own: string) => !isUnqualified(own)
      : () => true;
  return { ...cv, work_experience: cv.work_experience.filter((one) => isOf(one.title)) };
}

function isSameTitle(own: string, id: string | null | undefined): boolean {
  return typeof id === 'string' && matchTitle(own)?.id === id;
}

const AS = /\b(?:como|as (?:an? |the )?)\s*([^,;.(]+)/iu;
const SINCE_QUALIFYING = /\bpost[- ]?(?:qualif|registr)\w+|\bpqe\b/i;

/** What the years are of: "3 años en derecho laboral" asks for years of labour law. */
function findSubjects({ text, years }: Posting, judgements: readonly Judgement[]) {
  if (years === null) return { subjects: [], isChoice: false };
  const { start, end } = years.evidence;
  const from = text.slice(0, start).search(/[^\n.;,]*$/);
  const to = end + text.slice(end).search(/[\n;,(]|\.\s|\s(?:que|who|that|y|and)\s|$/);
  const subjects = judgements.filter(({ requirement: { kind, evidence } }) => {
    const isOf = evidence.some((one) => from <= one.start && one.start < to);
    return isOf && kind !== 'language' && kind !== 'degree' && kind !== 'licence';
  });
  return { subjects, isChoice: /\b(?:o|u|or)\b|\//i.test(text.slice(end, to)) };
}

/** Years of the jobs that show it; none are counted where something else than a job does. */
function countSubjectYears(
  cv: Cv,
  { requirement, how, places }: Judgement,
  now: Date,
): readonly number[] {
  const jobs = places.map(({ pointer }) => /^\/work_experience\/(\d+)\//.exec(pointer)?.[1]);
  if (how !== 'shown' || jobs.length === 0 || jobs.includes(undefined)) return [];
  const own = cv.work_experience.filter(
    ({ title }, at) =>
      jobs.includes(String(at)) || matchTitle(title)?.skills.includes(requirement.id) === true,
  );
  const years = countExperienceYears({ ...cv, work_experience: own }, now);
  const since = countYearsSince(places, now);
  return [since === null ? years : Math.min(years, since)];
}

/** A field is experienced by the jobs in it: years of marketing by those of a digital marketing executive, where a line comes near it too. */
function isOfTheirTrade(
  cv: Cv,
  { requirement, share, how }: Judgement,
  least: number,
  now: Date,
): boolean {
  if (requirement.kind !== 'hard' || share <= LEAST_NEAR || how === 'missing') return false;
  const { category } = findThing(requirement.id) ?? {};
  if (category === undefined) return false;
  const own = cv.work_experience.filter(({ title }) =>
    matchTitle(title)
      ?.skills.slice(0, LEADING_SKILLS)
      .some((id) => findThing(id)?.category === category),
  );
  const asked = requirement.evidence[0]?.quote ?? '';
  const said = own.flatMap(({ title, achievements }) => [title, ...achievements]);
  if (isContraryToAll(asked, writeLines(said))) return false;
  return countExperienceYears({ ...cv, work_experience: own }, now) >= least;
}

/** "Desde febrero de 2026 también con retráctil": done for that long, however long the job has lasted. */
const SINCE = /\b(?:desde|since)\s+((?:[\p{L}.]+ (?:de )?)?(?:19|20)\d{2})/iu;

function countYearsSince(places: Judgement['places'], now: Date): number | null {
  const months = places.map(({ line }) => {
    const point = readSpan(SINCE.exec(line)?.[1] ?? '')?.start;
    if (point === undefined) return null;
    return countMonthsSince(`${point.year}-${point.month ?? 1}`, now);
  });
  const known = months.filter((one) => one !== null);
  return known.length < months.length ? null : Math.round((Math.max(...known) / 12) * 10) / 10;
}

/** Years in the job description's field: by its title, or by what was done there of what is asked for. */
function countFieldYears(
  cv: Cv,
  { title }: Posting,
  judgements: readonly Judgement[],
  now: Date,
): number {
  const family = findTitleById(title?.id ?? null)?.family;
  if (family === undefined) return countExperienceYears(cv, now);
  const shown = judgements
    .filter((one) => isMet(one) && one.requirement.demand !== 'optional')
    .filter(({ requirement: { kind } }) => OF_A_FIELD.has(kind))
    .map(({ places }) => places.map(({ pointer }) => pointer));
  const inField = cv.work_experience.filter((post, at) => {
    const own = matchTitle(post.title);
    if (own === null || own.family === family) return true;
    const isThere = (pointer: string) => pointer.startsWith(`/work_experience/${at}/`);
    return shown.filter((pointers) => pointers.some(isThere)).length >= ENOUGH_OF_A_FIELD;
  });
  return countExperienceYears({ ...cv, work_experience: inField }, now);
}
