import { type Language, rememberByLanguage } from '../language';
import { emptyPatterns, isFound } from './empty-patterns';
import { capitalise } from './end-sentences';
import { findSelfPraise } from './find-self-praise';

const LEAD: Readonly<Record<Language, RegExp>> = {
  es: /(?:,? (?:y|e|así como))?,? (?:con|de) $|,? (?:y|e) $|[,;] $/u,
  en: /(?:,? (?:and|as well as|who is|who's))?,? (?:with|of) $|,? and $|[,;] $|,? who $/u,
};
const JOIN: Readonly<Record<Language, RegExp>> = {
  es: /^,? (?:y|e|así como) |^[,;] /u,
  en: /^,? (?:and|as well as) |^[,;] /u,
};
const END = /^\s*(?:[.;:)]|$)/u;
/** What may follow an adjective we cut: "Administrativa (proactiva) con 8 años". */
const AFTER: Readonly<Record<Language, RegExp>> = {
  es: /^ (?:con|en|de|por|para|desde|que) /u,
  en: /^ (?:with|in|at|from|for|on|who|based) /u,
};
/** Words that aren't nouns, so an adjective after them can be cut. */
const NO_HEAD: Readonly<Record<Language, RegExp>> = {
  es: /(?:^|[ ,;])(?:una?|el|la|los|las|mi|su|soy|es|era|ser|muy|más|con|de|en|y|e|o|que|como|clara?o?|gran|sólida|por|son|está|estoy|persona|profesional)$/iu,
  en: /(?:^|[ ,;])(?:an?|the|my|am|is|be|being|very|more|with|of|in|and|or|who|that|as|to|by|me|i|are|person|professional|individual)$/iu,
};
const DANGLING: Readonly<Record<Language, RegExp>> = {
  es: /^(?:y|e|con|de|del|en|que|para|por|a|al|así como|además de)(?![\p{L}])|(?<![\p{L}])(?:y|e|o|con|de|del|en|que|para|por|a|al|el|la|los|las|un|una|mi|su|soy|es|ser|muy|más|me considero|como|persona|profesional)[ .,;:]*$|(?<![\p{L}])(?:soy|es|ser|un|una)[ ]?[,.;]|[,;] *[.;]/iu,
  en: /^(?:and|with|of|in|who|that|to|for|by|as well as|or)(?![\p{L}])|(?<![\p{L}])(?:and|or|with|of|in|who|that|to|for|a|an|the|my|am|is|very|highly|as|i|by|person|professional|individual|i \p{Ll}+ly)[ .,;:]*$|(?<![\p{L}])(?:am|is|an?|the)[ ]?[,.;]|[,;] *[.;]/iu,
};

/** A sentence without its self-praise: '' when nothing else is said, null where it would break. */
export function cutTraits(sentence: string, language: Language): string | null {
  if (isHollow(sentence, language)) return '';
  let text = sentence;
  for (let from = 0; ; ) {
    const match = findSelfPraise(text, language).find(({ index }) => index >= from);
    if (match === undefined) break;
    const next = cutRun(text, match.index, match.text, language);
    if (next === null) return null;
    from = Math.max(0, Math.min(match.index - 1, next.length));
    text = next;
  }
  if (text === sentence) return sentence;
  const tidy = capitalise(
    text
      .replace(/ {2,}/g, ' ')
      .replace(/ (?=[.,;])/g, '')
      .trim(),
  );
  if (!/\p{L}/u.test(tidy)) return '';
  return DANGLING[language].test(tidy) || isHollow(tidy, language) ? null : tidy;
}

/** Cuts one list of praise, if the words around it show that nothing depends on it. */
function cutRun(text: string, at: number, found: string, language: Language): string | null {
  const before = text.slice(0, at);
  const after = text.slice(at + found.length);
  const join = JOIN[language].exec(after)?.[0] ?? '';
  const isEnd = END.test(after);
  const isNoun = isFound(emptyPatterns[language].claimNoun, found);
  if (before.trim() === '') {
    if (isEnd || join !== '') return after.slice(join.length).trimStart();
    return language === 'en' && !isNoun && isBeforeNoun(after) ? after.trimStart() : null;
  }
  const lead = LEAD[language].exec(before)?.[0] ?? '';
  if (lead === '') {
    const isAfterHead = !NO_HEAD[language].test(before.trimEnd()) && /\p{L} $/u.test(before);
    const article = language === 'en' ? /^an? /.exec(found)?.[0] : undefined;
    if (article !== undefined && isBeforeNoun(after))
      return `${before}${chooseArticle(after)}${after}`;
    if (!isAfterHead || isNoun) return null;
    return isEnd || join !== '' || AFTER[language].test(after) ? before.trimEnd() + after : null;
  }
  const kept = before.slice(0, before.length - lead.length);
  const isPreposition = /(?:con|de|with|of) $/u.test(lead);
  if (NO_HEAD[language].test(kept)) return null;
  if (isEnd) {
    const isLast = /(?<![\p{L}])(?:y|e|and) /u.test(lead);
    return (isLast ? closeList(kept, language) : kept) + after;
  }
  if (join !== '') {
    if (!isPreposition) return kept + join + after.slice(join.length);
    // "con don de gentes y carné B" keeps its "con", but not before another one.
    const rest = after.slice(join.length);
    return /^(?:con|with) /u.test(rest) ? kept + join + rest : before + rest;
  }
  return AFTER[language].test(after) ? kept + after : null;
}

/** "A reliable agency nurse" is "an agency nurse". */
const chooseArticle = (after: string) => (/^ [aeiou]/iu.test(after) ? 'an' : 'a');

const isBeforeNoun = (after: string) =>
  /^ (?!(?:who|and|with|by|to|of|in|for|at|about|or|that|on|as|from|is|am)\b)[\p{L}-]{2,}/u.test(
    after,
  );

/** "A, B" where "A, B y C" was: the last two are joined again. */
export function closeList(text: string, language: Language): string {
  const comma = text.lastIndexOf(', ');
  if (comma < 0) return text;
  const last = text.slice(comma + 2);
  const isItem = !/(?<![\p{L}])(?:y|e|o|and|or|que|who|con|with)(?![\p{L}])|[.;:()]/u.test(last);
  if (!isItem || last.split(' ').length > 6) return text;
  const and = language === 'en' ? 'and' : /^h?i(?![ae])/i.test(last) ? 'e' : 'y';
  return `${text.slice(0, comma)} ${and} ${last}`;
}

/** True for empty sentences: no number, no name, no word of a trade. */
export const isHollow = rememberByLanguage(saysNothing);

function saysNothing(sentence: string, language: Language): boolean {
  if (/\d/.test(sentence)) return false;
  const { run, hollow } = emptyPatterns[language];
  const rest = sentence
    .replace(run, ' ')
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '');
  return rest.every((word) => hollow.test(word));
}

/** "amplia experiencia en hostelería" → "experiencia en hostelería". */
export function cutPraise(text: string, language: Language): string {
  const { praise } = emptyPatterns[language];
  const cut = text.replace(praise, '').replace(/ {2,}/g, ' ');
  return cut === text ? text : cut.replace(/^ /, '');
}
