import type { Demand, PostingRequirement } from '../../assistant';
import type { Token } from '../../language';
import { type DerivedName, findDerivedNames } from '../names/derived-names';
import { type DegreeMention, findDegrees } from '../names/find-degrees';
import { findMentions, type Mention, type PlaceTrust } from '../names/find-mentions';
import { readAskedLevel } from '../names/language-levels';
import { findByFirstWord, type NamedThing } from '../names/skill-names';
import { findBrackets, findWhatBracketsTell } from './bracketed-names';
import { findAlternatives, findDegreeChoices, type Named } from './find-alternatives';
import { findExamples } from './find-examples';
import { findOwnWords } from './find-own-words';
import { findUnknownTerms } from './find-unknown-terms';
import { isHeadingLine } from './heading-lines';
import {
  dropModules,
  isAttribute,
  isDoneFor,
  isManner,
  isOfProduct,
  isOfSeveral,
  isSchoolSubject,
  isTaughtSubject,
} from './mention-context';
import { asksForYears, dropFragments, isClauseEnd } from './posting-clauses';
import type { Zone } from './posting-zones';
import { findTitleSpans, type TitleSpan } from './read-title';
import { RequirementList } from './requirement-list';

interface ReadText {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Of each token. */
  readonly zoneOf: readonly (Zone | undefined)[];
  readonly isTitle: (token: Token) => boolean;
  /** Skills of the job's title, by id. */
  readonly expected: ReadonlySet<string>;
}

/** Reads the requirements, most certain first. Each word belongs to one requirement only. */
export function readRequirements(source: ReadText): readonly PostingRequirement[] {
  const reader = new RequirementReader(source);
  const degrees = reader.readDegrees();
  const derived = findDerivedInZones(source.tokens, source.zoneOf);
  const mentions = reader.readMentions(derived);
  const named = [
    ...reader.readDerived(derived),
    ...mentions.map(({ thing: { id, kind, category }, first, last }) => ({
      id,
      kind,
      category,
      first,
      last,
    })),
    ...reader.readUnknown(),
    ...reader.readOwnWords(),
  ];
  return reader.join(degrees, mentions, named);
}

/** It has the stem of "francés" and is no language. */
const COUNTRY = 'france';

class RequirementReader {
  private readonly list: RequirementList;
  private readonly taken = new Set<number>();
  private readonly indexOf: ReadonlyMap<Token, number>;

  constructor(private readonly source: ReadText) {
    this.list = new RequirementList(source.text, source.tokens);
    this.indexOf = new Map(source.tokens.map((token, index) => [token, index]));
  }

  readDegrees(): readonly DegreeMention[] {
    const { tokens, zoneOf } = this.source;
    const asked = findDegrees(tokens).filter(({ id, field, first, last }) => {
      const zone = zoneOf[first];
      // "Estudio de arquitectura" in the first line is a company.
      const isVague = id === 'studies' || (first === last && field !== 'general');
      return zone?.isIgnored === false && (zone.isAsking || !isVague);
    });
    for (const { id, es, en, level, acceptsSimilar, first, last } of asked) {
      this.take(first, last);
      const found = {
        id,
        kind: 'degree' as const,
        names: { es, en },
        demand: this.demandOf(first),
      };
      this.list.add({ ...found, degreeLevel: level, acceptsSimilar }, first, last);
    }
    return asked;
  }

  readMentions(derived: readonly DerivedName[]): readonly Mention[] {
    const { tokens, expected, zoneOf } = this.source;
    const titles = findTitleSpans(tokens);
    const meant = findMentions(tokens, this.trustAt, expected).filter((mention) =>
      this.isAskedFor(mention, derived, titles.get(mention.first)),
    );
    const mentions = dropModules(tokens, dropFragments(tokens, zoneOf, meant));
    const languages = new Set(
      mentions.filter(({ thing }) => thing.kind === 'language').map(({ first }) => first),
    );
    for (const { thing, first, last } of mentions) {
      this.take(first, last);
      const languageLevel =
        thing.kind === 'language'
          ? readAskedLevel(tokens, first, last, (index) => languages.has(index))
          : null;
      this.list.addThing(thing, this.demandOf(first), first, last, languageLevel);
    }
    return mentions;
  }

  private isAskedFor(
    { first, last, isProperName, thing }: Mention,
    derived: readonly DerivedName[],
    title: TitleSpan | undefined,
  ): boolean {
    const { tokens, zoneOf, isTitle } = this.source;
    const token = tokens[first];
    if (token === undefined || this.taken.has(first)) return false;
    // "GCSE maths and English": subjects of a school.
    if (thing.kind === 'language' && isSchoolSubject(tokens, first)) return false;
    if (thing.kind === 'language' && isTaughtSubject(tokens, first, last)) return false;
    if (thing.kind === 'language' && isManner(tokens, last)) return false;
    if (first === last && isOfSeveral(thing, token)) return false;
    if (thing.kind === 'hard' && first === last && isAttribute(tokens, first)) return false;
    if (thing.kind === 'language' && token.word === COUNTRY) return false;
    if (thing.id === 'software-development' && isOfProduct(tokens, first)) return false;
    // "Programación básica de PLC" is the programming of controllers, not programming.
    const isPart = derived.some((one) => one.first <= first && last <= one.last);
    if (isPart && first === last && !isProperName) return false;
    if (isTitle(token) && !(isProperName && isNamedInTitle(thing))) return false;
    if (title === undefined || !isPartOfTitle(title, first, last, thing)) return true;
    return zoneOf[first]?.isAsking === true && isItemOf(tokens, title, first, last);
  }

  readDerived(derived: readonly DerivedName[]): readonly Named[] {
    const named: Named[] = [];
    const titles = findTitleSpans(this.source.tokens);
    for (const { thing, first, last } of derived) {
      // "3 años como Product Manager" asks for no management of production.
      const isOfTitle =
        last <= (titles.get(first)?.last ?? -1) && asksForYears(this.source.tokens, first);
      const isTaken = isOfTitle || isAnyTaken(this.taken, first, last);
      if (isTaken || this.isTitleAt(first) || this.isTitleAt(last)) continue;
      this.take(first, last);
      this.list.addThing(thing, this.demandOf(first), first, last);
      named.push({
        id: thing.id,
        kind: thing.kind,
        category: thing.category,
        first,
        last,
        isDerived: true,
      });
    }
    return named;
  }

  /** Terms of no catalogue, where their words say that they are asked for. */
  readUnknown(): readonly Named[] {
    const { tokens } = this.source;
    const named: Named[] = [];
    const isTaken = (index: number) => this.taken.has(index);
    for (const { first, last } of findUnknownTerms(tokens, isTaken, this.trustAt)) {
      if (this.isTitleAt(first) || isHeadingLine(tokens, first)) continue;
      // "tres años en un departamento contable": the years are asked for, and counted elsewhere.
      if (asksForYears(tokens, first) || isDoneFor(tokens, first, isTaken)) continue;
      const token = tokens[first];
      // "Carné de aplicador, nivel cualificado": how much of what is before it.
      if (/,/.test(token?.gap ?? '') && /^(?:nivel|level)$/.test(token?.word ?? '')) continue;
      const tool = first === last && token !== undefined ? findByFirstWord(token) : undefined;
      const { kind, category } = tool ?? { kind: 'unknown' as const, category: 'unknown' };
      const demand = this.demandOf(first);
      if (tool !== undefined) this.list.addThing(tool, demand, first, last);
      const id = tool?.id ?? this.list.addUnknown(first, last, demand);
      this.take(first, last);
      named.push({ id, kind, category, first, last });
    }
    return named;
  }

  /** What is left of the sentences that ask for something. */
  readOwnWords(): readonly Named[] {
    const { tokens, zoneOf } = this.source;
    const brackets = findBrackets(tokens);
    const own = findOwnWords(
      tokens,
      (index) => {
        const zone = zoneOf[index];
        if (zone === undefined || zone.isIgnored) return null;
        return zone.isAsking ? 'asked' : zone.isDuty ? 'done' : null;
      },
      (index) => (this.taken.has(index) && !brackets.has(index)) || this.isTitleAt(index),
      (one, other) => zoneOf[one] === zoneOf[other],
      !/[.:;!?]\s*$/.test(this.source.text),
    );
    const asked = own.filter(({ first }) => !isHeadingLine(tokens, first));
    return asked.map(({ first, last }) => {
      const id = this.list.addUnknown(first, last, this.demandOf(first));
      return { id, kind: 'unknown', category: 'unknown', first, last };
    });
  }

  /** Joins requirements named twice, and finds alternatives. */
  join(
    degrees: readonly DegreeMention[],
    mentions: readonly Mention[],
    named: readonly Named[],
  ): readonly PostingRequirement[] {
    const { list } = this;
    const { tokens } = this.source;
    for (const [{ id, kind, first }, { id: head, isChoice }] of findWhatBracketsTell(tokens, named))
      list.fold(id, first, head, isChoice || kind === 'tool');
    list.addAlternatives(findAlternatives(tokens, named));
    list.addAlternatives(findDegreeChoices(tokens, degrees));
    list.addExamples(findExamples(tokens, mentions));
    return list.requirements();
  }

  private readonly trustAt = (token: Token): PlaceTrust => {
    const zone = this.source.zoneOf[this.indexOf.get(token) ?? -1];
    if (zone === undefined || zone.isIgnored) return 'none';
    return zone.isAsking ? 'asking' : zone.isTask ? 'tasks' : 'prose';
  };

  private demandOf(index: number): Demand {
    return this.source.zoneOf[index]?.demand ?? 'expected';
  }

  private isTitleAt(index: number): boolean {
    const token = this.source.tokens[index];
    return token !== undefined && this.source.isTitle(token);
  }

  private take(first: number, last: number): void {
    for (let at = first; at <= last; at++) this.taken.add(at);
  }
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
