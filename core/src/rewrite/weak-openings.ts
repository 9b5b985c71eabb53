import { type WeakPhrase, weakPhrases } from '../catalog/weak-phrases';
import type { DocumentLanguage } from '../document/document-words';

/** A weak phrase at the start of a sentence and what follows it. */
export interface WeakOpening {
  readonly phrase: WeakPhrase;
  readonly rest: string;
}

interface Opening {
  readonly phrase: WeakPhrase;
  readonly pattern: RegExp;
}

const openings: Readonly<Record<DocumentLanguage, readonly Opening[]>> = {
  es: readOpenings('es'),
  en: readOpenings('en'),
};

function readOpenings(language: DocumentLanguage): readonly Opening[] {
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

export function findWeakOpening(text: string, language: DocumentLanguage): WeakOpening | null {
  for (const { phrase, pattern } of openings[language]) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const rest = text.slice(match[0].length);
    return { phrase, rest: match[1] === undefined || match[1] === '' ? rest : `el ${rest}` };
  }
  return null;
}
