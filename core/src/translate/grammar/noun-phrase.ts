import { describesInside, isBareWithOwner, isOddOwner, isPointNext } from './check-complement';
import { readDeterminers } from './determiners';
import { chooseArticle } from './english-forms';
import type { NounEntry } from './lexicon';
import { type NounPhrase, type NounPlace, parseComplement, parseShare } from './noun-complement';
import { isAdjectiveInside, isDefiniteNext, isGuessPlace, isNameAfterNoun } from './noun-context';
import {
  ABSTRACT,
  HAS_PLACES,
  NAMED_AFTER,
  OF_HEADS,
  ORGANISATIONS,
  OWNERS,
  PERSON_ENDING,
  PLACES,
  RATES,
} from './noun-tables';
import { parseAmount } from './parse-amount';
import { isLeadingAdjective, readAdjective } from './read-adjective';
import type { Unit } from './read-units';
import { adjectiveOf, isJoin, nounOf } from './unit-kinds';

export type { NounPhrase, NounPlace } from './noun-complement';

/** What has been read of a phrase so far. */
interface Draft {
  readonly units: readonly Unit[];
  readonly start: number;
  readonly opening: ReturnType<typeof readDeterminers>;
  readonly amount: ReturnType<typeof parseAmount>;
  readonly before: readonly string[];
  readonly leading: readonly string[];
  readonly head: Unit;
  readonly noun: NounEntry | undefined;
  readonly isName: boolean;
  /** The next unit to read. */
  at: number;
  adjectives: string[];
  /** "legal and financial": an adjective more inside the phrase that we know. */
  shared: string;
  /** A name before the noun. */
  name: string;
  complement: string;
  measure: string;
  trailing: string;
  words: number;
  isSure: boolean;
}

/** A noun with what belongs to it; undefined where none begins, or where it holds something we do not know. */
export function parseNounPhrase(
  units: readonly Unit[],
  start: number,
  place: NounPlace,
  isInside = false,
): NounPhrase | undefined {
  const opening = readDeterminers(units, start);
  const amount = parseAmount(units, opening.at);
  if (amount?.isWhole)
    return parseShare(parseNounPhrase, units, amount) ?? writeAmount(opening.before, amount);
  const before = amount === undefined ? opening.before : [...opening.before, amount.text];
  const { leading, at } = readLeading(units, amount?.end ?? opening.at);
  const head = units[at];
  const noun = nounOf(head);
  const isName = head?.kind === 'name';
  if (head === undefined || (noun === undefined && !isName)) return undefined;
  const draft: Draft = {
    ...{ units, start, opening, amount, before, leading, head, noun, isName },
    ...{ at: at + 1, adjectives: [], shared: '', name: '', complement: '', measure: '' },
    ...{ trailing: '', words: 1, isSure: true },
  };
  readSharedAdjective(draft);
  readNameBehind(draft);
  readAdjectives(draft);
  draft.words += leading.length + draft.adjectives.length;
  draft.isSure =
    noun?.isDoubtful !== true &&
    !head.isCapital &&
    !describesInside(head, units[draft.at - 1]) &&
    !(noun?.isSkill === true && opening.article === 'a');
  const isComplementNext = /^del?$/.test(units[draft.at]?.key ?? '');
  if (isComplementNext && !(isInside && isDefiniteNext(units, draft.at))) readComplement(draft);
  return writePhrase(draft, place);
}

function writeAmount(
  before: readonly string[],
  amount: NonNullable<ReturnType<typeof parseAmount>>,
): NounPhrase {
  return {
    text: [...before, amount.text].join(' '),
    modifier: amount.text,
    end: amount.end,
    isPlural: true,
    isBare: false,
    words: 3,
    isSure: true,
  };
}

/** Adjectives before the noun. */
function readLeading(units: readonly Unit[], start: number) {
  const leading: string[] = [];
  let at = start;
  while (nounOf(units[at]) === undefined || isLeadingAdjective(units[at])) {
    const adjective = adjectiveOf(units[at]);
    const next = units[at + 1];
    if (adjective === undefined || next === undefined) break;
    if (nounOf(next) === undefined && adjectiveOf(next) === undefined && next.kind !== 'name')
      break;
    leading.push(adjective);
    at++;
  }
  return { leading, at };
}

/** "textos jurídicos y financieros": the phrase that we know has one adjective more. */
function readSharedAdjective(draft: Draft): void {
  const { units, at, head } = draft;
  const other = adjectiveOf(units[at + 1]);
  const isShared =
    isJoin(units[at]) && nounOf(units[at + 1]) === undefined && isAdjectiveInside(head);
  if (other === undefined || !isShared) return;
  draft.shared = ` ${/^[ye]$/.test(units[at]?.key ?? '') ? 'and' : 'or'} ${other}`;
  draft.at += 2;
}

function readNameBehind(draft: Draft): void {
  const unit = draft.units[draft.at];
  if (draft.isName || !isNameAfterNoun(unit)) return;
  if (ORGANISATIONS.test(draft.head.key)) draft.trailing += ` ${unit?.text}`;
  else draft.name = unit?.text ?? '';
  draft.at++;
}

function readAdjectives(draft: Draft): void {
  const { units, amount, isName } = draft;
  for (;;) {
    const rate = amount === undefined ? undefined : RATES[units[draft.at]?.key ?? ''];
    if (rate !== undefined) {
      draft.trailing += ` per ${rate}`;
      draft.at++;
      return;
    }
    const adjective = isName ? undefined : readAdjective(units, draft.at);
    if (adjective === undefined) return;
    draft.adjectives.unshift(adjective.text);
    draft.at = adjective.end;
  }
}

/** What belongs to the noun behind "de". */
function readComplement(draft: Draft): void {
  const { units, head, noun, at } = draft;
  const isDescribed =
    draft.adjectives.length > 0 || isAdjectiveInside(head) || PERSON_ENDING.test(head.key);
  const found = parseComplement(parseNounPhrase, units, at, noun, { key: head.key, isDescribed });
  if (found === undefined) return;
  draft.isSure &&= found.isSure && isCertainComplement(draft, found);
  draft.at = found.end;
  draft.words += found.words;
  if (found.isMeasure) draft.measure = found.text;
  else if (found.place === 'before') draft.complement = found.text;
  else draft.trailing += ` ${found.place} ${found.text}`;
  readSecondComplement(draft);
}

type Complement = NonNullable<ReturnType<typeof parseComplement>>;

/** Whether it is certain where what belongs to the noun goes in English. */
function isCertainComplement(draft: Draft, found: Complement): boolean {
  const { units, at, head, noun, opening, amount, before } = draft;
  // "clothing store shop windows"
  if (found.place === 'before' && !found.isMeasure && / /.test(found.text))
    return !/ /.test(noun?.en ?? '');
  if (found.place !== 'of') return true;
  const isDetermined =
    opening.isDefinite || opening.article !== '' || before.length > 0 || amount !== undefined;
  if (
    isOddOwner(units, at, head.key) ||
    isPointNext(units, at) ||
    isBareWithOwner(units, at, head.key, isDetermined)
  )
    return false;
  if (units[found.end - 1]?.kind !== 'name') return true;
  // "el examen de Cambridge": of Cambridge, or the Cambridge exam?
  return !HAS_PLACES.test(head.key.split(' ', 1)[0] ?? '') && !NAMED_AFTER.test(head.key);
}

function readSecondComplement(draft: Draft): void {
  const { units, at, complement } = draft;
  const isShare = complement.endsWith('%');
  const links = isShare ? /^(?:de|del|en)$/ : /^del?$/;
  if (complement === '' || !links.test(units[at]?.key ?? '')) return;
  const rest = parseComplement(parseNounPhrase, units, at, undefined);
  if (rest === undefined) return;
  draft.trailing += ` ${isShare ? 'in' : 'of'} ${rest.text}`;
  draft.at = rest.end;
  draft.isSure &&= rest.isSure;
}

function writePhrase(draft: Draft, place: NounPlace): NounPhrase {
  const { units, start, opening, amount, before, head, noun, isName, trailing } = draft;
  const { stem, inner, last } = writeStem(draft);
  const body = joinParts([...stem, last]);
  const article = chooseArticleFor(draft, place);
  // "formación en rescate": a field or a thing? Only places are certain.
  const isGuessed = article === 'a' && opening.article === '' && isGuessPlace(units[start - 1]);
  const isUncertain =
    isGuessed && draft.adjectives.length === 0 && draft.complement === '' && !PLACES.test(head.key);
  const written = article !== 'a' ? article : noun?.isCount === false ? '' : chooseArticle(body);
  const owner =
    opening.isDefinite &&
    before.length === 0 &&
    !OF_HEADS.test(head.key) &&
    !ABSTRACT.test(head.key)
      ? OWNERS.exec(trailing)?.[1]
      : undefined;
  return {
    text:
      owner === undefined ? joinParts([...before, written, body]) + trailing : `${owner}'s ${body}`,
    modifier: joinParts([...stem, inner === '' ? (noun?.singular ?? head.text) : last]) + trailing,
    end: draft.at,
    isPlural: (noun?.isPlural ?? false) || amount !== undefined,
    isBare:
      before.length === 0 &&
      !opening.isDefinite &&
      !/^una?$/.test(units[start]?.key ?? '') &&
      trailing === '' &&
      draft.shared === '' &&
      !isName,
    words: draft.words,
    isSure: draft.isSure && !isUncertain,
  };
}

const joinParts = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

/** What stands before the last word of the noun, and that word. */
function writeStem({ head, noun, shared, complement, ...draft }: Draft) {
  const headText =
    head.isCapital && noun !== undefined
      ? noun.en.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
      : (noun?.en ?? head.text).replace(/^(\S+)/, `$1${shared}`);
  const quality =
    noun?.isCount === false && !noun.isPlural
      ? draft.leading.map((one) => (one === 'large' ? 'great' : one))
      : draft.leading;
  // "tiempo medio de espera": what belongs to the noun goes next to it, inside the adjective.
  const [, inner = '', last = headText] =
    complement !== '' && isAdjectiveInside(head) ? (/^(\S+) (.+)$/.exec(headText) ?? []) : [];
  const stem = [...quality, draft.measure, ...draft.adjectives, inner, complement, draft.name];
  return { stem, inner, last };
}

function chooseArticleFor(draft: Draft, place: NounPlace): string {
  const { units, at, opening, amount, before, leading, head, noun, isName, trailing } = draft;
  const { isDefinite } = opening;
  const isPlural = noun?.isPlural ?? false;
  const isOne = noun?.isCount === true && (!isPlural || units[at]?.key === 'que');
  const isThe =
    (amount === undefined && ((isOne && !isName) || trailing.startsWith(' of '))) ||
    leading.some((one) => /^(?:last|first|main|best|same|next)$/.test(one));
  if (isDefinite && isThe) return 'the';
  const wantsArticle =
    opening.article === '' &&
    before.length === 0 &&
    !isDefinite &&
    place === 'needs-article' &&
    noun?.isCount === true &&
    !isPlural &&
    !ABSTRACT.test(head.key.split(' ', 1)[0] ?? '');
  return wantsArticle ? 'a' : opening.article;
}
