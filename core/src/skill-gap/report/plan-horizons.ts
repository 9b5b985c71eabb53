import type { MissingSkill, PlanItem, SkillGapResult } from '../../assistant';
import { listBroader } from '../../catalog';
import { findResources, type LearningResource } from '../../catalog/resources';
import type { Language } from '../../language';
import { ONE_LEVEL_SHORT_SHARE, UNSAID_LEVEL_SHARE } from '../judgement/share-of-level';
import { findThing, listRelated } from '../names/skill-names';
import { findTitleById } from '../posting/read-title';
import { CIRCUMSTANCES, isName } from './choose-asked';
import { type Horizon, type PlanWords, planWords } from './plan-words';

const MOST_ITEMS = 12;
const MOST_RESOURCES = 3;
/** What someone who works can spend on learning: six hours a week. */
const HOURS_A_MONTH = 26;
const MONTHS_UNTIL = { shortTerm: 3, mediumTerm: 6 } as const;
const USUAL_HOURS: Readonly<Record<MissingSkill['kind'], number>> = {
  tool: 20,
  soft: 10,
  hard: 40,
  unknown: 20,
  licence: 40,
  language: 120,
  degree: 400,
};
/** Someone who knows a neighbour of a skill has half of the way behind them. */
const RELATED_FACTOR = 0.5;
/** Part of a course is only a start: no skill takes less than this. */
const FEWEST_HOURS: Readonly<Record<MissingSkill['kind'], number>> = {
  tool: 10,
  soft: 5,
  hard: 20,
  unknown: 10,
  licence: 20,
  language: 40,
  degree: 400,
};
const MOST_OF_FIELD = 2;
const LOOKED_AT = 8;
const URGENCY = { critical: 0, important: 1, optional: 2 } as const;

const typeOf: Readonly<Record<LearningResource['type'], PlanItem['resources'][number]['type']>> = {
  course: 'course',
  video: 'course',
  certification: 'certification',
  book: 'book',
  documentation: 'practice',
  practice: 'practice',
};

interface Step {
  readonly gap: MissingSkill;
  readonly share: number;
  readonly level: string | null;
  readonly found: readonly LearningResource[];
  readonly hours: number;
}

type Plan = Pick<SkillGapResult, 'actionablePlan' | 'recommendations'>;

/**
 * What to do about the missing skills, the most important first: they are learnt one after the other, and when one would be
 * learnt says which horizon it is in. Where no resource is known for any of them there are recommendations instead.
 */
export function planHorizons(
  result: Pick<SkillGapResult, 'missingSkills' | 'scoreParts' | 'posting'>,
  language: Language,
): Plan {
  const words = planWords[language];
  const steps = listSteps(result, language);
  if (steps.length === 0) return {};
  if (steps.every(({ found }) => found.length === 0)) return recommend(steps, words);
  const plan: Record<Horizon, PlanItem[]> = { shortTerm: [], mediumTerm: [], longTerm: [] };
  let hoursSoFar = 0;
  for (const step of steps) {
    const horizon = chooseHorizon(step, hoursSoFar);
    if (!isLongRoad(step)) hoursSoFar += step.hours;
    plan[horizon].push(describeStep(step, horizon, words));
  }
  return { actionablePlan: plan };
}

function listSteps(
  { missingSkills, scoreParts, posting }: Parameters<typeof planHorizons>[0],
  language: Language,
): Step[] {
  const items = new Map(scoreParts.flatMap((part) => part.items).map((item) => [item.id, item]));
  const asked = new Map(posting.requirements.map((one) => [one.id, one]));
  const trade = findTrade(posting);
  return missingSkills
    .map((gap) => {
      const found = findFor(gap, language).filter((one) => fitsTrade(one, gap.id, trade));
      return {
        gap,
        share: items.get(gap.id)?.share ?? 0,
        level: asked.get(gap.id)?.languageLevel ?? null,
        found,
        hours: countHours(gap, found),
      };
    })
    .sort((a, b) => URGENCY[a.gap.importance] - URGENCY[b.gap.importance] || rank(a) - rank(b))
    .filter(keepOneOfChoice())
    .filter(dropBroader)
    .slice(0, MOST_ITEMS);
}

const LONG_COURSE_HOURS = 200;
const LEAST_OF_TRADE = 2;

/** The groups of skills that the job is about: those of its title, and those it asks for more than once. */
function findTrade({ title, requirements }: SkillGapResult['posting']): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const add = (id: string, times: number): void => {
    const category = findThing(id)?.category;
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + times);
  };
  for (const id of findTitleById(title?.id ?? null)?.skills ?? []) add(id, LEAST_OF_TRADE);
  for (const { id } of requirements) add(id, 1);
  return new Set([...counts].filter(([, times]) => times >= LEAST_OF_TRADE).map(([one]) => one));
}

/** A nurse asked for audits needn't become a chartered accountant: long courses are only for people in that trade. */
function fitsTrade(
  { type, hours, skills }: LearningResource,
  wanted: string,
  trade: ReadonlySet<string>,
): boolean {
  if (type !== 'certification' && (hours ?? 0) < LONG_COURSE_HOURS) return true;
  if (skills[0] === wanted || skills.length < 2) return true;
  const own = skills.filter((id) => trade.has(findThing(id)?.category ?? ''));
  return own.length * 2 >= skills.length;
}

/** Anyone who learns Terraform learns what infrastructure as code is; JavaScript comes before React all the same. */
function dropBroader({ gap }: Step, _: number, all: readonly Step[]): boolean {
  if (gap.kind !== 'hard' || findThing(gap.id)?.category === 'programming-languages') return true;
  return all.every((other) => !listBroader(other.gap.id).includes(gap.id));
}

/** Of "Tableau or Power BI" one is enough to learn: the one that comes first. */
function keepOneOfChoice(): (step: Step) => boolean {
  const covered = new Set<string>();
  return ({ gap: { name, orElse } }) => {
    if (covered.has(name)) return false;
    for (const other of orElse) covered.add(other);
    return true;
  };
}

/** Of equal importance: what is quickly learnt first, words nobody knows last. */
function rank({ gap, hours }: Step): number {
  return gap.kind === 'unknown' ? hours + 1_000 : hours;
}

/** A course of six skills gives one of them a sixth of its hours. */
function countHours(
  { id, kind, related, usualIn }: MissingSkill,
  found: readonly LearningResource[],
) {
  const shares = found.flatMap(({ skills, hours }) =>
    hours !== null && skills.includes(id) ? [hours / skills.length] : [],
  );
  const hours = Math.min(...shares, USUAL_HOURS[kind]);
  const isNear = related.length > 0 || usualIn !== null;
  return Math.max(FEWEST_HOURS[kind], roundToFive(hours * (isNear ? RELATED_FACTOR : 1)));
}

/**
 * What teaches the skill itself, in the person's language; then what covers its field, and only then what is in the other
 * language. For a tool nothing of its field will do: a course of Excel is none of Microsoft Project, and none teaches
 * to be on time.
 */
function findFor({ id, kind }: MissingSkill, language: Language): readonly LearningResource[] {
  const found = findResources({ skillId: id, language, most: LOOKED_AT });
  const related = new Set(listRelated(id));
  const isOwn = (resource: LearningResource) => resource.language === language;
  const taught = found.filter(({ skills }) => skills.includes(id));
  const isNear = ({ skills }: LearningResource) => skills.some((skill) => related.has(skill));
  const field =
    kind !== 'hard' && kind !== 'language'
      ? []
      : found.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
  const taughtOwn = taught.filter(isOwn);
  if (taughtOwn.length > 0) return taughtOwn.slice(0, MOST_RESOURCES);
  for (const list of [field.filter(isOwn), taught, field])
    if (list.length > 0) return list.slice(0, MOST_OF_FIELD);
  return [];
}

function roundToFive(hours: number): number {
  return Math.round(hours / 5) * 5;
}

/** Languages and degrees go on beside everything else, for longer. */
function isLongRoad({ gap }: Step): boolean {
  return gap.kind === 'language' || gap.kind === 'degree';
}

function chooseHorizon(step: Step, hoursSoFar: number): Horizon {
  if (step.gap.kind === 'degree') return 'longTerm';
  if (step.gap.kind === 'language') {
    if (step.share === UNSAID_LEVEL_SHARE) return 'shortTerm';
    return step.share >= ONE_LEVEL_SHORT_SHARE ? 'mediumTerm' : 'longTerm';
  }
  const months = (hoursSoFar + step.hours) / HOURS_A_MONTH;
  if (months <= MONTHS_UNTIL.shortTerm) return 'shortTerm';
  return months <= MONTHS_UNTIL.mediumTerm ? 'mediumTerm' : 'longTerm';
}

function describeStep(step: Step, horizon: Horizon, words: PlanWords): PlanItem {
  const { gap, found, hours } = step;
  return {
    skillId: gap.id,
    action: sayAction(step, words),
    timeframe:
      isLongRoad(step) ||
      CIRCUMSTANCES.has(gap.id) ||
      (gap.kind === 'licence' && found.length === 0)
        ? words.months[horizon]
        : `${words.months[horizon]} · ${words.hours(hours)}`,
    resources: [
      ...found.map(({ name, provider, type, address }) => ({
        name: name.includes(provider) ? name : `${name} (${provider})`,
        link: address,
        type: typeOf[type],
      })),
      ...addOwnWork(gap, words),
    ],
  };
}

function sayAction({ gap, share, level }: Step, words: PlanWords): string {
  const { kind, name, related, usualIn } = gap;
  switch (kind) {
    case 'degree':
      return words.degree(name);
    case 'licence':
      return words.licence(name);
    case 'soft':
      return CIRCUMSTANCES.has(gap.id) ? words.sayIt(name) : words.show(name);
    case 'unknown':
      return isName(name) ? words.findOut(name) : words.nameIt(name);
    case 'language':
      if (share === 0 || level === null) return words.start(name, level);
      return share === UNSAID_LEVEL_SHARE
        ? words.sayLevel(name, level)
        : words.certify(name, level);
    default: {
      if (usualIn !== null) return words.writeDown(name, usualIn);
      // A line that only comes near is filed under the gap itself, and names nothing to go on from.
      const known = related.find(({ id }) => id !== gap.id);
      if (known !== undefined) return words.learnFrom(known.name, name);
      return kind === 'tool' ? words.learnTool(name) : words.learn(name);
    }
  }
}

/** Steps that help without a course. */
function addOwnWork({ id, kind, name }: MissingSkill, words: PlanWords): PlanItem['resources'] {
  switch (kind) {
    case 'tool':
      return [{ name: words.project(name), type: 'project' }];
    case 'soft':
    case 'hard':
      return CIRCUMSTANCES.has(id) ? [] : [{ name: words.mentor, type: 'mentorship' }];
    case 'language':
      return [{ name: words.conversation, type: 'practice' }];
    default:
      return [];
  }
}

function recommend(steps: readonly Step[], words: PlanWords): Plan {
  return {
    recommendations: steps.map((step) => ({
      title: step.gap.name,
      description: sayAction(step, words),
      type: step.gap.kind === 'degree' || step.gap.kind === 'licence' ? 'certification' : 'project',
      timeToAcquire: words.hours(step.hours),
    })),
  };
}
