import type { DocumentLanguage } from '../document/document-words';
import { emptyPatterns, isFound } from './empty-patterns';
import { capitalise } from './end-sentences';

const LEAD: Readonly<Record<DocumentLanguage, RegExp>> = {
  es: /(?:,? (?:así como|además|que es|que soy|y|e))?,? (?:con|de|y con) (?:una? )?$|,? (?:y|e) $|, $/u,
  en: /(?:,? (?:and|as well as|who is|who's))?,? (?:with|of|and with|and a|and an) (?:an? )?$|,? and (?:an? )?$|, $/u,
};
const JOIN: Readonly<Record<DocumentLanguage, RegExp>> = {
  es: /^,? (?:y|e|así como) |^, /u,
  en: /^,? (?:and|as well as) |^, /u,
};
/** A sentence cannot begin or end with these, nor be one of them. */
const DANGLING: Readonly<Record<DocumentLanguage, RegExp>> = {
  es: /^(?:y|e|con|de|del|en|que|para|por|a|al|así como|además de)(?![\p{L}])|(?<![\p{L}])(?:y|e|o|con|de|del|en|que|para|por|a|al|el|la|los|las|un|una|mi|su|soy|es|muy|más|me considero|como|persona|profesional)[ .,;:]*$|(?<![\p{L}])(?:con|de|y|e|un|una|muy|soy|es) (?:con|y|e|de|en|por)(?![\p{L}])/iu,
  en: /^(?:and|with|of|in|who|that|to|for|by|as well as|or)(?![\p{L}])|(?<![\p{L}])(?:and|or|with|of|in|who|that|to|for|a|an|the|my|am|is|very|highly|as|i|by|person|professional|individual)[ .,;:]*$|(?<![\p{L}])(?:a|an|with|and|am|is|very|of) (?:with|and|in|of|who|,)(?![\p{L}])/iu,
};

/** A sentence without its self-praise: '' when nothing else is said, null where it would break. */
export function cutTraits(sentence: string, language: DocumentLanguage): string | null {
  if (isHollow(sentence, language)) return '';
  const { run, claim } = emptyPatterns[language];
  let text = sentence;
  for (let from = 0; ; ) {
    const match = [...text.matchAll(run)].find(
      ({ index, 0: found }) => index >= from && isFound(claim, found),
    );
    if (match === undefined) break;
    const next = cutRun(text, match.index, match[0], language);
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
  return DANGLING[language].test(tidy) ? null : tidy;
}

function cutRun(
  text: string,
  at: number,
  found: string,
  language: DocumentLanguage,
): string | null {
  const before = text.slice(0, at);
  const after = text.slice(at + found.length);
  if (before.trim() === '') {
    const rest = after.replace(JOIN[language], '').trimStart();
    return language === 'en' && /^an? /i.test(found) && !/^\p{L}/u.test(rest) ? null : rest;
  }
  const lead = LEAD[language].exec(before)?.[0] ?? '';
  const join = JOIN[language].exec(after)?.[0] ?? '';
  const isPreposition = /(?:con|de|with|of) (?:una? |an? )?$/u.test(lead);
  if (join !== '' && isPreposition) return before + after.slice(join.length);
  if (lead === '') return keepArticle(before, found, language) + after;
  const kept = before.slice(0, before.length - lead.length);
  if (join !== '') return kept + join + after.slice(join.length);
  const isLast = /(?:y|e|and) (?:con |with )?(?:una? |an? )?$/u.test(lead);
  return (isLast ? closeList(kept, language) : kept) + after;
}

/** "a motivated and reliable nurse" → "a nurse". */
function keepArticle(before: string, found: string, language: DocumentLanguage): string {
  const article = language === 'en' ? /^an? /.exec(found)?.[0] : undefined;
  return article === undefined ? before : before + article;
}

/** "A, B" where "A, B y C" was: the last two are joined again. */
export function closeList(text: string, language: DocumentLanguage): string {
  const comma = text.lastIndexOf(', ');
  if (comma < 0) return text;
  const last = text.slice(comma + 2);
  const isItem = !/(?<![\p{L}])(?:y|e|o|and|or|que|who|con|with)(?![\p{L}])|[.;:()]/u.test(last);
  if (!isItem || last.split(' ').length > 6) return text;
  const and = language === 'en' ? 'and' : /^h?i(?![ae])/i.test(last) ? 'e' : 'y';
  return `${text.slice(0, comma)} ${and} ${last}`;
}

/** Nothing is told but what everyone tells: no figure, no name, no word of a trade. */
export function isHollow(sentence: string, language: DocumentLanguage): boolean {
  if (/\d/.test(sentence)) return false;
  const { run, hollow } = emptyPatterns[language];
  const rest = sentence
    .replace(run, ' ')
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '');
  return rest.every((word) => hollow.test(word));
}

/** "amplia experiencia en hostelería" → "experiencia en hostelería". */
export function cutPraise(text: string, language: DocumentLanguage): string {
  const { praise } = emptyPatterns[language];
  const cut = text.replace(praise, '').replace(/ {2,}/g, ' ');
  return cut === text ? text : cut.replace(/^ /, '');
}
