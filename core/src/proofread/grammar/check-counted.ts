import { type ContextToken, nameClass, textAt } from '../context/context-tokens';
import type { Finding } from '../finding';
import { listEnglishPlurals } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import { beginLike, isCapital } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { listPlurals } from '../words/spanish-forms';
import { wordSet } from '../words/word-set';

/** Things that are counted out of many: "uno de las tiendas", "cientos de cliente", "one of our supplier". */
export function checkCounted(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return tokens.flatMap((_, at): Finding[] => {
    const [place, meant] =
      lexicon.language === 'es'
        ? (readShare(tokens, at, lexicon) ?? readMany(tokens, at, lexicon) ?? [])
        : (readOneOf(text, tokens, at, lexicon) ?? []);
    const token = place === undefined ? undefined : tokens[place];
    if (token === undefined || meant === undefined) return [];
    const { from, to } = token;
    const suggestions = [beginLike(text.slice(from, to), meant)];
    return [{ from, to, kind: 'agreement', suggestions, isSure: false }];
  });
}

type Meant = readonly [place: number, word: string];

const SHARE = /^(?:un|algun|ningun|much|vari|algun|otr|poc)([oa])s?$/;
const WHOLE = /^(?:l|est|es|nuestr|aquell)([oa])s$/;

/** "Uno de las tiendas": a thing has one gender; of people, one of another may be meant. */
function readShare(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  const typed = textAt(tokens, at);
  const [, own] = SHARE.exec(typed) ?? [];
  const [, other] = WHOLE.exec(textAt(tokens, at + 2)) ?? [];
  if (own === undefined || other === undefined || own === other) return undefined;
  const things = textAt(tokens, at + 3);
  const noun = lexicon.genders.get(things);
  // "Una de los técnicos": she is one.
  if (lexicon.has(things.replace(/[oa]s$/, other === 'o' ? 'as' : 'os')) && /[oa]s$/.test(things))
    return undefined;
  if (textAt(tokens, at + 1) !== 'de' || noun !== (other === 'o' ? 'mp' : 'fp')) return undefined;
  return [at, typed.replace(/[oa](s?)$/, `${other}$1`)];
}

const heaps = wordSet('cientos miles decenas docenas docena centenares multitud infinidad');

/** "Cientos de cliente". */
function readMany(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  if (!heaps.has(textAt(tokens, at)) || textAt(tokens, at + 1) !== 'de') return undefined;
  const typed = textAt(tokens, at + 2);
  if (!/^N[mf?]s[ps]*$/.test(nameClass(typed, lexicon)) || uncounted.has(typed)) return undefined;
  const many = listPlurals(typed).find((word) => lexicon.step(word) >= 0);
  return many === undefined ? undefined : [at + 2, many];
}

const uncounted = wordSet(
  `gente público material dinero agua tierra personal experiencia información trabajo comida ropa leche harina madera arena papel vino
  people staff money water work information equipment stock food paper furniture software traffic cash clothing produce data media evidence`,
);
const shares = wordSet('one each dozens hundreds thousands scores several many both couple');
const owners = wordSet('the my our their these those its his her your');
const heapsOf = wordSet('number range variety series couple pair handful lot host team group');

/** "One of our supplier", "dozens of new apprentice", "a range of client". */
function readOneOf(
  text: string,
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  const first = textAt(tokens, at);
  if (textAt(tokens, at + 1) !== 'of') return undefined;
  const isHeap =
    heapsOf.has(first) && /^(?:a|an|the|wide|large|small|great)$/.test(textAt(tokens, at - 1));
  const isOwned = owners.has(textAt(tokens, at + 2));
  const isHundreds = /^(?:dozens|hundreds|thousands|scores)$/.test(first);
  if (!isHundreds && !isHeap && !(shares.has(first) && isOwned)) return undefined;
  let place = isOwned ? at + 3 : at + 2;
  while (isBefore(tokens, place, lexicon)) place++;
  const noun = tokens[place];
  const next = tokens[place + 1];
  if (noun === undefined || !noun.isWord || isCapital(text.slice(noun.from, noun.to)))
    return undefined;
  if (next !== undefined && !endsPhrase(next, lexicon)) return undefined;
  const form = nameClass(noun.text, lexicon).slice(1);
  if (!/n/.test(form) || /[dDgNVy]/.test(form) || uncounted.has(noun.text)) return undefined;
  // "A range of work", "a lot of help": what is both an action and its name is seldom counted.
  if (!isHundreds && !isOwned && /[vt]/.test(form)) return undefined;
  const many = listEnglishPlurals(noun.text).find((word) => lexicon.step(word) >= 2);
  return many === undefined || lexicon.step(many) < lexicon.step(noun.text) - 1
    ? undefined
    : [place, many];
}

/** "Supplier closed", "supplier in": no noun comes after it. */
function endsPhrase({ text, isWord }: ContextToken, lexicon: Lexicon): boolean {
  if (!isWord) return text !== '-';
  const form = nameClass(text, lexicon).slice(1);
  return functionWords.en.has(text) || (/d/.test(form) && !/[nN]/.test(form));
}

/** What describes the noun that comes after it. */
function isBefore(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]];
  if (!word?.isWord || !next?.isWord || functionWords.en.has(next.text)) return false;
  if (functionWords.en.has(word.text)) return /^(?:other|most|two|three|own)$/.test(word.text);
  return !/N/.test(nameClass(word.text, lexicon).slice(1));
}
