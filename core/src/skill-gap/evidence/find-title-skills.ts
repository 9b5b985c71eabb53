import type { CvPlace } from '../../assistant';
import { listBroader } from '../../catalog';
import type { JobTitle } from '../../catalog/titles';
import type { Cv } from '../../cv';
import { findThing } from '../names/skill-names';
import { matchTitle } from '../posting/read-title';
import { countPostMonths } from './count-experience';
import { readLastUsed } from './list-cv-fields';

/** A skill implied by a job title in the CV, although the CV doesn't name it. */
export interface TitleSkill {
  /** The title in the CV's own words. */
  readonly title: string;
  /** Months in jobs of such a title; 0 where the CV has no dates. */
  readonly months: number;
  /** The skill the title is about, or one that goes with it; otherwise only one that such jobs usually ask for. */
  readonly isCore: boolean;
  readonly places: readonly CvPlace[];
}

/** Permits are listed as skills, but no title implies one. */
const PERMIT = /licen[cs]e|permit|\bcard\b|certificat/;

/** What the titles held say of a person's skills: by id, the skill a title is about before those that are usual in it. */
export function findTitleSkills(cv: Cv, now: Date): ReadonlyMap<string, TitleSkill> {
  const byId = new Map<string, TitleSkill>();
  for (const { title, head, place, months } of listTitles(cv, now)) {
    const core = new Set([...findCore(title), ...findCoreOfHead(title, head)]);
    for (const id of new Set([...core, ...title.skills])) {
      if (!canBeImplied(id)) continue;
      const known = byId.get(id);
      const isCore = core.has(id);
      if (known?.isCore === true && !isCore) continue;
      const isSame = known?.isCore === isCore;
      byId.set(id, {
        title: isSame && known.months > 0 ? known.title : place.quote,
        months: (isSame ? known.months : 0) + months,
        isCore,
        places: isSame ? [...known.places, place] : [place],
      });
    }
  }
  return byId;
}

/** "Analista de datos" is about data analysis. A list that begins with a tool says nothing of what the title is about. */
function findCore({ skills }: JobTitle): ReadonlySet<string> {
  const [first] = skills;
  return new Set(first !== undefined && canBeImplied(first) ? [first, ...listBroader(first)] : []);
}

/** "Enfermera de urgencias" is an "enfermera" too: what that is about counts where the longer title asks for it as well. */
function findCoreOfHead(title: JobTitle, head: JobTitle | null): readonly string[] {
  if (head === null || head.family !== title.family) return [];
  const [first] = head.skills;
  if (first === undefined || !title.skills.includes(first)) return [];
  return [...findCore(head)];
}

const HEAD = /^(.+?) (?:de|del|en|para|of|for) /i;

/** Only trade knowledge: never a tool, a standard, a permit or a trait. */
function canBeImplied(id: string): boolean {
  const thing = findThing(id);
  if (thing?.kind !== 'hard' || PERMIT.test(id)) return false;
  return !/\p{Lu}|\d/u.test(thing.es);
}

function listTitles(cv: Cv, now: Date) {
  const found: { title: JobTitle; head: JobTitle | null; place: CvPlace; months: number }[] = [];
  const add = (section: string, pointer: string, line: string, dates: string): void => {
    const title = matchTitle(line);
    if (title === null) return;
    const place = { section, pointer, line, quote: line, lastUsed: readLastUsed(dates) };
    const head = matchTitle(HEAD.exec(line)?.[1] ?? '');
    found.push({ title, head, place, months: countPostMonths(dates, now) });
  };
  cv.work_experience.forEach(({ title, dates }, index) => {
    add('work_experience', `/work_experience/${index}/title`, title, dates);
  });
  add('personal', '/personal/title', cv.personal.title, '');
  return found;
}
