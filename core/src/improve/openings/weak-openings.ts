import { type WeakPhrase, weakPhrases } from '../../catalog';
import { type Language, rememberByLanguage } from '../../language';
import type { EntryTense } from '../edit-plan';
import { dutyOpenings } from './duty-grammar';

/** A weak phrase at the start of a sentence and what follows it. */
interface WeakOpening {
  readonly phrase: WeakPhrase;
  /** As they are in the text. */
  readonly words: string;
  readonly rest: string;
}

interface Opening {
  readonly phrase: WeakPhrase;
  readonly pattern: RegExp;
}

const openings: Readonly<Record<Language, readonly Opening[]>> = {
  es: readOpenings('es'),
  en: readOpenings('en'),
};

function readOpenings(language: Language): readonly Opening[] {
  return weakPhrases
    .filter((phrase) => phrase.language === language)
    .toSorted((a, b) => b.phrase.length - a.phrase.length)
    .map((phrase) => ({ phrase, pattern: readPattern(phrase.phrase) }));
}

/** "Responsable de" is also part of "Responsable del almacén". */
function readPattern(phrase: string): RegExp {
  const words = phrase.replace(/ (de|a)$/, ' $1(l)?');
  return new RegExp(`^${words === phrase ? `${phrase}()` : words}:? +(?=\\S)`, 'iu');
}

/** The longest opening that the text begins with: of the table, or by the grammar. */
export const findWeakOpening = rememberByLanguage(readOpening);

function readOpening(text: string, language: Language): WeakOpening | null {
  let longest: { readonly opening: Opening; readonly match: RegExpExecArray } | null = null;
  for (const opening of [...dutyOpenings[language], ...openings[language]]) {
    const match = opening.pattern.exec(text);
    if (match !== null && match[0].length > (longest?.match[0].length ?? 0))
      longest = { opening, match };
  }
  if (longest === null) return null;
  const { match, opening } = longest;
  const rest = text.slice(match[0].length);
  return {
    phrase: opening.phrase,
    words: match[0].trim(),
    rest: match[1] === undefined || match[1] === '' ? rest : `el ${rest}`,
  };
}

/** The same without the verb that is written first, where another of those that are true is wanted. */
export function withOtherVerb(
  phrase: WeakPhrase,
  { usesOtherVerb = false }: EntryTense,
): WeakPhrase {
  return usesOtherVerb ? { ...phrase, verbs: phrase.verbs.slice(1) } : phrase;
}
