import type { ImproveStyle } from '../assistant';
import type { Language } from '../language';
import { foldText, splitSentences } from '../language';
import {
  findEnglishVerbByBase,
  findEnglishVerbByGerund,
  findEnglishVerbByPast,
} from './openings/english-verbs';
import { findFirstPerson } from './openings/spanish-nominal';
import {
  findVerbByImperfect,
  findVerbByNoun,
  findVerbByThird,
  isCatalogueInfinitive,
  toPreterite,
} from './openings/spanish-verbs';

/** The length from which a bullet may be split in two. */
const LONG: Readonly<Record<ImproveStyle, number>> = {
  startup: 100,
  executive: 120,
  formal: 120,
  academic: 170,
};
const MIN_WORDS = 3;

/** Splits a run-on bullet where each part is its own statement; otherwise it stays whole. */
export function splitBullet(
  text: string,
  language: Language,
  style: ImproveStyle,
): readonly string[] {
  if (text.length < LONG[style] || text.includes('\n')) return [text];
  const sentences = splitSentences(text).map((sentence) => sentence.text);
  if (sentences.length > 1) return sentences.every(isLongEnough) ? sentences : [text];
  const parts = splitAt(text, /\s*;\s+/u, language) ?? splitAt(text, LINKS[language], language);
  return parts ?? [text];
}

const LINKS: Readonly<Record<Language, RegExp>> = {
  es: /,? y además |, además de ello,? |,? y también /u,
  en: /,? and also |,? and additionally |, additionally,? |,? plus I /u,
};

function splitAt(text: string, mark: RegExp, language: Language): readonly string[] | null {
  if (/[([][^)\]]*;/.test(text)) return null;
  const parts = text.split(mark).map((part) => part.replace(/^(?:y|e|and) /u, ''));
  if (parts.length < 2) return null;
  const [, ...others] = parts;
  return parts.every(isLongEnough) && others.every((part) => startsWithDeed(part, language))
    ? parts
    : null;
}

const isLongEnough = (text: string) => text.trim().split(/\s+/).length >= MIN_WORDS;

/** A statement begins with a verb, or with a noun for an action. */
function startsWithDeed(text: string, language: Language): boolean {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const word = first.toLowerCase();
  if (language === 'en')
    return [findEnglishVerbByPast, findEnglishVerbByGerund, findEnglishVerbByBase].some(
      (find) => find(word) !== null,
    );
  return (
    isCatalogueInfinitive(word) ||
    [findFirstPerson, findVerbByThird, findVerbByImperfect, findVerbByNoun].some(
      (find) => find(word) !== null,
    ) ||
    isRegularPreterite(word)
  );
}

/** "contesté": whatever verb it is, the first person of it. */
function isRegularPreterite(word: string): boolean {
  return (
    /é$/.test(word) && toPreterite(`${foldText(word).slice(0, -1)}ar`) !== null && word.length > 4
  );
}
