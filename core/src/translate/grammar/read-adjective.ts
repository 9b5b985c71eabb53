import type { Unit } from './read-units';
import { adjectiveOf, fixedOf, isJoin, nounOf, verbOf } from './unit-kinds';

const LEADING =
  /^(?:gran|grandes|nuev[oa]s?|buen[oa]?s?|mejor(?:es)?|principal(?:es)?|primer[oa]?s?|segund[oa]s?|tercer[oa]?|últim[oa]s?|próxim[oa]s?|amplia|amplio|amplios|amplias|pequeñ[oa]s?|jóvenes|propi[oa]s?|mism[oa]s?|alt[oa]s?|baj[oa]s?|divers[oa]s?|distint[oa]s?|diferentes)$/;
export const isLeadingAdjective = (unit: Unit | undefined) =>
  unit !== undefined && adjectiveOf(unit) !== undefined && LEADING.test(unit.key);

/** After a noun: "nacionales e internacionales", "automatizadas". */
export function readAdjective(
  units: readonly Unit[],
  at: number,
): { text: string; end: number } | undefined {
  const one = adjectiveAfterNoun(units, at);
  if (one === undefined) return undefined;
  const other = isJoin(units[at + 1]) ? adjectiveAfterNoun(units, at + 2) : undefined;
  if (other === undefined || nounOf(units[at + 2]) !== undefined) return { text: one, end: at + 1 };
  return {
    text: `${one} ${/^[ye]$/.test(units[at + 1]?.key ?? '') ? 'and' : 'or'} ${other}`,
    end: at + 3,
  };
}

function adjectiveAfterNoun(units: readonly Unit[], at: number): string | undefined {
  const unit = units[at];
  const adjective = adjectiveOf(unit);
  const verb = verbOf(unit);
  const isFollowed = /^(?:por|en|con|a|al|para|de|del)$/.test(units[at + 1]?.key ?? '');
  if (verb?.tense === 'participle')
    return isFollowed ? undefined : (adjective ?? verb.en.participle);
  if (adjective !== undefined && fixedOf(unit) === undefined) return adjective;
  return undefined;
}
