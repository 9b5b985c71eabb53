import { type ContextToken, formOf, textAt } from '../context/context-tokens';
import type { Lexicon } from '../words/lexicon';
import { wordSet } from '../words/word-set';
import { agreesWithHead, agreesWithNearest, countVerb } from './noun-heads';
import { bringSubjectNear } from './subject-near';

const plurals = wordSet("are were have do aren't weren't haven't don't");
/** Several people: British English has them in the plural. */
const COLLECTIVE =
  /^(?:team|staff|crew|family|board|committee|council|public|police|management|club|company|class|cast|band|faculty|jury|squad)$/;
const helping = wordSet(
  'help helps helped helping let lets letting make makes made making saw see watched watch heard had have',
);
const singles = wordSet('one each none neither either everyone');
const FURTHEST = 8;
const FURTHEST_HELPED = 5;

/** English forms that look wrong by their neighbours and are right by their clause. */
export function isRightForm(
  all: readonly ContextToken[],
  verbAt: number,
  lexicon: Lexicon,
): boolean {
  // "A team of fifteen people": no verb, so it has no subject.
  const isVerb = countVerb(textAt(all, verbAt), lexicon) !== undefined && !all[verbAt]?.isNoun;
  const places = isVerb ? bringSubjectNear(all, verbAt, lexicon) : undefined;
  const tokens = places ? places.flatMap((place) => all[place] ?? []) : all;
  const at = places ? places.indexOf(verbAt) : verbAt;
  return (
    (places !== undefined && agreesWithNearest(tokens, at, lexicon)) ||
    isOneOfThem(tokens, at) ||
    agreesWithHead(tokens, at, lexicon) ||
    isCounted(tokens, at, lexicon) ||
    areSeveral(tokens, at, lexicon) ||
    isHelpedDeed(tokens, at, lexicon) ||
    isFromDeedToDeed(tokens, at, lexicon)
  );
}

/** "Nine students, one of whom is now my manager". */
const isOneOfThem = (tokens: readonly ContextToken[], at: number) =>
  /^(?:is|was|has|does)$/.test(textAt(tokens, at)) &&
  /^(?:whom|which|them)$/.test(textAt(tokens, at - 1)) &&
  textAt(tokens, at - 2) === 'of' &&
  singles.has(textAt(tokens, at - 3));

/** "60 delegates", "five M&A deals": what is counted is a noun. */
function isCounted(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  if (!/N/.test(formOf(textAt(tokens, at), lexicon))) return false;
  return [1, 2].some((back) => {
    const before = textAt(tokens, at - back);
    const isNumber = /^\d/.test(before) ? Number(before.replace(/,/g, '')) > 1 : counts.has(before);
    return isNumber && !/^(?:19|20)\d\d$/.test(before) && tokens[at - 1]?.isStop === false;
  });
}

const counts = wordSet(
  'two three four five six seven eight nine ten eleven twelve several many few both these those',
);

/** "The pit and motor room were ready", "my team have". */
function areSeveral(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  if (!plurals.has(textAt(tokens, at))) return false;
  if (COLLECTIVE.test(textAt(tokens, at - 1))) return true;
  // "Every nut, bolt and washer": each of them.
  const start = tokens.slice(0, at).findLastIndex(({ isStop }) => isStop) + 1;
  if (/^(?:every|each)$/.test(textAt(tokens, start))) return false;
  for (let place = at - 1; place > Math.max(0, at - FURTHEST); place--) {
    const token = tokens[place];
    if (token === undefined || token.isStop || token.text === ',') return false;
    if (token.text === 'and') return /n/i.test(formOf(textAt(tokens, place - 1), lexicon));
    if (/^(?:that|which|who|of|in|with)$/.test(token.text)) return false;
  }
  return false;
}

/** "Helped the doctor roll out Dentrix": what somebody is helped to do. */
function isHelpedDeed(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  if (!/v/.test(formOf(textAt(tokens, at), lexicon))) return false;
  for (let place = at - 2; place >= Math.max(0, at - FURTHEST_HELPED); place--) {
    const token = tokens[place];
    if (token === undefined || token.isStop || /^(?:,|and|to|who|that)$/.test(token.text))
      return false;
    if (helping.has(token.text)) return true;
  }
  return false;
}

/** "From sharpening planes to sweeping the floor", "did general labouring". */
function isFromDeedToDeed(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): boolean {
  if (!/g/.test(formOf(textAt(tokens, at), lexicon))) return false;
  const start = tokens.slice(0, at).findLastIndex(({ isStop }) => isStop) + 1;
  const earlier = tokens.slice(start, at).map(({ text }) => text);
  const from = earlier.lastIndexOf('from');
  if (earlier.at(-1) === 'to' && from >= 0) return true;
  return /^(?:did|do|does|doing)$/.test(earlier.at(-2) ?? '') && !earlier.includes('not');
}
