import { type Demand, type PostingRequirement, type ScorePart, scoreParts } from '../../assistant';
import type { Language } from '../../language';
import type { Judgement } from './judge-requirements';

/** Required skills weigh more than merely named ones, and those more than nice-to-haves. */
const DEMAND_WEIGHT = { required: 1, expected: 0.8, optional: 0.4 } as const;
/** Traits are easily claimed, and a term nobody knows may be no skill. */
const KIND_WEIGHT: Partial<Record<PostingRequirement['kind'], number>> = {
  soft: 0.8,
  unknown: 0.9,
};
/** Of several in one sentence each weighs less, and what is asked for always more than a plus. */
const LEAST_ASKED = 0.42;
/** Nearly everybody who applies has the years: they tell less than a skill that is asked for, and what they are of is an item by itself. */
const YEARS_WEIGHT = 0.5;

interface YearsJudgement {
  readonly name: string;
  readonly demand: Demand;
  readonly asked: number;
  readonly shown: number;
  /** How far what the years are of is shown; null where the job description does not say. */
  readonly subject: number | null;
}

/** The percentage in its parts: each item gives its weight's share of a hundred points. */
export function scoreMatch(
  judgements: readonly Judgement[],
  years: YearsJudgement | null,
  /** How many are asked for in the sentence of each. */
  inSentence: ReadonlyMap<string, number>,
  language: Language,
): { readonly percentage: number; readonly parts: readonly ScorePart[] } {
  const items = new Map<ScorePart['part'], ScorePart['items']>();
  const add = (part: ScorePart['part'], item: ScorePart['items'][number]): void => {
    items.set(part, [...(items.get(part) ?? []), item]);
  };
  for (const { requirement, share, how } of judgements) {
    const { id, kind, names, demand, alternatives } = requirement;
    const whole = DEMAND_WEIGHT[demand] * (KIND_WEIGHT[kind] ?? 1);
    const part = whole / Math.sqrt(inSentence.get(id) ?? 1);
    const weight = demand === 'optional' ? part : Math.max(LEAST_ASKED, part);
    add(choosePart(requirement), {
      id,
      name: names[language],
      // Alternatives together weigh as much as one requirement.
      weight: round(weight / (alternatives.length + 1)),
      share,
      how,
    });
  }
  if (years !== null && years.asked > 0) {
    const share = Math.min(1, years.shown / years.asked) * (years.subject ?? 1);
    const how = share === 1 ? 'shown' : share > 0 ? 'lower-level' : 'missing';
    const weight = DEMAND_WEIGHT[years.demand] * YEARS_WEIGHT;
    add('years', { id: 'years', name: years.name, weight, share: round(share), how });
  }
  const present = scoreParts.filter((part) => items.has(part));
  const weigh = (part: ScorePart['part']): number =>
    (items.get(part) ?? []).reduce((sum, item) => sum + item.weight, 0);
  const total = present.reduce((sum, part) => sum + weigh(part), 0);
  const parts = present.map((part) => {
    const its = items.get(part) ?? [];
    const weight = weigh(part);
    const reached = its.reduce((sum, item) => sum + item.weight * item.share, 0);
    return {
      part,
      weight: total === 0 ? 0 : round((weight / total) * 100),
      share: weight === 0 ? 0 : round(reached / weight),
      items: its,
    };
  });
  const percentage = parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return { percentage: Math.min(100, Math.round(percentage)), parts };
}

function choosePart({ kind, demand, isDuty }: PostingRequirement): ScorePart['part'] {
  if (isDuty) return 'duties';
  if (kind === 'language') return 'languages';
  if (kind === 'degree') return 'degrees';
  return demand === 'optional' ? 'niceToHaves' : 'mustHaves';
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
