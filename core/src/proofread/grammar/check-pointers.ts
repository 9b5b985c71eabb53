import { type ContextToken, formOf, nameClass, textAt } from '../context/context-tokens';
import type { Finding } from '../finding';
import { addS, dropS } from '../words/english-forms';
import { functionWords } from '../words/function-words';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { listWords } from '../words/word-kinds';
import { wordSet } from '../words/word-set';
import { collectives } from './clear-verbs';

/** What a thing does or is. */
const helpers = wordSet(
  'is are was were has have had will would can could may might should must do does did',
);
const same = listWords('same plural');

/** "This skills helped me", "these experience taught me": one that is pointed at, and several, or the other way round. */
export function checkPointers(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return tokens.flatMap(({ text: small, from, to }, at): Finding[] => {
    const isOne = small === 'this';
    if (!isOne && small !== 'these' && small !== 'those') return [];
    const noun = textAt(tokens, at + 1);
    if (!isSubject(tokens, at + 1, lexicon)) return [];
    const kind = nameClass(noun, lexicon);
    if (isOne && isManyAlone(noun, kind))
      return [report(from, to, beginLike(text.slice(from, to), 'these'))];
    const place = tokens[at + 1];
    if (isOne || place === undefined || !/^N[^NVdDga]*n[^NVdDga]*$/.test(kind)) return [];
    if (collectives.has(noun) || same.has(noun)) return [];
    // "Those get checked": a verb.
    if (/v/.test(kind) && !helpers.has(textAt(tokens, at + 2))) return [];
    const many = addS(noun);
    return lexicon.has(many) ? [report(place.from, place.to, many)] : [];
  });
}

const report = (from: number, to: number, meant: string): Finding => ({
  ...{ from, to, kind: 'agreement', isSure: false },
  suggestions: [meant],
});

const isManyAlone = (noun: string, kind: string): boolean =>
  /^V?.*N/.test(kind.slice(1)) &&
  !/[nz]/.test(kind.slice(1)) &&
  /[^s]s$/.test(noun) &&
  dropS(noun).length > 0;

/** A verb comes behind it: it is no verb itself, and describes nothing. */
function isSubject(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const next = textAt(tokens, at + 1);
  if (helpers.has(next)) return true;
  const form = formOf(next, lexicon);
  return (
    !functionWords.en.has(next) &&
    /d/.test(form) &&
    !/[nvNa]/.test(form) &&
    textAt(tokens, at + 2) !== ''
  );
}
