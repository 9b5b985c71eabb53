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

/** "un almacén automatizado en Getafe" is automated first and in Getafe second; "situado en Getafe" is one thing. */
const BELONGS_TO_PLACE = /^(?:ubicad|situad|basad|fundad|radicad|nacid|establecid|afincad)[oa]s?$/;
const HOURS: Readonly<Record<string, string>> = {
  'a jornada completa': 'full-time',
  'a tiempo completo': 'full-time',
  'a tiempo parcial': 'part-time',
  'a media jornada': 'part-time',
};

/** Turns of phrase that English puts before the noun: "profesional orientada a resultados", "hotel de lujo". */
const TURNS_BEFORE_NOUNS =
  /^(?:[a-z]+-(?:oriented|level|end|quality|performance|cost|format|term|minded|made|hand|voltage)|state-of-the-art|luxury|elite|prestigious|renowned|nationwide|elderly|newly (?:created|opened)|non-profit)$/;

function isBeforePlace(units: readonly Unit[], at: number): boolean {
  return (
    units[at + 1]?.key === 'en' &&
    units[at + 2]?.kind === 'name' &&
    !BELONGS_TO_PLACE.test(units[at]?.key ?? '')
  );
}

function adjectiveAfterNoun(units: readonly Unit[], at: number): string | undefined {
  const hours = HOURS[units[at]?.key ?? ''];
  if (hours !== undefined) return hours;
  const unit = units[at];
  const turn = fixedOf(unit) ?? '';
  if (TURNS_BEFORE_NOUNS.test(turn) && !/^en /.test(unit?.key ?? '')) return turn;
  const adjective = adjectiveOf(unit);
  const verb = verbOf(unit);
  const isFollowed = /^(?:por|en|con|a|al|para|de|del)$/.test(units[at + 1]?.key ?? '');
  if (verb?.tense === 'participle')
    return isFollowed && !isBeforePlace(units, at) ? undefined : (adjective ?? verb.en.participle);
  if (adjective !== undefined && fixedOf(unit) === undefined) return adjective;
  return undefined;
}
