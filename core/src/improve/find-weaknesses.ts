import { jobTitleWords } from '../catalog';
import type { Language } from '../language';
import { foldText, splitSentences } from '../language';
import { isHollow } from './cut-traits';
import { emptyPatterns, isFound } from './empty-patterns';
import { findSelfPraise } from './find-self-praise';
import { findEnglishVerbByBase, findEnglishVerbByPast } from './openings/english-verbs';
import { findFirstPerson } from './openings/spanish-nominal';
import { findWeakOpening } from './openings/weak-openings';
import { findSkillMentions, findSkills } from './skill-index';
import { tellsDeed } from './tells-deed';
import { findWeakStructures, isTrait } from './weak-structures';
import { readImpersonal } from './who-did-it';

/**
 * - `duty`: a responsibility instead of an action. - `shared`: unclear who did which part. - `impersonal`: nobody is said to
 * have done it. - `vague`: hides the work. - `claim`: praise without proof. - `amount`: "several" instead of a number.
 */
export type WeaknessKind = 'duty' | 'shared' | 'impersonal' | 'vague' | 'claim' | 'amount';

export interface Weakness {
  readonly kind: WeaknessKind;
  /** As it is in the text. */
  readonly phrase: string;
  /** The sentence as it would read if the person says yes. */
  readonly suggestion: string;
}

export type TextPlace = 'bullet' | 'summary' | 'skill';

/** Openings that are further inside: "…, siendo responsable de", "En 2022 estuve a cargo de". */
const DUTY_INSIDE: Readonly<Record<Language, RegExp>> = {
  es: /(?<![\p{L}])(?:(?:siendo|estuve|estaba|era|fui|soy|como|acab[éó]|también|tambien) )?(?:responsable|encargad[oa])s? (?:del?|en)(?![\p{L}])|(?<![\p{L}])(?:estuve |estaba |tengo |tenía )?a (?:mi |su )?cargo(?: del?)?(?![\p{L}])|(?<![\p{L}])(?:(?:a veces|también|siempre) )?me tocaba(?: tambi[eé]n)?|(?<![\p{L}])me encarg\p{Ll}+ de|(?<![\p{L}])(?:(?:me|como \p{Ll}+) )?desempeñ(?:é|aba|o|ando)(?: (?:en|como)(?: el área de)?)?(?![\p{L}])/giu,
  en: /(?<![\p{L}])(?:(?:am|was|were|being|also) )?(?:responsible for|in charge of|tasked with|accountable for)(?![\p{L}])|(?<![\p{L}])(?:have been|has been|was|were|am|got) involved in|(?<![\p{L}])(?:overall |full |sole )?responsibility for|(?<![\p{L}])(?:would be|was|am|were) expected to/giu,
};
const SHARED_INSIDE: Readonly<Record<Language, RegExp>> = {
  es: /(?<![\p{L}])(?:ayud(?:é|aba|ar|ando)(?: al? (?:\p{Ll}+ )?\p{Ll}+| en)|(?:yo )?ech(?:é|aba|ar) una mano|(?:de )?ayudante|auxiliando a(?: los| las)? \p{Ll}+|colabor(?:ar|é|ando) (?:con|en)(?: la| el| los| las)? \p{Ll}+|dando apoyo|apoyando)(?![\p{L}])/giu,
  en: /(?<![\p{L}])(?:I (?:also )?)?(?:helped|assisted|supported|helping|assisting)(?: out| with| in| the \p{Ll}+(?: with)?| \p{Ll}+)?(?![\p{L}])/giu,
};
/** "Yo" and "I" in one line of many without them. */
const PRONOUN: Readonly<Record<Language, RegExp>> = {
  es: /(?<![\p{L}])yo(?![\p{L}])/iu,
  en: /^I (?:also )?\p{Ll}+/u,
};

const SHARED: Readonly<Record<Language, RegExp>> = {
  es: /^(?:(?:yo|también|además) )?(?:colabor(?:é|o|ación|aba|ar|ando)|contribu(?:í|yo|ir|ción)|particip(?:é|o|ación|aba|ar|ando)|interv(?:ine|engo|ención)|apoy(?:é|o|aba|ar|ando)|ayud(?:é|o|a|aba|ar|ante)|formé parte|formar parte|formaba parte|miembro|parte|trabaj(?:é|o|aba) (?:con|en|junto)|asistencia|soporte)(?: (?:en|con|al?|del?|activamente en))?(?![\p{L}])/iu,
  en: /^(?:I |also )?(?:collaborat(?:ed|e|ing|ion)|contribut(?:ed|e|ing)|participat(?:ed|e|ing|ion)|took part|support(?:ed|ing)?(?= (?:the|a|my|our|in|with|to))|assist(?:ed|ing|s)?|help(?:ed|ing|s)?|aided|involved|work(?:ed|ing)(?= (?:on|with|closely|alongside|in a|as part)))(?: (?:out|on|to|in|with|as part of|closely with|alongside))?(?![\p{L}])/iu,
};

/** What is still weak about a text. */
export function findWeaknesses(
  text: string,
  language: Language,
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

function readDeed(sentence: string, language: Language, isCurrent: boolean): Weakness[] {
  const { vague, amount, boast } = emptyPatterns[language];
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
  for (const [phrase] of sentence.matchAll(DUTY_INSIDE[language])) add('duty', phrase);
  for (const [phrase] of sentence.matchAll(SHARED_INSIDE[language])) add('shared', phrase);
  for (const { kind, phrase } of findWeakStructures(sentence, language)) add(kind, phrase);
  if (isThin(sentence) && !startsWithVerb(sentence, language))
    add('vague', sentence.replace(/\.$/, ''));
  if (isFound(PRONOUN[language], sentence)) add('duty', sentence);
  if (opening === null) {
    const shared = SHARED[language].exec(sentence)?.[0];
    if (shared !== undefined) add('shared', shared);
  }
  for (const { index, text } of findSelfPraise(sentence, language)) {
    const isAlone = text.length * 2 > sentence.length || / [ye] | and |, /u.test(text);
    if (isAlone || index === 0) add('claim', text);
  }
  for (const [phrase] of sentence.matchAll(boast)) add('claim', phrase);
  for (const [phrase] of sentence.matchAll(amount)) add('amount', phrase);
  if (!/\d/.test(sentence) && !tellsDeed(sentence, language))
    add('duty', sentence.replace(/\.$/, ''));
  return found;
}

const MOST_THIN_WORDS = 5;

/** So short, and without a number or a name, that nobody learns what was done. */
function isThin(sentence: string): boolean {
  const words = sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return words.length > 0 && words.length <= MOST_THIN_WORDS && !tellsFact(sentence);
}

/** "Superviso los turnos" says who did what; "Gestión integral" does not. */
function startsWithVerb(sentence: string, language: Language): boolean {
  const [word = ''] = /^\p{L}+/u.exec(sentence.toLowerCase()) ?? [];
  return language === 'es'
    ? findFirstPerson(word) !== null || /[éí]$/.test(word)
    : findEnglishVerbByPast(word) !== null || findEnglishVerbByBase(word) !== null;
}

/** A number, a name, a skill, a trade: something to hold on to. */
function tellsFact(sentence: string): boolean {
  // Match the letter first: a lookbehind at every position would take quadratic time on long texts.
  if (/\d|(?=\p{Lu})(?<!^)(?<![.:;] )(?<!^\P{L}+)/u.test(sentence)) return true;
  if (
    findSkillMentions(sentence).some(({ skills }) =>
      skills.some(({ kind }) => kind !== 'soft' && kind !== 'language'),
    )
  )
    return true;
  return foldText(sentence)
    .split(' ')
    .some((word) => TRADES.has(word));
}

const TRADES: ReadonlySet<string> = new Set(
  jobTitleWords.filter(
    (word) => !/^(?:responsable|trabajadora?|lider|jugador|member|professional|person)$/.test(word),
  ),
);

/** What a person says of themselves. */
function readSelf(sentence: string, language: Language, place: TextPlace): Weakness[] {
  const { vague } = emptyPatterns[language];
  const found: Weakness[] = [];
  if (place === 'summary' ? !tellsFact(sentence) : isSoftSkill(sentence, language))
    return [{ kind: 'claim', phrase: sentence, suggestion: '' }];
  for (const { text: phrase } of findSelfPraise(sentence, language))
    found.push({ kind: 'claim', phrase, suggestion: '' });
  for (const [phrase] of sentence.matchAll(vague))
    if (!found.some((one) => one.phrase.includes(phrase)))
      found.push({ kind: 'vague', phrase, suggestion: '' });
  return found;
}

/** Of a list of skills: a trait, whatever its name. */
function isSoftSkill(text: string, language: Language): boolean {
  const found = findSkills(
    text.replace(/^(?:mucha|gran|buena?|good|strong|great|excellent) /iu, ''),
  );
  return (
    (found.length > 0 && found.every(({ skill }) => skill.kind === 'soft')) ||
    (found.length === 0 && (QUALITY[language].test(text.trim()) || isTrait(text, language))) ||
    isHollow(text, language)
  );
}

/** Names of qualities, by their endings, alone or two of them; what the catalogue knows as a craft was found before. */
const QUALITY: Readonly<Record<Language, RegExp>> = {
  es: /^(?:(?:buen[oa]?|gran|alta?o?|mucha?o?) )?\p{L}+(?:[dt]ad|tud|eza|encia|ancia|ismo)(?: (?:y|e) \p{L}+)?$/iu,
  en: /^(?:(?:good|great|strong|high) )?\p{L}+(?:ity|ness|ship|tude|ance|ence)(?: and \p{L}+)?$/iu,
};
