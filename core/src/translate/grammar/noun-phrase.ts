import { describesInside, isBareWithOwner, isOddOwner, isPointNext } from './check-complement';
import { readDeterminers } from './determiners';
import { chooseArticle } from './english-forms';
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
    const share = parseShare(parseNounPhrase, units, amount);
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
    const found = parseComplement(parseNounPhrase, units, at, noun, { key: head.key, isDescribed });
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
      // "clothing store shop windows"
      if (found.place === 'before' && !found.isMeasure && / /.test(found.text))
        isSure &&= !/ /.test(noun?.en ?? '');
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
          ? parseComplement(parseNounPhrase, units, at, undefined)
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
  // "tiempo medio de espera": what belongs to the noun goes next to it, inside the adjective.
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
