import { startsWithVowelSound } from '../../language';
import { type ContextToken, formOf, nameClass } from '../context/context-tokens';
import type { Finding } from '../finding';
import { listEnglishPlurals } from '../words/english-forms';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { clearVerbs } from './clear-verbs';

const opening = wordSet('when whenever if because until once unless while');
const verbs = wordSet(
  'was is has had needs needed wants wanted asks asked arrives arrived gets got comes came',
);
/** Nouns that have a plural, and are as often said of what is not counted. */
const uncounted = wordSet(
  'time help space relief code school college work water food stock cash business demand census sport trust traffic snow rain light power post mail fire mine good march word trade weather paint timber room lunch dinner breakfast tea bread meat fish dough',
);
/** What names no single thing. */
const ABSTRACT =
  /(?:tion|sion|ment|ity|ness|ance|ence|ing|cy|th|al|ure|age|ice|ism|ship|hood|ware|y|work)$/;
/** A plural that is hardly met beside its singular: no such things are counted. */
const FEWEST = 1;
const RARER = 5;

function isCounted(word: string, lexicon: Lexicon): boolean {
  if (uncounted.has(word) || ABSTRACT.test(word)) return false;
  const kind = nameClass(word, lexicon);
  if (!/^N[^NVdDgya]*n[^NVdDgya]*$/.test(kind)) return false;
  const least = Math.max(FEWEST, lexicon.step(word) - RARER);
  return listEnglishPlurals(word).some((many) => lexicon.step(many) >= least);
}

function isVerb(word: string, lexicon: Lexicon): boolean {
  const base = word.replace(/e?s$/, '');
  return (
    verbs.has(word) ||
    (/V/.test(formOf(word, lexicon)) && (clearVerbs.has(base) || clearVerbs.has(`${base}e`)))
  );
}

/** "Told the manager when part was needed": one thing that can be counted, with nothing before it. */
export function checkBareSubjects(
  text: string,
  tokens: readonly ContextToken[],
  lexicon: Lexicon,
): Finding[] {
  return tokens.flatMap((token, at): Finding[] => {
    const [before, verb] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
    if (!opening.has(before) || !isVerb(verb, lexicon) || !isCounted(token.text, lexicon))
      return [];
    const { from, to } = token;
    const typed = text.slice(from, to);
    if (typed !== token.text) return [];
    const article = startsWithVowelSound(typed) ? 'an' : 'a';
    const suggestions = [`the ${typed}`, `${article} ${typed}`];
    return [{ from, to, kind: 'missing-word', suggestions, isSure: false }];
  });
}
