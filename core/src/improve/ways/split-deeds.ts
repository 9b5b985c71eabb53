import type { Language } from '../../language';
import { capitalise } from '../end-sentences';
import {
  findEnglishVerbByBase,
  findEnglishVerbByPast,
  startsWithEnglishDeterminer,
} from '../openings/english-verbs';
import { isFirstPersonPast } from '../openings/first-person-pasts';
import { findFirstPerson } from '../openings/spanish-nominal';
import { startsWithDeterminer } from '../openings/spanish-objects';

const MIN_WORDS = 3;
const LINKS: Readonly<Record<Language, RegExp>> = {
  es: /,? [ye] (?:además |también )?|, /gu,
  en: /,? and (?:also |then )?|, (?:then )?/gu,
};
/** What is after these is said of someone or something else, or only under a condition. */
const SUBORDINATE: Readonly<Record<Language, RegExp>> = {
  es: /(?<![\p{L}])(?:que|quien|quienes|cuando|donde|como|porque|mientras|si|aunque|cuyo|cuya|no|sin|ni|sino)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:that|which|who|whose|when|where|while|because|if|so|as|until|unless|although|but|not|never|no|nor|either|both|between|to|help|helped|let|made|had|saw|watched)(?![\p{L}])/iu,
};
/** What refers to the first action. */
const POINTS_BACK: Readonly<Record<Language, RegExp>> = {
  es: /(?<![\p{L}])(?:ellos|ellas|él|ella|ello|sus?|suy[oa]s?|le|les|lo|los que|mism[oa]s?|est[oae]s?|es[oae]s?|aquell[oa]s?|otr[oa]s?|allí|así|\p{L}+(?:ándol|iéndol|arl|erl|irl)[oae]s?)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:it|its|they|them|their|theirs|him|her|his|he|she|this|that|these|those|there|then|same|others?|one|ones|so|such)(?![\p{L}])/iu,
};

/** "Checked the axles and filed the reports" as two bullets; null where one of them can't be read by itself. */
export function splitDeeds(text: string, language: Language): string | null {
  const stop = /\.$/.exec(text)?.[0] ?? '';
  const line = text.slice(0, text.length - stop.length);
  if (/[\n;:.?!()]/u.test(line.replaceAll(/\d[.,:]\d/g, ''))) return null;
  const deeds = cutBeforeDeeds(line, language);
  if (deeds.length < 2 || deeds.some((deed) => deed.split(' ').length < MIN_WORDS)) return null;
  if (deeds.slice(1).some((deed) => POINTS_BACK[language].test(deed))) return null;
  return deeds.map((deed) => capitalise(deed) + stop).join('\n');
}

/** Cuts at each link after which the person’s next action begins; nowhere, if one of the row isn’t clear. */
function cutBeforeDeeds(line: string, language: Language): readonly string[] {
  const tense = readTense(line, language);
  if (tense === null) return [];
  const deeds: string[] = [];
  let start = 0;
  for (const { 0: link, index } of line.matchAll(LINKS[language])) {
    const next = line.slice(index + link.length);
    const before = line.slice(start, index);
    if (SUBORDINATE[language].test(before)) break;
    const kind = readNext(next, tense, language);
    if (kind === 'unclear') return [];
    if (kind === 'other') continue;
    deeds.push(before);
    start = index + link.length;
  }
  // "Swept the yard, fed the hens": without an "and" it is another kind of row.
  return deeds.length === 0 ? [] : [...deeds, line.slice(start)];
}

type Tense = 'past' | 'present';

/** The tense of the verb a line begins with. */
function readTense(line: string, language: Language): readonly Tense[] | null {
  const [word = ''] = /^[\p{L}-]+/u.exec(line.toLowerCase()) ?? [];
  if (language === 'en') return readEnglishTenses(word);
  const after = line.slice(word.length);
  if (isFirstPersonPast(word)) return ['past'];
  return /(?:o|oy)$/.test(word) && !/^ de/.test(after) ? ['present'] : null;
}

const IRREGULAR_PRESENTS =
  /^(?:hago|pongo|doy|salgo|traigo|mantengo|obtengo|conduzco|produzco|introduzco|reduzco|traduzco)$/u;

/** What follows a link: an action in the tense of the line, something else, or what may be a verb and isn’t sure. */
function readNext(
  next: string,
  tenses: readonly Tense[],
  language: Language,
): 'deed' | 'other' | 'unclear' {
  const [word = ''] = /^[\p{L}-]+/u.exec(next) ?? [];
  const after = next.slice(word.length);
  if (language === 'es') return readSpanishNext(word, after, tenses);
  const own = readEnglishTenses(word)?.filter((tense) => tenses.includes(tense)) ?? [];
  if (own.length === 0) return 'other';
  return startsWithEnglishDeterminer(after) ? 'deed' : 'unclear';
}

function readSpanishNext(
  word: string,
  after: string,
  tenses: readonly Tense[],
): 'deed' | 'other' | 'unclear' {
  const object = after.trimStart();
  const isBeforeObject = startsWithDeterminer(object) || /^al? /.test(object);
  if (/^(?:me|te|se|le|les|lo)$/.test(word)) return 'unclear';
  if (/^l[ao]s?$/.test(word))
    return /^\p{Ll}+(?:o|oy|[éí]|[jvsc]e)(?![\p{L}])/u.test(object) ? 'unclear' : 'other';
  if (isFirstPersonPast(word)) {
    if (!tenses.includes('past')) return 'unclear';
    return isBeforeObject || /^(?!de |del |y |e )\p{L}{3,} ?/u.test(object) ? 'deed' : 'unclear';
  }
  if (!/(?:o|oy)$/.test(word)) return 'other';
  if (IRREGULAR_PRESENTS.test(word)) return tenses.includes('present') ? 'deed' : 'unclear';
  const isPlural = /^\p{Ll}{3,}s(?![\p{L}])/u.test(object) && findFirstPerson(word) !== null;
  if (!isBeforeObject && !isPlural) return 'other';
  return tenses.includes('present') && findFirstPerson(word) !== null ? 'deed' : 'unclear';
}

function readEnglishTenses(word: string): readonly Tense[] | null {
  const tenses: readonly Tense[] = [
    ...(findEnglishVerbByPast(word) === null ? [] : (['past'] as const)),
    ...(findEnglishVerbByBase(word) === null ? [] : (['present'] as const)),
  ];
  return tenses.length === 0 ? null : tenses;
}
