import { languagePairs } from '../words/language-pairs';
import type { Unit } from './read-units';
import { nounOf } from './unit-kinds';

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
