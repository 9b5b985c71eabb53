import { type Posting, type ScorePart, scoreParts } from '../assistant/skill-gap-task';
import type { Judgement } from './judge-requirements';

const WEIGHTS: Readonly<Record<ScorePart['part'], number>> = {
  mustHaves: 55,
  niceToHaves: 15,
  years: 12,
  languages: 10,
  degrees: 8,
};
/** What the posting says is needed weighs more than what it only names; traits are easily claimed. */
const DEMAND_WEIGHT = { required: 1, expected: 0.6, optional: 1 } as const;
const SOFT_WEIGHT = 0.5;
const UNKNOWN_WEIGHT = 0.5;

interface YearsJudgement {
  readonly name: string;
  readonly asked: number;
  readonly shown: number;
}

/** The percentage in its parts. A part the posting says nothing about gives its points to the others. */
export function scoreMatch(
  judgements: readonly Judgement[],
  years: YearsJudgement | null,
  language: 'es' | 'en',
): { readonly percentage: number; readonly parts: readonly ScorePart[] } {
  const items = new Map<ScorePart['part'], ScorePart['items']>();
  const add = (part: ScorePart['part'], item: ScorePart['items'][number]): void => {
    items.set(part, [...(items.get(part) ?? []), item]);
  };
  for (const { requirement, share, how } of judgements) {
    const { id, kind, names, demand, alternatives } = requirement;
    const factor = kind === 'soft' ? SOFT_WEIGHT : kind === 'unknown' ? UNKNOWN_WEIGHT : 1;
    const own = kind === 'degree' || kind === 'language';
    const optionalFactor = own && demand === 'optional' ? 0.4 : DEMAND_WEIGHT[demand];
    add(choosePart(requirement), {
      id,
      name: names[language],
      // Of a choice all together weigh as much as one thing.
      weight: round((optionalFactor * factor) / (alternatives.length + 1)),
      share,
      how,
    });
  }
  if (years !== null && years.asked > 0) {
    const share = Math.min(1, years.shown / years.asked);
    const how = share === 1 ? 'shown' : share > 0 ? 'lower-level' : 'missing';
    add('years', { id: 'years', name: years.name, weight: 1, share: round(share), how });
  }
  const present = scoreParts.filter((part) => items.has(part));
  const total = present.reduce((sum, part) => sum + WEIGHTS[part], 0);
  const parts = present.map((part) => {
    const its = items.get(part) ?? [];
    const weight = its.reduce((sum, item) => sum + item.weight, 0);
    const reached = its.reduce((sum, item) => sum + item.weight * item.share, 0);
    return {
      part,
      weight: round((WEIGHTS[part] / total) * 100),
      share: weight === 0 ? 0 : round(reached / weight),
      items: its,
    };
  });
  const percentage = parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  return { percentage: Math.min(100, Math.round(percentage)), parts };
}

function choosePart({ kind, demand }: Posting['requirements'][number]): ScorePart['part'] {
  if (kind === 'language') return 'languages';
  if (kind === 'degree') return 'degrees';
  return demand === 'optional' ? 'niceToHaves' : 'mustHaves';
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
