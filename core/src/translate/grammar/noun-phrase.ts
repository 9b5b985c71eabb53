import {
  describesInside,
  isAreaNext,
  isBareWithOwner,
  isOddOwner,
  isOwnChain,
  isPointNext,
  isSectorNext,
} from './check-complement';
import { readDeterminers } from './determiners';
import { chooseArticle } from './english-forms';
import type { NounEntry } from './lexicon';
import {
  isAdjectiveInside,
  isDefiniteNext,
  isGuessPlace,
  isKnownModifier,
  isLanguage,
  isNameAfterNoun,
  isPlainMass,
} from './noun-context';
import {
  ABSTRACT,
  CHANGE_NOUNS,
  HAS_PLACES,
  MEASURES,
  NAMED_AFTER,
  OF_HEADS,
  ORGANISATIONS,
  OWNERS,
  PERSON_ENDING,
  PLACES,
  RATES,
} from './noun-tables';
import { type Amount, parseAmount } from './parse-amount';
import { isLeadingAdjective, readAdjective } from './read-adjective';
import type { Unit } from './read-units';
import { adjectiveOf, isJoin, nounOf, verbOf } from './unit-kinds';

export interface NounPhrase {
  readonly text: string;
  /** The same before another noun: "delivery route" of "rutas de reparto". */
  readonly modifier: string;
  readonly end: number;
  readonly isPlural: boolean;
  /** No article, number or name: it can stand before another noun. */
  readonly isBare: boolean;
  readonly words: number;
  /** No word in it has a second usual meaning. */
  readonly isSure: boolean;
}

/** Whether a countable noun without an article gets one in English. */
export type NounPlace = 'needs-article' | 'bare';

/** A noun with what belongs to it; undefined where none begins, or where it holds something we do not know. */
export function parseNounPhrase(
  units: readonly Unit[],
  start: number,
  place: NounPlace,
  isInside = false,
): NounPhrase | undefined {
  const opening = readDeterminers(units, start);
  const { isDefinite } = opening;
  let { at, article } = opening;
  const before = [...opening.before];
  const amount = parseAmount(units, at);
  if (amount?.isWhole) {
    const share = parseShare(units, amount);
    return (
      share ?? {
        text: [...before, amount.text].join(' '),
        modifier: amount.text,
        end: amount.end,
        isPlural: true,
        isBare: false,
        words: 3,
        isSure: true,
      }
    );
  }
  if (amount !== undefined) {
    before.push(amount.text);
    at = amount.end;
  }
  const leading: string[] = [];
  while (nounOf(units[at]) === undefined || isLeadingAdjective(units[at])) {
    const adjective = adjectiveOf(units[at]);
    const next = units[at + 1];
    if (adjective === undefined || next === undefined) break;
    if (nounOf(next) === undefined && adjectiveOf(next) === undefined && next.kind !== 'name')
      break;
    leading.push(adjective);
    at++;
  }
  const head = units[at];
  const noun = nounOf(head);
  const isName = head?.kind === 'name';
  if (head === undefined || (noun === undefined && !isName)) return undefined;
  at++;

  const adjectives: string[] = [];
  let shared = '';
  const other = adjectiveOf(units[at + 1]);
  // "textos jurídicos y financieros": the phrase that we know has one adjective more.
  if (
    isJoin(units[at]) &&
    other !== undefined &&
    nounOf(units[at + 1]) === undefined &&
    isAdjectiveInside(head)
  ) {
    shared = ` ${/^[ye]$/.test(units[at]?.key ?? '') ? 'and' : 'or'} ${other}`;
    at += 2;
  }
  let trailing = '';
  let name = '';
  if (!isName && isNameAfterNoun(units[at])) {
    if (ORGANISATIONS.test(head.key)) trailing += ` ${units[at]?.text}`;
    else name = units[at]?.text ?? '';
    at++;
  }
  for (;;) {
    const rate = amount === undefined ? undefined : RATES[units[at]?.key ?? ''];
    if (rate !== undefined) {
      trailing += ` per ${rate}`;
      at++;
      break;
    }
    const adjective = isName ? undefined : readAdjective(units, at);
    if (adjective === undefined) break;
    adjectives.unshift(adjective.text);
    at = adjective.end;
  }

  let complement = '';
  let measure = '';
  let isSure =
    noun?.isDoubtful !== true &&
    !head.isCapital &&
    !describesInside(head, units[at - 1]) &&
    !(noun?.isSkill === true && opening.article === 'a');
  let words = 1 + leading.length + adjectives.length;
  if (/^del?$/.test(units[at]?.key ?? '') && !(isInside && isDefiniteNext(units, at))) {
    const isDescribed =
      adjectives.length > 0 || isAdjectiveInside(head) || PERSON_ENDING.test(head.key);
    const found = parseComplement(units, at, noun, { key: head.key, isDescribed });
    if (found !== undefined) {
      const isDetermined =
        isDefinite || article !== '' || before.length > 0 || amount !== undefined;
      if (
        found.place === 'of' &&
        (isOddOwner(units, at, head.key) ||
          isPointNext(units, at) ||
          isBareWithOwner(units, at, head.key, isDetermined))
      )
        isSure = false;
      at = found.end;
      words += found.words;
      isSure &&= found.isSure;
      const isNamed = found.place === 'of' && units[found.end - 1]?.kind === 'name';
      if (isNamed) isSure &&= !HAS_PLACES.test(head.key.split(' ', 1)[0] ?? '');
      if (found.isMeasure) measure = found.text;
      else if (found.place === 'before') complement = found.text;
      else trailing += ` ${found.place} ${found.text}`;
      // "el examen de Cambridge": of Cambridge, or the Cambridge exam?
      if (
        found.place === 'of' &&
        units[found.end - 1]?.kind === 'name' &&
        NAMED_AFTER.test(head.key)
      )
        isSure = false;
      const isShare = complement.endsWith('%');
      const links = isShare ? /^(?:de|del|en)$/ : /^del?$/;
      const rest =
        complement !== '' && links.test(units[at]?.key ?? '')
          ? parseComplement(units, at, undefined)
          : undefined;
      if (rest !== undefined) {
        trailing += ` ${isShare ? 'in' : 'of'} ${rest.text}`;
        at = rest.end;
        isSure &&= rest.isSure;
      }
    }
  }

  const headText =
    head.isCapital && noun !== undefined
      ? noun.en.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
      : (noun?.en ?? head.text).replace(/^(\S+)/, `$1${shared}`);
  const quality =
    noun?.isCount === false && !noun.isPlural
      ? leading.map((one) => (one === 'large' ? 'great' : one))
      : leading;
  // "tiempo medio de espera": what belongs to the noun stands next to it, inside the adjective.
  const [, inner = '', last = headText] =
    complement !== '' && isAdjectiveInside(head) ? (/^(\S+) (.+)$/.exec(headText) ?? []) : [];
  const stem = [...quality, measure, ...adjectives, inner, complement, name];
  const body = [...stem, last].filter((part) => part !== '').join(' ');
  const isPlural = noun?.isPlural ?? false;
  const hasFigure = amount !== undefined;
  if (
    isDefinite &&
    !isName &&
    (noun?.isCount ?? false) &&
    (!isPlural || units[at]?.key === 'que') &&
    !hasFigure
  )
    article = 'the';
  if (isDefinite && !hasFigure && trailing.startsWith(' of ')) article = 'the';
  if (isDefinite && leading.some((one) => /^(?:last|first|main|best|same|next)$/.test(one)))
    article = 'the';
  if (
    article === '' &&
    before.length === 0 &&
    !isDefinite &&
    place === 'needs-article' &&
    noun?.isCount === true &&
    !isPlural &&
    !ABSTRACT.test(head.key.split(' ', 1)[0] ?? '')
  )
    article = 'a';
  // "formación en rescate": a field or a thing? Only places are certain.
  const isGuessed = article === 'a' && opening.article === '' && isGuessPlace(units[start - 1]);
  if (isGuessed && adjectives.length === 0 && complement === '' && !PLACES.test(head.key))
    isSure = false;
  if (article === 'a' && noun?.isCount === false) article = '';
  if (article === 'a') article = chooseArticle(body);
  const owner =
    isDefinite && before.length === 0 && !OF_HEADS.test(head.key) && !ABSTRACT.test(head.key)
      ? OWNERS.exec(trailing)?.[1]
      : undefined;
  return {
    text:
      owner === undefined
        ? [...before, article, body].filter((part) => part !== '').join(' ') + trailing
        : `${owner}'s ${body}`,
    modifier:
      [...stem, inner === '' ? (noun?.singular ?? head.text) : last]
        .filter((part) => part !== '')
        .join(' ') + trailing,
    end: at,
    isPlural: isPlural || hasFigure,
    isBare:
      before.length === 0 &&
      !isDefinite &&
      !/^una?$/.test(units[start]?.key ?? '') &&
      trailing === '' &&
      shared === '' &&
      !isName,
    words,
    isSure,
  };
}

interface Complement {
  readonly text: string;
  readonly end: number;
  /** Where it stands in English: before the noun, or after it with a preposition. */
  readonly place: 'before' | 'of' | 'in';
  readonly words: number;
  readonly isSure: boolean;
  /** "de tres años", which stands before every adjective: "a three-year strategic plan". */
  readonly isMeasure?: boolean;
}

/** "de reparto" stands before the noun in English, "de la obra" after it. */
function parseComplement(
  units: readonly Unit[],
  at: number,
  head: NounEntry | undefined,
  { key, isDescribed }: { key: string; isDescribed: boolean } = { key: '', isDescribed: false },
): Complement | undefined {
  const isContracted = units[at]?.key === 'del';
  const next = units[at + 1];
  if (!isContracted && verbOf(next)?.tense === 'infinitive' && nounOf(next) === undefined)
    return undefined;
  const amount = parseAmount(units, at + (/^(?:un|los|el)$/.test(next?.key ?? '') ? 2 : 1));
  if (isLanguage(next) && /^al?$/.test(units[at + 2]?.key ?? '') && isLanguage(units[at + 3]))
    return undefined;
  // "del 68 % al 85 %" belongs to the verb.
  if (amount !== undefined && /^(?:a|al|hasta)$/.test(units[amount.end]?.key ?? ''))
    return undefined;
  if (amount?.text.endsWith('%') === true && CHANGE_NOUNS.test(units[at - 1]?.key ?? ''))
    return { text: amount.text, end: amount.end, place: 'before', words: 1, isSure: true };
  const time = units[amount?.end ?? -1];
  if (
    amount?.isWhole === false &&
    !isContracted &&
    MEASURES.test(time?.key ?? '') &&
    head?.isCount === true
  )
    return {
      text: `${amount.text}-${/^plantas?$/.test(time?.key ?? '') ? 'story' : nounOf(time)?.singular}`,
      end: amount.end + 1,
      place: 'before',
      words: 1,
      isSure: true,
      isMeasure: true,
    };
  const phrase = isContracted
    ? parseNounPhrase(
        units.with(at, { ...(units[at] ?? EMPTY), key: 'el', text: 'el' }),
        at,
        'bare',
      )
    : parseNounPhrase(units, at + 1, 'bare', true);
  if (phrase === undefined) return undefined;
  const joined = joinBare(units, phrase);
  const isPlace =
    !isContracted &&
    next?.kind === 'word' &&
    /^\p{Lu}/u.test(nounOf(next)?.en ?? '') &&
    !isLanguage(next);
  if (isPlace && !/^\p{Lu}{2,}/u.test(nounOf(next)?.en ?? ''))
    return {
      text: phrase.text,
      end: phrase.end,
      place: HAS_PLACES.test(key) ? 'in' : 'of',
      words: phrase.words,
      isSure: phrase.isSure && HAS_PLACES.test(key),
    };
  const isMass = head?.isPlain === true && !head.isCount;
  const isBefore =
    (phrase.isBare ||
      isPlainMass(units, isContracted ? at + 1 : at + 2, phrase.end) ||
      isFieldOf(key, phrase)) &&
    head !== undefined &&
    !head.wantsOf &&
    !OF_HEADS.test(key) &&
    !(isDescribed && (joined.words > 1 || joined.modifier.includes(' '))) &&
    joined.words <= (isMass ? 1 : 3) &&
    !(isMass && joined !== phrase);
  // "la temperatura de los hornos" is that of certain ovens.
  const isCertain =
    /^(?:los|las)$/.test(next?.key ?? '') && !/^(?:the|all|my|their|\d)/.test(joined.text);
  const text = isBefore
    ? joined.modifier.replace(/^the /, '').replace(/^wood$/, 'wooden')
    : `${isCertain && !isContracted ? 'the ' : ''}${joined.text}`;
  return {
    text,
    end: joined.end,
    place: isBefore
      ? 'before'
      : isSectorNext(units, at) || isAreaNext(units, at, key)
        ? 'in'
        : 'of',
    words: joined.words,
    // Two names in front of a noun: "Germany and France fairs" is nobody's English.
    isSure:
      joined.isSure &&
      !(isBefore && joined !== phrase && /^\p{Lu}/u.test(text)) &&
      !(isBefore && (isOwnChain(units, at, joined.end) || / of /.test(text))) &&
      !(isBefore && !isKnownModifier(text) && !(joined.words === 1 && text.includes(' '))),
  };
}

/** "el sector del mueble", "el departamento de la empresa": a field is named by one noun before it. */
const isFieldOf = (key: string, phrase: NounPhrase): boolean =>
  /^(?:sector|industria|mercado)$/.test(key) && phrase.words === 1 && !phrase.isPlural;

/** "un 80 % de sentencias favorables" → "80% favorable rulings" */
function parseShare(units: readonly Unit[], amount: Amount): NounPhrase | undefined {
  if (!amount.text.endsWith('%') || units[amount.end]?.key !== 'de') return undefined;
  const phrase = parseNounPhrase(units, amount.end + 1, 'bare');
  if (phrase?.isBare !== true) return undefined;
  const text = `${amount.text} ${phrase.text}`;
  return { ...phrase, text, modifier: text, isBare: false };
}

const EMPTY: Unit = { kind: 'word', text: '', key: '', entries: [], gap: ' ', isCapital: false };

/** "departamento de ventas y marketing": bare nouns that share one "de". */
function joinBare(units: readonly Unit[], first: NounPhrase): NounPhrase {
  if (!first.isBare || !isJoin(units[first.end])) return first;
  const next = units[first.end + 1];
  if (nounOf(next) === undefined || verbOf(next)?.tense.startsWith('past')) return first;
  const second = parseNounPhrase(units, first.end + 1, 'bare');
  if (
    second === undefined ||
    !second.isBare ||
    second.words > 1 ||
    next?.key.includes(' ') === true ||
    /^(?:de|del)$/.test(units[second.end]?.key ?? '')
  )
    return first;
  const and = /^[ye]$/.test(units[first.end]?.key ?? '') ? 'and' : 'or';
  return {
    ...second,
    text: `${first.text} ${and} ${second.text}`,
    modifier: `${first.modifier} ${and} ${second.modifier}`,
    words: Math.max(first.words, second.words),
    isSure: first.isSure && second.isSure,
  };
}
