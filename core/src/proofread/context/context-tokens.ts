import { readEnglishForm } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { rememberByWord } from '../words/remember-by-word';
import { readSpanishForm } from '../words/spanish-forms';

/** A word, a number or a mark, as the model of contexts sees it. */
export interface ContextToken {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Hashes of the word and of its class. */
  readonly word: number;
  readonly kind: number;
  readonly isWord: boolean;
  /** A clause ends here. */
  readonly isStop: boolean;
  readonly isNoun: boolean;
  /** A verb that tells when: in the past, or now. */
  readonly isVerb: boolean;
  /** It says what a text is about. */
  readonly isTelling: boolean;
}

const TOKEN = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}[\p{N}.,]*|[^\s\p{L}\p{N}]/gu;
type Sort = Pick<
  ContextToken,
  'word' | 'kind' | 'isWord' | 'isStop' | 'isNoun' | 'isVerb' | 'isTelling'
>;

export function readContext(text: string, lexicon: Lexicon): readonly ContextToken[] {
  const tokens: ContextToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    const small = raw.toLowerCase().replaceAll('’', "'");
    const from = match.index;
    tokens.push({ text: small, from, to: from + raw.length, ...sortOf(small, lexicon) });
  }
  return tokens;
}

/** What is written at a place; nothing before the first and after the last. */
export const textAt = (tokens: readonly ContextToken[], at: number): string =>
  tokens[at]?.text ?? '';

/** The nearest place before it at which there is none of the words that may be between: "has [also] worked". */
export function placeBefore(
  tokens: readonly ContextToken[],
  at: number,
  between: ReadonlySet<string>,
): number {
  let place = at - 1;
  while (between.has(textAt(tokens, place))) place--;
  return place;
}

/** What a word is, to compare it with others. */
export const sortOf = rememberByWord(makeSort);

const TELLS_WHEN =
  /^V|^N[^v]*d[^v]*$|^=(?:es|son|era|eran|fue|fueron|soy|fui|está|están|estaba|estaban|estuve|estuvo|ha|han|he|hemos|había|habían|hay|hubo|tengo|tiene|tienen|tenía|tenían|tuve|tuvo|is|are|was|were|am|has|have|had|did|does|do)$/;

function makeSort(small: string, lexicon: Lexicon): Sort {
  const isWord = /^[\p{L}]/u.test(small);
  const kind = isWord ? nameClass(small, lexicon) : nameSign(small);
  return {
    word: hashText(isWord ? small : kind),
    kind: hashText(kind),
    isWord,
    isStop: !isWord && /^[.;:!?•·|()–—]$/.test(small),
    isNoun: isWord && /^[AN]/.test(kind),
    isVerb: isWord && TELLS_WHEN.test(kind),
    isTelling: isWord && small.length > 2 && !kind.startsWith('='),
  };
}

function nameSign(small: string): string {
  if (!/^\p{N}/u.test(small)) return small;
  return small === '1' ? '#1' : /^(?:19|20)\d\d$/.test(small) ? '#y' : '#';
}

export const nameClass = rememberByWord((small: string, lexicon: Lexicon): string => {
  if (functionWords[lexicon.language].has(small)) return `=${small}`;
  if (lexicon.language === 'en') return nameEnglish(small, lexicon);
  const { nominal, isFlexible, verbal } = readSpanishForm(small, lexicon);
  if (nominal === '' && verbal === '') return `U${small.slice(-1)}`;
  return `${nominal === '' ? 'V' : isFlexible ? 'A' : 'N'}${nominal}${verbal}`;
});

/** The forms that a word may be, whatever its class. */
export const formOf = (word: string, lexicon: Lexicon): string => nameClass(word, lexicon).slice(1);

function nameEnglish(small: string, lexicon: Lexicon): string {
  const form = readEnglishForm(small, lexicon);
  if (form === '') return `U${small.slice(-1)}`;
  return `${/[nNt]/.test(form) ? 'N' : 'V'}${form}`;
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
