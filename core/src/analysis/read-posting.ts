import type { Demand, Posting, PostingEvidence, PostingRequirement } from '../assistant';
import { readTokens, type Token } from '../language';
import { addClauses } from './asked-clause';
import { findBrackets, findWhatBracketsTell } from './bracketed-names';
import { type DerivedName, findDerivedNames } from './derived-names';
import { detectPostingLanguage } from './detect-posting-language';
import { findAlternatives, findDegreeChoices, type Named } from './find-alternatives';
import { type DegreeMention, findDegrees } from './find-degrees';
import { findExamples } from './find-examples';
import { findMentions, type PlaceTrust } from './find-mentions';
import { findOwnWords, isYears } from './find-own-words';
import { findUnknownTerms } from './find-unknown-terms';
import { readAskedLevel } from './language-levels';
import { readPlainText } from './plain-text';
import { readZones, type Zone } from './posting-zones';
import { findTitleById, findTitleSpans, readTitle, type TitleSpan } from './read-title';
import { readYears } from './read-years';
import { RequirementList } from './requirement-list';
import { findByFirstWord, type NamedThing } from './skill-names';

const FEWEST_WORDS = 3;
const ENOUGH_WORDS = 20;
const ENOUGH_ASKED = 3;
const LEAST_FOUND_SHARE = 0.1;
const SAMPLE_CHARACTERS = 5_000;

/** Reads what a posting asks for. Whatever the text is, there is an answer; `outcome` says what it is worth. */
export function readPosting(source: string, jobTitle = ''): Posting {
  const text = readPlainText(source);
  const tokens = readTokens(text);
  const named = readTitle(text);
  const title = readTitle(jobTitle) ?? named;
  const zones = readZones(text);
  const zoneAt = walkZones(zones);
  const zoneOf = tokens.map((token) => zoneAt(token.start));
  const titleSpans = [title, named].flatMap((one) => {
    const start = one === null ? -1 : text.indexOf(one.name);
    return one === null || start < 0 ? [] : [{ start, end: start + one.name.length }];
  });
  const isTitle = ({ start, end }: Token): boolean =>
    titleSpans.some((span) => start >= span.start && end <= span.end && span.end < text.length);
  const expected = new Set(findTitleById(title?.id ?? null)?.skills);
  const found = addClauses(readRequirements(text, tokens, zoneOf, isTitle, expected), zones, text);
  const language = judgeLanguage(text, tokens, found.length);
  const yearsZoneAt = walkZones(zones);
  const years = readYears(text, (position) => {
    const zone = yearsZoneAt(position);
    return zone?.isIgnored === true ? 'ignored' : zone?.isAsking === true ? 'asked' : 'said';
  });
  return {
    text,
    language,
    outcome: judgeOutcome(tokens.length, language, found.length),
    title: title === null ? null : { id: title.id, name: title.name },
    level: title?.level ?? null,
    years:
      years === null
        ? null
        : {
            least: years.least,
            demand: demandAt(zones, years.start),
            evidence: {
              quote: text.slice(years.start, years.end),
              start: years.start,
              end: years.end,
            },
          },
    ...partDuties(found, zones, text),
  };
}

/** A posting that says what it asks for asks for nothing else: what is only done there is no requirement. */
function partDuties(
  found: readonly PostingRequirement[],
  zones: readonly Zone[],
  text: string,
): Pick<Posting, 'requirements' | 'duties'> {
  const asking = zones.filter(({ isAsking, isIgnored }) => isAsking && !isIgnored);
  const lines = asking.filter(({ start, end }) => text.slice(start, end).trim().includes(' '));
  if (lines.length < ENOUGH_ASKED) return { requirements: [...found], duties: [] };
  const isAsked = ({ start }: PostingEvidence): boolean =>
    asking.some((zone) => zone.start <= start && start < zone.end);
  const requirements: PostingRequirement[] = [];
  const duties: PostingRequirement[] = [];
  for (const one of found) {
    const evidence = one.evidence.filter(isAsked);
    if (evidence.length > 0) requirements.push({ ...one, evidence });
    else duties.push(one);
  }
  return { requirements, duties };
}

function readRequirements(
  text: string,
  tokens: readonly Token[],
  zoneOf: readonly (Zone | undefined)[],
  isTitle: (token: Token) => boolean,
  expected: ReadonlySet<string>,
): readonly PostingRequirement[] {
  const indexOf = new Map(tokens.map((token, index) => [token, index]));
  const trustAt = (token: Token): PlaceTrust => {
    const zone = zoneOf[indexOf.get(token) ?? -1];
    if (zone === undefined || zone.isIgnored) return 'none';
    return zone.isAsking ? 'asking' : zone.isTask ? 'tasks' : 'prose';
  };
  const demandOf = (index: number): Demand => zoneOf[index]?.demand ?? 'expected';
  const list = new RequirementList(text, tokens);
  const taken = new Set<number>();
  const take = (first: number, last: number): void => {
    for (let at = first; at <= last; at++) taken.add(at);
  };

  const asked: DegreeMention[] = [];
  for (const degree of findDegrees(tokens)) {
    if (zoneOf[degree.first]?.isIgnored !== false) continue;
    take(degree.first, degree.last);
    asked.push(degree);
    list.add(
      {
        id: degree.id,
        kind: 'degree',
        names: { es: degree.es, en: degree.en },
        demand: demandOf(degree.first),
        degreeLevel: degree.level,
        acceptsSimilar: degree.acceptsSimilar,
      },
      degree.first,
      degree.last,
    );
  }
  const titles = findTitleSpans(tokens);
  const isTitleAt = (index: number): boolean => {
    const token = tokens[index];
    return token !== undefined && isTitle(token);
  };
  const found = findMentions(tokens, trustAt, expected);
  const derived = findDerivedInZones(tokens, zoneOf);
  const mentions = found.filter(({ first, last, isProperName, thing }) => {
    const token = tokens[first];
    if (token === undefined || taken.has(first)) return false;
    // "Programación básica de PLC" is the programming of controllers, not programming.
    const isPart = derived.some((one) => one.first <= first && last <= one.last);
    if (isPart && first === last && !isProperName) return false;
    if (isTitle(token) && !(isProperName && isNamedInTitle(thing))) return false;
    const title = titles.get(first);
    if (title === undefined || !isPartOfTitle(title, first, last, thing)) return true;
    return zoneOf[first]?.isAsking === true && isItemOf(tokens, title, first, last);
  });
  const languages = new Set(
    mentions.filter(({ thing }) => thing.kind === 'language').map(({ first }) => first),
  );
  for (const { thing, first, last } of mentions) {
    take(first, last);
    const languageLevel =
      thing.kind === 'language'
        ? readAskedLevel(tokens, first, last, (index) => languages.has(index))
        : null;
    list.addThing(thing, demandOf(first), first, last, languageLevel);
  }
  for (const { thing, first, last } of derived) {
    if (isAnyTaken(taken, first, last) || [first, last].some((at) => isTitleAt(at))) continue;
    take(first, last);
    list.addThing(thing, demandOf(first), first, last);
  }
  const named: Named[] = mentions.map(({ thing: { id, kind, category }, first, last }) => ({
    id,
    kind,
    category,
    first,
    last,
  }));
  for (const { first, last } of findUnknownTerms(tokens, (index) => taken.has(index), trustAt)) {
    const token = tokens[first];
    if (token !== undefined && isTitle(token)) continue;
    // "tres años en un departamento contable": the years are asked for, and counted elsewhere.
    if (asksForYears(tokens, first)) continue;
    const tool = first === last && token !== undefined ? findByFirstWord(token) : undefined;
    const { kind, category } = tool ?? { kind: 'unknown' as const, category: 'unknown' };
    if (tool !== undefined) list.addThing(tool, demandOf(first), first, last);
    const id = tool?.id ?? list.addUnknown(first, last, demandOf(first));
    take(first, last);
    named.push({ id, kind, category, first, last });
  }
  const brackets = findBrackets(tokens);
  const own = findOwnWords(
    tokens,
    (index) => zoneOf[index]?.isAsking === true && zoneOf[index]?.isIgnored === false,
    (index) => (taken.has(index) && !brackets.has(index)) || isTitleAt(index),
    (one, other) => zoneOf[one] === zoneOf[other],
  );
  for (const { first, last } of own) {
    const id = list.addUnknown(first, last, demandOf(first));
    named.push({ id, kind: 'unknown', category: 'unknown', first, last });
  }
  for (const [{ id, kind, first }, { id: head, isChoice }] of findWhatBracketsTell(tokens, named))
    list.fold(id, first, head, isChoice || kind === 'tool');
  list.addAlternatives(findAlternatives(tokens, named));
  list.addAlternatives(findDegreeChoices(tokens, asked));
  list.addExamples(findExamples(tokens, mentions));
  return list.requirements();
}

const MOST_OF_CLAUSE = 14;

/** "dos años de experiencia en residencias" is a clause about years: from the stop before to the one behind. */
function asksForYears(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (first > 0 && at - first < MOST_OF_CLAUSE && !isClauseEnd(tokens[first])) first -= 1;
  for (let next = first; next < tokens.length && next - at < MOST_OF_CLAUSE; next++) {
    if (next > at && isClauseEnd(tokens[next])) return false;
    if (isYears(tokens, next)) return true;
  }
  return false;
}

/** Names in other forms, where things are asked for: a sentence at a time. */
function findDerivedInZones(
  tokens: readonly Token[],
  zoneOf: readonly (Zone | undefined)[],
): readonly DerivedName[] {
  const found: DerivedName[] = [];
  let start = 0;
  while (start < tokens.length) {
    const zone = zoneOf[start];
    let end = start + 1;
    while (end < tokens.length && zoneOf[end] === zone && !isClauseEnd(tokens[end])) end++;
    if (zone !== undefined && !zone.isIgnored && zone.isAsking)
      for (const one of findDerivedNames(tokens.slice(start, end)))
        found.push({ ...one, first: one.first + start, last: one.last + start });
    start = end;
  }
  return found;
}

function isClauseEnd(token: Token | undefined): boolean {
  return token === undefined || token.isLineStart || /[,;:.()]/.test(token.gap);
}

function isAnyTaken(taken: ReadonlySet<number>, first: number, last: number): boolean {
  for (let at = first; at <= last; at++) if (taken.has(at)) return true;
  return false;
}

/** "Java developer" asks for Java; "enfermera de UCI" for no more than the title says. */
function isNamedInTitle({ kind, category }: NamedThing): boolean {
  return kind !== 'hard' || category === 'programming-languages';
}

/** "Manipulador de alimentos" is a trade and a permit: alone in a list of what is asked for it is the permit. */
function isItemOf(
  tokens: readonly Token[],
  title: TitleSpan,
  first: number,
  last: number,
): boolean {
  if (first !== title.first || last !== title.last) return false;
  const next = tokens[last + 1];
  return tokens[first]?.isLineStart === true && (next === undefined || next.isLineStart);
}

/** "Backend developer" asks for no skill of that name, "Java developer" does. */
function isPartOfTitle(title: TitleSpan, first: number, last: number, thing: NamedThing): boolean {
  if (first < title.first || last > title.last) return false;
  if (first === title.first && last === title.last) return first < last || thing.kind === 'hard';
  return !isNamedInTitle(thing);
}

/** With what is done there too: for a letter everything of the job that the CV shows is worth a word. */
export function withDuties(posting: Posting): Posting {
  const { requirements, duties } = posting;
  return duties.length === 0
    ? posting
    : { ...posting, requirements: [...requirements, ...duties], duties: [] };
}

/** Many words of which hardly any is known are of a language that is neither of the two. */
function judgeLanguage(text: string, tokens: readonly Token[], found: number): Posting['language'] {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.5) return 'other';
  const language = detectPostingLanguage(tokens);
  const isStrange = tokens.length >= ENOUGH_WORDS && found / tokens.length < LEAST_FOUND_SHARE;
  return language === 'unknown' && isStrange ? 'other' : language;
}

function judgeOutcome(
  words: number,
  language: Posting['language'],
  found: number,
): Posting['outcome'] {
  if (words === 0) return 'empty';
  if (language === 'other') return 'other-language';
  if (found > 0) return 'read';
  return words < FEWEST_WORDS ? 'too-short' : 'nothing-found';
}

/** Zones and questions both go from left to right. */
function walkZones(zones: readonly Zone[]): (position: number) => Zone | undefined {
  let at = 0;
  return (position) => {
    for (let zone = zones[at]; zone !== undefined && zone.end <= position; zone = zones[at])
      at += 1;
    return zones[at];
  };
}

function demandAt(zones: readonly Zone[], position: number): Demand {
  return zones.find((zone) => zone.end > position)?.demand ?? 'expected';
}
