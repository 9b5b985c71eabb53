import type { Posting } from '../../assistant';
import { type Industry, industries, industryTrends } from '../../catalog/industries';
import { skills } from '../../catalog/skills';
import type { JobTitle } from '../../catalog/titles';
import type { Cv } from '../../cv';
import type { Language } from '../../language';
import { findCvSkills } from '../evidence/find-cv-skills';
import { findTitleById } from '../posting/read-title';
import { planWords } from './plan-words';

const MOST_NAMED = 5;
const skillById = new Map(skills.map((skill) => [skill.id, skill]));

/** "encargada o encargado de obra": we don't guess gender. */
function nameForBoth([first = '', second = '']: readonly string[]): string {
  const [word = '', ...rest] = first.split(' ');
  const [other = '', ...otherRest] = second.split(' ');
  const isPair = word !== other && word.slice(0, 4) === other.slice(0, 4);
  return isPair && rest.join(' ') === otherRest.join(' ') ? `${word} o ${second}` : first;
}

/** What jobs of this title usually ask for beyond this job description, and what moves in their field; nothing where the title is not known. */
export function describeIndustry(cv: Cv, posting: Posting, language: Language): string | undefined {
  const title = findTitleById(posting.title?.id ?? null);
  if (title === undefined) return undefined;
  const words = planWords[language];
  const asked = new Set(posting.requirements.map(({ id }) => id));
  const usual = title.skills.filter((id) => !asked.has(id)).slice(0, MOST_NAMED);
  const shown = new Set(findCvSkills(cv).map(({ id }) => id));
  const nameAll = (ids: readonly string[]) =>
    ids.flatMap((id) => skillById.get(id)?.[language][0] ?? []);
  const industry = findIndustry(title);
  const [trend] = industryTrends.filter(({ group }) => group === industry?.id);
  const sentences = [
    ...(usual.length === 0
      ? []
      : [
          words.insights(
            language === 'es' ? nameForBoth(title.es) : (title.en[0] ?? ''),
            nameAll(usual),
            nameAll(usual.filter((id) => shown.has(id))),
          ),
        ]),
    ...(trend === undefined ? [] : [words.trend(trend[language].head, trend[language].text)]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** Several fields may share a family of titles: the one whose skills the title asks for most, else the general one. */
function findIndustry({ family, skills: asked }: JobTitle): Industry | undefined {
  const categories = asked.map((id) => skillById.get(id)?.category ?? '');
  const share = (one: Industry) =>
    categories.filter((category) => one.categories.includes(category)).length;
  const candidates = industries.filter(({ families }) => families.includes(family));
  const special = candidates
    .filter((one) => share(one) > categories.length / 3)
    .sort((a, b) => share(b) - share(a));
  return special[0] ?? candidates.find((one) => one.categories.length === 0);
}
