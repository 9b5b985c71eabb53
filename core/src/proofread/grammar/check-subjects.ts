import { prepositions } from '../context/context-features';
import { type ContextToken, formOf, nameClass, placeBefore } from '../context/context-tokens';
import type { Finding } from '../finding';
import { addS, dropS, helpersOfMany, helpersOfOne } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';

const adverbs = wordSet(
  'also always never only just still now already often then usually really both no longer',
);
const everyone = wordSet(
  'nobody everybody everyone somebody someone anybody anyone nothing everything something',
);
const many = wordSet(
  'two three four five six seven eight nine ten eleven twelve twenty thirty both many several few these those some most all half',
);
const counted = wordSet('last first other all these those past next remaining');
const them = wordSet('them us these those you');
const marks = wordSet(
  'the our my their these those many several both two three four five six ten all',
);
const before = wordSet('and that so because which when where while but if until as');
const after = wordSet(
  'it the a an our their my this that us them me him her more less to for every about around over nearly almost each',
);

/** English verbs that do not go with who does it: "nobody have", "two of them runs", "three teams uses it". */
export function checkSubjects(tokens: readonly ContextToken[], lexicon: Lexicon): Finding[] {
  return tokens.flatMap((token, at) => {
    if (!token.isWord) return [];
    const meant = meantForOne(tokens, at, lexicon) ?? meantForMany(tokens, at, lexicon);
    if (meant === undefined) return [];
    const { from, to, text } = token;
    return [{ from, to, kind: 'agreement', suggestions: [beginLike(text, meant)], isSure: false }];
  });
}

const asking = wordSet('let lets make makes made help helped helping have had see that if to for');

function meantForOne(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const { text = '' } = tokens[at] ?? {};
  const place = placeBefore(tokens, at, adverbs);
  const subject = tokens[place]?.text ?? '';
  const earlier = tokens[place - 1]?.text ?? '';
  if (everyone.has(subject) && !asking.has(earlier)) return helpersOfOne.get(text);
  if (subject !== 'he' && subject !== 'she') return undefined;
  // "Did she work": in a question the auxiliary has the ending.
  if (functionWords.en.has(earlier) && !before.has(earlier)) return undefined;
  const irregular = helpersOfOne.get(text);
  if (irregular !== undefined) return irregular;
  const form = formOf(text, lexicon);
  if (functionWords.en.has(text) || !/v/.test(form) || /[dD]/.test(form)) return undefined;
  return addS(text);
}

function meantForMany(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): string | undefined {
  const { text = '' } = tokens[at] ?? {};
  const meant = helpersOfMany.get(text) ?? baseOf(text, lexicon);
  if (meant === undefined) return undefined;
  const place = placeBefore(tokens, at, adverbs);
  const subject = tokens[place]?.text ?? '';
  const earlier = tokens[place - 1]?.text ?? '';
  if (subject === 'they' || subject === 'we' || subject === 'you')
    return prepositions.has(earlier) || earlier === 'and' ? undefined : meant;
  if (subject === 'i' && tokens[place + 1] === tokens[at])
    return /^(?:has|does|doesn't|hasn't)$/.test(text) ||
      (!helpersOfMany.has(text) && after.has(tokens[at + 1]?.text ?? ''))
      ? meant
      : undefined;
  if (them.has(subject) && earlier === 'of' && isMany(tokens[place - 2])) return meant;
  // "The last three has been".
  const isCounted = isMany(tokens[place]) && counted.has(earlier) && helpersOfMany.has(text);
  if (isCounted && !prepositions.has(tokens[place - 3]?.text ?? '')) return meant;
  return isPluralSubject(tokens, place, lexicon) && isFollowed(tokens, at) ? meant : undefined;
}

/** After "no longer" comes nothing but a verb. */
const isFollowed = (tokens: readonly ContextToken[], at: number) =>
  tokens[at - 1]?.text === 'longer' ||
  ((after.has(tokens[at + 1]?.text ?? '') || /^\d/.test(tokens[at + 1]?.text ?? '')) &&
    !/^'/.test(tokens[at]?.text ?? ''));

const isMany = (token: ContextToken | undefined) =>
  token !== undefined &&
  (many.has(token.text) || (/^\d{1,4}$/.test(token.text) && token.text !== '1'));

/** "Runs" of "run"; what is only a noun has none. */
function baseOf(text: string, lexicon: Lexicon): string | undefined {
  if (functionWords.en.has(text) || !/V/.test(formOf(text, lexicon))) return undefined;
  return dropS(text).find((base) => /v/.test(nameClass(base, lexicon).slice(1)));
}

const LONGEST = 4;

/** A plural with its article or number, at the start of a clause: "three other teams", "and our guests". */
function isPluralSubject(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const noun = tokens[at];
  if (noun === undefined || !noun.isWord || functionWords.en.has(noun.text)) return false;
  if (!/N/.test(nameClass(noun.text, lexicon).slice(1)) || !/s$/.test(noun.text)) return false;
  let first = at;
  while (
    first > at - LONGEST &&
    tokens[first - 1]?.isWord &&
    !before.has(tokens[first - 1]?.text ?? '')
  ) {
    const { text = '' } = tokens[first - 1] ?? {};
    if (prepositions.has(text)) return false;
    first--;
    if (marks.has(text) && !marks.has(tokens[first - 1]?.text ?? '')) break;
  }
  const start = tokens[first];
  const isMarked =
    start !== undefined && (marks.has(start.text) || isMany(start) || isMany(tokens[first - 1]));
  const edge = tokens[isMany(tokens[first - 1]) ? first - 2 : first - 1];
  return (
    isMarked && (edge === undefined || edge.isStop || edge.text === ',' || before.has(edge.text))
  );
}
