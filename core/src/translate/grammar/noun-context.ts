import { languagePairs } from '../words/language-pairs';
import { spanishLexicon } from './lexicon';
import { PERSON_ENDING } from './noun-tables';
import type { Unit } from './read-units';
import { nounOf, verbOf } from './unit-kinds';

/** "la construcción": what has an article in Spanish only because it is spoken of in general. */
export function isPlainMass(units: readonly Unit[], at: number, end: number): boolean {
  const noun = nounOf(units[at]);
  const hasArticle = /^(?:del|el|la)$/.test(units[at - 1]?.key ?? '');
  return hasArticle && end === at + 1 && noun?.isCount === false && !noun.isPlural;
}

/** "de la empresa", "de 12 clientes": belongs to the outermost noun. */
export const isDefiniteNext = (units: readonly Unit[], at: number): boolean =>
  units[at]?.key === 'del' ||
  units[at + 1]?.kind !== 'word' ||
  /^(?:el|la|los|las|su|sus|una?|más de|cada)$/.test(units[at + 1]?.key ?? '');

/** "metodología 5S", "sistema SAP": a name, or a noun that both languages share. */
export function isNameAfterNoun(unit: Unit | undefined): boolean {
  if (unit?.kind === 'name') return true;
  return (
    unit !== undefined &&
    /[\p{Lu}\d]/u.test(unit.text) &&
    nounOf(unit)?.en.toLowerCase() === unit.key
  );
}

const languages = new Set(languagePairs.flatMap(({ es }) => es));

export const isLanguage = (unit: Unit | undefined): boolean =>
  unit !== undefined && languages.has(unit.key);

/** Behind "en", "de" or a verb a Spanish noun without an article may be a thing or a matter. */
export const isGuessPlace = (before: Unit | undefined): boolean =>
  /^(?:en|de)$/.test(before?.key ?? '') || verbOf(before) !== undefined;

/** "trip magazine": a noun that no phrase of ours has before another noun. */
/** What things are made of, which English puts before them. */
const STUFFS =
  /^(?:aluminum|steel|glass|plastic|leather|concrete|brick|marble|stone|cotton|paper|iron|copper|silk|wool|gold|silver|cardboard|wooden|gas|solar|diesel)$/;

export const isKnownModifier = (text: string): boolean =>
  STUFFS.test(text) ||
  spanishLexicon().modifiers.has(text.toLowerCase().split(/[ -]/).at(-1) ?? '') ||
  /^\p{Lu}{2}|\d/u.test(text);

/** "tiempo medio": a phrase of ours that is a noun with an adjective which English says with the same word. */
export function isAdjectiveInside(head: Unit): boolean {
  const [, second = ''] = /^\S+ (\S+)$/.exec(head.key) ?? [];
  if (second === '') return false;
  const adjective = spanishLexicon()
    .entries.get(second)
    ?.find(({ kind }) => kind === 'adjective');
  const en = nounOf(head)?.en ?? '';
  return (
    adjective?.kind === 'adjective' &&
    en.startsWith(`${adjective.en} `) &&
    !(nounOf(head)?.isCount === true && PERSON_ENDING.test(head.key))
  );
}
