import type { DocumentLanguage } from '../document/document-words';
import { isHollow } from './cut-traits';
import { emptyPatterns, isFound } from './empty-patterns';
import { splitSentences } from './split-sentences';
import { findWeakOpening } from './weak-openings';
import { readImpersonal } from './who-did-it';

/**
 * - `duty`: an office is named, not a deed. - `shared`: whose part was what? - `impersonal`: nobody did it. - `vague`: hides the
 * work. - `claim`: praise without proof. - `amount`: a number that is none.
 */
export type WeaknessKind = 'duty' | 'shared' | 'impersonal' | 'vague' | 'claim' | 'amount';

export interface Weakness {
  readonly kind: WeaknessKind;
  /** As it stands in the text. */
  readonly phrase: string;
  /** The sentence as it would read if the person says yes. */
  readonly suggestion: string;
}

export type TextPlace = 'bullet' | 'summary' | 'skill';

const SHARED: Readonly<Record<DocumentLanguage, RegExp>> = {
  es: /^(?:(?:yo|también|además) )?(?:colabor(?:é|o|ación|aba|ar|ando)|contribu(?:í|yo|ir|ción)|particip(?:é|o|ación|aba|ar|ando)|interv(?:ine|engo|ención)|apoy(?:é|o|aba|ar|ando)|ayud(?:é|o|a|aba|ar|ante)|formé parte|formar parte|formaba parte|miembro|parte|trabaj(?:é|o|aba) (?:con|en|junto)|asistencia|soporte)(?: (?:en|con|al?|del?|activamente en))?(?![\p{L}])/iu,
  en: /^(?:I |also )?(?:collaborat(?:ed|e|ing|ion)|contribut(?:ed|e|ing)|participat(?:ed|e|ing|ion)|took part|support(?:ed|ing)?(?= (?:the|a|my|our|in|with|to))|assist(?:ed|ing|s)?|help(?:ed|ing|s)?|aided|involved|work(?:ed|ing)(?= (?:on|with|closely|alongside|in a|as part)))(?: (?:out|on|to|in|with|as part of|closely with|alongside))?(?![\p{L}])/iu,
};

/** What is weak about a text and still stands there. */
export function findWeaknesses(
  text: string,
  language: DocumentLanguage,
  place: TextPlace,
  isCurrent = false,
): readonly Weakness[] {
  const sentences = splitSentences(text).map((sentence) =>
    sentence.text.replace(/^\s*(?:[•·▪‣*–-]\s+)?/u, ''),
  );
  return sentences.flatMap((sentence) =>
    place === 'bullet'
      ? readDeed(sentence, language, isCurrent)
      : readSelf(sentence, language, place),
  );
}

function readDeed(sentence: string, language: DocumentLanguage, isCurrent: boolean): Weakness[] {
  const { vague, run, claim, amount, boast } = emptyPatterns[language];
  const found: Weakness[] = [];
  const add = (kind: WeaknessKind, phrase: string, suggestion = '') => {
    if (!found.some((one) => one.phrase.toLowerCase().includes(phrase.toLowerCase())))
      found.push({ kind, phrase, suggestion });
  };
  const opening = findWeakOpening(sentence, language);
  if (opening !== null) add(opening.phrase.deed === 'own' ? 'duty' : 'shared', opening.words);
  const impersonal = readImpersonal(sentence, language, isCurrent);
  if (impersonal !== null) {
    add('impersonal', impersonal.phrase, impersonal.suggestion);
    if (language === 'es')
      for (const [phrase] of sentence.matchAll(
        /(?<![\p{L}])se \p{Ll}+(?:n|ba|ía|ó|a|e)(?![\p{L}])/giu,
      ))
        add('impersonal', phrase);
  }
  for (const [phrase] of sentence.matchAll(vague)) add('vague', phrase);
  if (opening === null) {
    const shared = SHARED[language].exec(sentence)?.[0];
    if (shared !== undefined) add('shared', shared);
  }
  for (const match of sentence.matchAll(run)) {
    const isAlone = match[0].length * 2 > sentence.length || / [ye] | and |, /u.test(match[0]);
    if (isFound(claim, match[0]) && (isAlone || match.index === 0)) add('claim', match[0]);
  }
  for (const [phrase] of sentence.matchAll(boast)) add('claim', phrase);
  for (const [phrase] of sentence.matchAll(amount)) add('amount', phrase);
  return found;
}

/** What a person says of themselves. */
function readSelf(sentence: string, language: DocumentLanguage, place: TextPlace): Weakness[] {
  const { vague, run, claim } = emptyPatterns[language];
  const found: Weakness[] = [];
  if (place === 'summary' && isHollow(sentence, language))
    return [{ kind: 'claim', phrase: sentence, suggestion: '' }];
  for (const [phrase] of sentence.matchAll(run)) {
    if (isFound(claim, phrase)) found.push({ kind: 'claim', phrase, suggestion: '' });
  }
  for (const [phrase] of sentence.matchAll(vague))
    if (!found.some((one) => one.phrase.includes(phrase)))
      found.push({ kind: 'vague', phrase, suggestion: '' });
  return found;
}
