import type { RequirementKind } from '../../assistant';
import type { Token } from '../../language';

interface Placed {
  readonly id: string;
  readonly kind: RequirementKind;
  readonly first: number;
  readonly last: number;
  readonly isDerived?: boolean;
}

const SOME =
  /^(?:o|u|or|etc|eg|similar|similares|ejemplo|such|like|como|comparable|equivalente|equivalent)$/;
const OF_BRACKETS = new Set<RequirementKind>(['hard', 'tool', 'unknown', 'licence', 'soft']);

/** By the place of a word, where the bracket it is in opens; the words of no bracket are not there. */
export function findBrackets(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const opened = new Map<number, number>();
  let open: number | null = null;
  tokens.forEach(({ gap, isLineStart }, at) => {
    if (isLineStart) open = null;
    const lastOpen = gap.lastIndexOf('(');
    const lastClose = gap.lastIndexOf(')');
    if (lastOpen > lastClose) open = at;
    else if (lastClose >= 0) open = null;
    if (open !== null) opened.set(at, open);
  });
  return opened;
}

/**
 * "Software de gestión de casos (Clio, INSZoom o similar)": the brackets describe the thing
 * before them and aren't a separate requirement. Maps each position to the id of that thing, or null if it is unknown.
 */
export function findWhatBracketsTell(
  tokens: readonly Token[],
  placed: readonly Placed[],
): ReadonlyMap<Placed, { readonly id: string; readonly isChoice: boolean }> {
  const opened = findBrackets(tokens);
  const beginnings = findBeginnings(tokens);
  const outside = new Map<number | undefined, Placed[]>();
  for (const one of placed) {
    if (opened.has(one.first) || !OF_BRACKETS.has(one.kind)) continue;
    const known = outside.get(beginnings[one.first]);
    if (known === undefined) outside.set(beginnings[one.first], [one]);
    else known.push(one);
  }
  const withTool = new Set(
    placed.flatMap(({ kind, first }) => (kind === 'tool' ? (opened.get(first) ?? []) : [])),
  );
  const told = new Map<Placed, { id: string; isChoice: boolean }>();
  for (const one of placed) {
    const open = opened.get(one.first);
    if (open === undefined || !OF_BRACKETS.has(one.kind)) continue;
    // Nothing else was begun between the two.
    const head = outside.get(beginnings[open - 1])?.findLast(({ last }) => last < open);
    if (head === undefined || head.id === one.id) continue;
    const words = tokens.slice(open, open + 20);
    const end = words.findIndex((token, at) => at > 0 && /[)\n]/.test(token.gap));
    const inside = end < 0 ? words : words.slice(0, end);
    const isChoice = inside.some(({ word }) => SOME.test(word));
    // A single known name is a separate requirement: "virtualización (VMware)".
    const stops = inside.filter((token, at) => at > 0 && /[,/]/.test(token.gap)).length;
    const isSeveral = stops > (one.kind === 'tool' ? 0 : 1);
    const isUnknown = one.kind === 'unknown' && (head.isDerived !== true || withTool.has(open));
    if (isChoice || isSeveral || isUnknown) told.set(one, { id: head.id, isChoice });
  }
  return told;
}

/** Of each token, where what it belongs to begins. */
function findBeginnings(tokens: readonly Token[]): readonly number[] {
  let begin = 0;
  return tokens.map(({ gap, isLineStart }, at) => {
    if (isLineStart || /[,;:)]|\.\s/.test(gap)) begin = at;
    return begin;
  });
}
