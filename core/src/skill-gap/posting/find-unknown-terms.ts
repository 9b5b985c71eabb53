import type { Token } from '../../language';
import type { PlaceTrust } from '../names/find-mentions';
import { closers, triggers } from '../names/term-words';
import { readBefore, readListAfter, readListed, readShortLine } from './read-terms';
import { isGraded, isNumbered, isStepped, looksLikeName, type TermSpan } from './term-shapes';

/** Terms in the place of a skill that the catalogue has not. `taken` tells the tokens that are already understood. */
export function findUnknownTerms(
  tokens: readonly Token[],
  taken: (index: number) => boolean,
  trustAt: (token: Token) => PlaceTrust,
): readonly TermSpan[] {
  const spans: TermSpan[] = [];
  const claimed = new Set<number>();
  const claim = (span: TermSpan | null): void => {
    if (span === null) return;
    for (let at = span.first; at <= span.last; at++) if (claimed.has(at)) return;
    for (let at = span.first; at <= span.last; at++) claimed.add(at);
    spans.push(span);
  };
  for (let at = 1; at < tokens.length; at++) {
    const before = tokens[at - 1];
    const token = tokens[at];
    if (before === undefined || token === undefined) continue;
    if (triggers.has(`${before.word} ${token.word}`) && trustAt(token) !== 'none')
      for (const span of readListAfter(tokens, at + 1, taken)) claim(span);
  }
  tokens.forEach((token, at) => {
    if (closers.has(token.word) && isAskedFor(trustAt(token))) claim(readBefore(tokens, at, taken));
    if (taken(at) || claimed.has(at)) return;
    const trust = trustAt(token);
    if (trust === 'none') return;
    const isAsking = isAskedFor(trust);
    if (looksLikeName(tokens, at, isAsking, taken))
      claim({
        first: at,
        last: isStepped(tokens, at)
          ? at + 2
          : isNumbered(tokens, at) || isGraded(tokens, at)
            ? at + 1
            : at,
      });
    else if (isAsking) {
      const line = token.isLineStart ? readShortLine(tokens, at, taken) : null;
      claim(line ?? readListed(tokens, at, taken));
    }
  });
  return spans
    .map((span) => trimTerm(tokens, span))
    .filter((span) => !isCommonWord(tokens, span, trustAt))
    .sort((a, b) => a.first - b.first);
}

/** One word in small letters inside a sentence is too little to ask for: "uso de piscina", "experiencia en taller". */
function isCommonWord(
  tokens: readonly Token[],
  { first, last }: TermSpan,
  trustAt: (token: Token) => PlaceTrust,
): boolean {
  const token = tokens[first];
  const next = tokens[last + 1];
  const before = `${tokens[first - 2]?.word} ${tokens[first - 1]?.word}`;
  if (token === undefined) return false;
  // "Experience of dealing with …", "of preparing pupils for …": what is done is no name, and goes on.
  if (/^\p{Ll}+ing$/u.test(token.text) && next?.gap === ' ' && !next.isLineStart) return true;
  if (first !== last) return false;
  // "Experiencia creando y manteniendo …" neither.
  if (/^\p{Ll}+(?:ando|iendo|yendo)$/u.test(token.text)) return true;
  const isAskedWord = triggers.has(before) && isAskedFor(trustAt(token)) && token.word.length > 5;
  if (isAskedWord || /.\p{Lu}|\d/u.test(token.text)) return false;
  if (/^\p{Lu}/u.test(token.text) && !token.isLineStart) return false;
  return !(token.isLineStart && (next === undefined || next.isLineStart));
}

function isAskedFor(trust: PlaceTrust): boolean {
  return trust === 'list' || trust === 'asking';
}

const TRAILERS = new Set(
  'software qualification experience experiencia knowledge spoken written conocimientos'.split(' '),
);
const LEADERS = new Set('good clear strong basic buen buena buenos'.split(' '));

/** "a CII qualification" and "Empower software" are CII and Empower. */
function trimTerm(tokens: readonly Token[], { first, last }: TermSpan): TermSpan {
  let from = first;
  let to = last;
  while (
    from < to &&
    ['a', 'an', 'the', 'el', 'la', 'un', 'una'].includes(tokens[from]?.word ?? '')
  )
    from += 1;
  // "Liquidlogic (LCS)": the brackets tell more of it.
  const open = tokens.slice(from + 1, to + 1).findIndex(({ gap }) => gap.includes('('));
  if (open >= 0) to = from + open;
  if (to > from && TRAILERS.has(tokens[to]?.word ?? '')) to -= 1;
  while (from < to && LEADERS.has(tokens[from]?.word ?? '')) from += 1;
  return { first: from, last: to };
}
