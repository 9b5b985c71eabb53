import { type ContextToken, formOf, textAt } from '../context/context-tokens';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import type { AsideRules } from './asides';

const between = wordSet(
  'also always never only just still now already often then usually really both all each not normally sometimes regularly ever',
);
const prepositions = wordSet(
  'of in on for from at with by to between across within under over about near per against without into through during since after before among along including despite until like unlike',
);
const pronouns = wordSet('i we you they he she it');
const helpers = wordSet(
  'is are was were am has have had do does did can could will would shall should may might must',
);
const relatives = wordSet('who which that whom whose');
/** After these a whole sentence may follow, whose subject the verb has: "the man who said the keys were". */
const telling = wordSet(
  'say says said tell tells told think thinks thought know knows knew believe believes believed see sees saw hear hears heard find finds found feel feels felt show shows showed shown mean means meant hope hopes hoped claim claims claimed ensure ensures ensured check checks checked make makes made let lets believe explain explains explained report reports reported suggest suggests suggested',
);

const isNoun = (text: string, lexicon: Lexicon) =>
  !functionWords.en.has(text) && /[nNt]/.test(formOf(text, lexicon));
const isPast = (text: string, lexicon: Lexicon) =>
  !functionWords.en.has(text) && /[dD]/.test(formOf(text, lexicon));

/** A verb that its clause needs: "works", "kept", "has". */
function isTold(text: string, lexicon: Lexicon): boolean {
  return helpers.has(text) || (!functionWords.en.has(text) && /[vVdD]/.test(formOf(text, lexicon)));
}

function opensAside(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  const first = textAt(tokens, at);
  const next = textAt(tokens, at + 1);
  if (/^(?:and|or|but|so|because|when|while|if)$/.test(first)) return false;
  if (relatives.has(first) && first !== 'that') return true;
  if (
    /^(?:especially|particularly|mainly|mostly|even|whether|both|however|together|along|as)$/.test(
      first,
    )
  )
    return first !== 'as' || /^(?:well|they|it)$/.test(next);
  // "All of which", "the oldest of whom", "all 112 pages of it".
  const isOfThem = [2, 3, 4].some((step) =>
    /^(?:which|whom|whose)$/.test(textAt(tokens, at + step)),
  );
  if (isOfThem || (first === 'all' && /^\d/.test(next))) return true;
  if (prepositions.has(first)) return true;
  return isPast(first, lexicon) && !/^(?:the|a|an|my|our|his|her|their)$/.test(next);
}

function isAbout(
  tokens: readonly ContextToken[],
  at: number,
  end: number,
  lexicon: Lexicon,
): boolean {
  const noun = textAt(tokens, at - 1);
  const first = textAt(tokens, at);
  if (!isNoun(noun, lexicon) && !/^(?:those|all|everything|anyone|everyone)$/.test(noun))
    return false;
  let verb = at;
  if (first === 'whose') return false;
  if (relatives.has(first)) verb++;
  const earlier = tokens.slice(Math.max(0, at - 6), at);
  const isTo = first === 'to' && !earlier.some(({ text }) => text === 'from');
  if (isTo) verb++;
  const who = textAt(tokens, verb);
  const isContact = pronouns.has(who);
  if (isContact) verb++;
  while (between.has(textAt(tokens, verb))) verb++;
  if (verb >= end) return false;
  const deed = textAt(tokens, verb);
  if (telling.has(deed)) return false;
  const isDone = !relatives.has(first) && !isTo && !isContact;
  // "The training provided by them": only with a preposition, else it may be what was done.
  if (isDone) {
    const isLed = prepositions.has(textAt(tokens, verb + 1)) && verb + 1 < end;
    return verb === at && /(?:ed|en|own|ght|ilt|pt)$/.test(deed) && isPast(deed, lexicon) && isLed;
  }
  if (isTo) return /v/.test(formOf(deed, lexicon)) && !functionWords.en.has(deed);
  return isTold(deed, lexicon);
}

export const englishAsides: AsideRules = {
  between,
  and: /^(?:and|or)$/,
  articles: wordSet('the a an my our his her their'),
  of: prepositions,
  isNoun,
  openers: wordSet(
    'who which that whom whose because so when where while but since whereas although once if until unless what how why whether',
  ),
  opensAside,
  isAbout,
  leading:
    /^(?:and|or|but|to|nor|than|that|who|which|whom|whose|if|because|when|while|what|there|else|one|need|only|i|we|you|they|he|she|it|is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|.*n't)$/,
};
