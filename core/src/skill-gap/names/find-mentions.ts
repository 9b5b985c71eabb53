import { everydayAcronyms, everydayNames } from '../../catalog';
import { readTokens, type Token } from '../../language';
import { isDoneThere } from './done-there';
import { CONJUNCTIONS, PREPOSITIONS } from './everyday-words';
import { listLicences } from './licence-lists';
import { findSense, isInSense } from './mention-senses';
import { isPartner } from './partners';
import { findNames, listWritten, type NamedThing, type NameMatch } from './skill-names';
import { introducers, languageHints, openHeads } from './term-words';

/** A thing of the catalogue that is meant, and the tokens that name it. */
export interface Mention {
  readonly thing: NamedThing;
  readonly first: number;
  readonly last: number;
  readonly isProperName: boolean;
}

/** How strongly the position alone suggests a skill. */
export type PlaceTrust = 'list' | 'asking' | 'tasks' | 'prose' | 'none';

const LOOK_BACK = 4;
const TAG_LINE_SHARE = 0.5;
const SHORT_ACRONYM = 4;

export function findMentions(
  tokens: readonly Token[],
  trustAt: (token: Token) => PlaceTrust,
  /** Skills that go with the job: their names are meant wherever they are. */
  expected: ReadonlySet<string> = new Set(),
): readonly Mention[] {
  const matches = findNames(tokens);
  const tagLines = findTagLines(tokens, matches);
  const meant: NameMatch[] = [];
  matches.forEach((match, index) => {
    const token = tokens[match.first];
    if (token === undefined) return;
    const trust = tagLines.has(match) ? 'list' : trustAt(token);
    if (trust === 'none') return;
    const inList =
      isNeighbour(tokens, matches[index - 1], match) ||
      isNeighbour(tokens, match, matches[index + 1]);
    const isExpected =
      !match.isProperName &&
      match.things.some(({ id, kind }) => kind === 'hard' && expected.has(id));
    if (isExpected || isMeant(tokens, match, trust, inList)) meant.push(match);
  });
  const sensed = meant.map((match) => ({ match, sense: findSense(tokens, match) }));
  const votes = countCategories(
    sensed.flatMap(({ match, sense }) => (sense === undefined || sense.isUsual ? [match] : [])),
  );
  const inSense = sensed.filter(({ match, sense }) => {
    const token = tokens[match.first];
    const isListed = token !== undefined && trustAt(token) === 'list';
    if (isOtherOffice(tokens, match) || isPartner(tokens, match)) return false;
    if (match.things.some(({ id, kind }) => kind === 'hard' && expected.has(id))) return true;
    if (sense === undefined) return isListed || !isOtherAcronym(tokens, match);
    return isInSense(tokens, match, sense, isListed, votes);
  });
  const mentions = inSense.flatMap(({ match }) => {
    const thing = chooseThing(match.things, votes);
    if (thing === undefined) return [];
    const { first, last, isProperName } = match;
    return [{ thing, first, last, isProperName }];
  });
  const licences = listLicences(tokens);
  if (licences.length === 0) return mentions;
  const overlaps = (one: Mention, other: Mention) =>
    one.first <= other.last && one.last >= other.first;
  // The "C" of "Permiso B y C" is no programming language.
  const others = mentions.filter(
    (mention) =>
      mention.thing.kind === 'licence' ||
      mention.first < mention.last ||
      !licences.some((licence) => overlaps(mention, licence)),
  );
  const more = licences.filter((licence) => !others.some((one) => overlaps(one, licence)));
  return [...others, ...more].sort((one, other) => one.first - other.first);
}

/** "Home Office", "Head Office": an authority or a place, and no program. */
const OFFICES: ReadonlySet<string> = new Set(
  'home head post box foreign front back register crown ticket'.split(' '),
);

function isOtherOffice(tokens: readonly Token[], { first, last }: NameMatch): boolean {
  if (first !== last || tokens[first]?.word !== 'office') return false;
  return tokens[first]?.gap === ' ' && OFFICES.has(tokens[first - 1]?.word ?? '');
}

/** "Pest Control Adviser (PCA)" is no principal component analysis: an acronym of the words before it, of which its thing has none. */
function isOtherAcronym(tokens: readonly Token[], { first, last, things }: NameMatch): boolean {
  const token = tokens[first];
  const [thing] = things;
  if (token === undefined || thing === undefined || first !== last || things.length > 1)
    return false;
  if (thing.kind !== 'hard' || !/^\p{Lu}{2,5}$/u.test(token.text)) return false;
  const before = tokens.slice(Math.max(0, first - token.text.length), first);
  const initials = before.map(({ word }) => word.charAt(0)).join('');
  if (!token.gap.endsWith('(') || initials !== token.word) return false;
  const own = new Set(
    listWritten(thing.id).flatMap((name) => readTokens(name).map(({ stem }) => stem)),
  );
  return !before.some(({ stem }) => own.has(stem));
}

function isMeant(
  tokens: readonly Token[],
  match: NameMatch,
  trust: PlaceTrust,
  inList: boolean,
): boolean {
  const token = tokens[match.first];
  const [thing] = match.things;
  if (token === undefined || thing === undefined) return false;
  if (match.last === match.first && isHeadOfPhrase(tokens, match)) return false;
  if (isPartOfWord(tokens, match)) return false;
  if (thing.kind === 'language') {
    return trust === 'list' || trust === 'asking' || hasNear(tokens, match, languageHints, 4);
  }
  if (match.last > match.first) return true;
  if (everydayAcronyms.has(token.word) && /\p{Ll}{2}/u.test(token.text)) return false;
  if (trust === 'list') return true;
  const isIntroduced = hasBefore(tokens, match.first, introducers);
  const isCapital = /^[.\p{Lu}\d]/u.test(token.text);
  if (isEveryday(token, match)) {
    if (!isCapital) return false;
    if (inList || isIntroduced || isAloneOnLine(tokens, match)) return true;
    return trust === 'asking' && token.word.length > 2 && !isSentenceStart(token);
  }
  if (match.isProperName && (isCapital || token.word.length > SHORT_ACRONYM)) return true;
  if (trust === 'asking' || (trust === 'tasks' && isDoneThere(tokens, match))) return true;
  return inList || isIntroduced;
}

function isEveryday(token: Token, match: NameMatch): boolean {
  if (token.word.length <= 2) return true;
  if (match.isProperName && token.word.length <= SHORT_ACRONYM && !/\p{Lu}/u.test(token.text))
    return true;
  return match.isProperName && everydayNames.has(token.word);
}

/** "programación de actividades", "Latin America": the word begins another phrase, and its name is not meant. */
function isHeadOfPhrase(tokens: readonly Token[], { first, last }: NameMatch): boolean {
  const word = tokens[first]?.word ?? '';
  const next = tokens[last + 1];
  if (next === undefined || /[^\s]/.test(next.gap)) return false;
  if (word === 'latin') return next.word.startsWith('america');
  return openHeads.has(word) && PREPOSITIONS.has(next.word);
}

/** The "C" of "C-Leg" is a part of another name. */
function isPartOfWord(tokens: readonly Token[], { first, last }: NameMatch): boolean {
  if (first !== last || tokens[first]?.text.length !== 1) return false;
  return tokens[last + 1]?.gap === '-' || (first > 0 && tokens[first]?.gap === '-');
}

function isAloneOnLine(tokens: readonly Token[], { first, last }: NameMatch): boolean {
  const next = tokens[last + 1];
  return tokens[first]?.isLineStart === true && (next === undefined || next.isLineStart);
}

function isSentenceStart(token: Token): boolean {
  return token.isLineStart || /[.:!?•]/.test(token.gap);
}

function isNeighbour(
  tokens: readonly Token[],
  left: NameMatch | undefined,
  right: NameMatch | undefined,
): boolean {
  if (left === undefined || right === undefined) return false;
  const between = right.first - left.last - 1;
  if (between > 1) return false;
  const next = tokens[right.first];
  if (next === undefined || /[.\n]/.test(next.gap)) return false;
  if (between === 0) return /[,/;|()•&]/.test(next.gap);
  const middle = tokens[left.last + 1];
  return middle !== undefined && CONJUNCTIONS.has(middle.word) && !/[.\n]/.test(middle.gap);
}

function hasBefore(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  for (let back = 1; back <= LOOK_BACK && at - back >= 0; back++) {
    const token = tokens[at - back];
    const next = tokens[at - back + 1];
    if (token === undefined || next === undefined || /[.\n;]/.test(next.gap)) return false;
    if (words.has(token.word)) return true;
  }
  return false;
}

function hasNear(
  tokens: readonly Token[],
  match: NameMatch,
  words: ReadonlySet<string>,
  reach: number,
): boolean {
  if (hasBefore(tokens, match.first, words)) return true;
  for (let on = 1; on <= reach; on++) {
    const token = tokens[match.last + on];
    if (token === undefined || /[.\n;]/.test(token.gap)) return false;
    if (words.has(token.word)) return true;
  }
  return false;
}

/** "typescript javascript node.js react go": lines of nothing but names. */
function findTagLines(
  tokens: readonly Token[],
  matches: readonly NameMatch[],
): ReadonlySet<NameMatch> {
  const inTagLine = new Set<NameMatch>();
  let at = 0;
  let next = 0;
  while (at < tokens.length) {
    let end = at + 1;
    while (end < tokens.length && tokens[end]?.isLineStart !== true) end++;
    const here: NameMatch[] = [];
    let named = 0;
    for (
      let match = matches[next];
      match !== undefined && match.first < end;
      match = matches[++next]
    ) {
      here.push(match);
      named += match.last - match.first + 1;
    }
    if (
      here.length >= 3 &&
      named / (end - at) > TAG_LINE_SHARE &&
      !/[.]\s/.test(tokens[end]?.gap ?? '')
    )
      for (const match of here) inTagLine.add(match);
    at = end;
  }
  return inTagLine;
}

function countCategories(matches: readonly NameMatch[]): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  for (const { things } of matches) {
    if (things.length > 1) continue;
    for (const { category } of things) votes.set(category, (votes.get(category) ?? 0) + 1);
  }
  return votes;
}

/** An ambiguous name means the one whose related skills the job description also names. */
function chooseThing(
  things: readonly NamedThing[],
  votes: ReadonlyMap<string, number>,
): NamedThing | undefined {
  let best = things[0];
  for (const thing of things)
    if ((votes.get(thing.category) ?? 0) > (votes.get(best?.category ?? '') ?? 0)) best = thing;
  return best;
}
