import type { Direction } from '../direction';
import { encodeWithHints, type FindHints, LONGEST_SOURCE } from './add-hints';
import { tellsDeedInEnglish } from './deed-style';
import { findUnfamiliarNames } from './find-unfamiliar-names';
import { type HiddenTerm, hideTerms } from './hide-terms';
import { namePlaces } from './name-places';
import { polishText } from './polish-text';
import { prepareText } from './prepare-text';
import { restoreTerms } from './restore-terms';
import type { Found, SearchProblem } from './search';
import type { Vocabulary } from './vocabulary';

/** A sentence as the model reads it, and what is needed to write its translation. */
export interface PreparedSentence extends SearchProblem {
  readonly source: string;
  readonly direction: Direction;
  /** What the model reads: a tag, perhaps how actions are to be told, the text with its hints, the end. */
  readonly tokens: readonly number[];
  /** The text alone and the end. */
  readonly body: readonly number[];
  readonly terms: ReadonlyMap<number, HiddenTerm>;
  /** Names, by their looks, that the model sees and may spoil. */
  readonly unfamiliar: readonly string[];
  /** How many tokens are read at once for it, be it the source or the translation with a tag and an end. */
  readonly mostRead: number;
  /** The dictionary hints the model was given. */
  readonly hints: readonly string[];
}

/** What a model has learnt beside translating. */
interface Abilities {
  readonly tellsStyle?: boolean | undefined;
  readonly findHints?: FindHints | undefined;
}

export interface WrittenSentence {
  readonly text: string;
  /** The log-probability of the whole. */
  readonly total: number;
}

export function prepareSentence(
  source: string,
  direction: Direction,
  names: readonly string[],
  vocabulary: Vocabulary,
  { tellsStyle = false, findHints }: Abilities = {},
): PreparedSentence {
  const free = { number: [...vocabulary.numbers], name: [...vocabulary.names] };
  const terms = new Map<number, HiddenTerm>();
  const text = prepareText(source);
  const hidden = hideTerms(text, {
    to: direction.to,
    names,
    renamed: namePlaces(text, direction, vocabulary.isFamiliar),
    most: { number: free.number.length, name: free.name.length },
  });
  const parts = hidden.map((part) => {
    if (typeof part === 'string') return part;
    const symbol = free[part.kind].shift();
    if (symbol === undefined) return part.written;
    terms.set(symbol, part);
    return symbol;
  });
  const pieces = vocabulary.encode(parts);
  const tag = vocabulary.tagOf(direction.to);
  const asksForVerbs = tellsStyle && direction.to === 'es' && tellsDeedInEnglish(text);
  const lead = asksForVerbs ? [tag, tag] : [tag];
  const room = LONGEST_SOURCE - lead.length - 1;
  const hinted =
    findHints && pieces.length < room
      ? encodeWithHints(parts, findHints, vocabulary, room)
      : undefined;
  // A number that the model cannot see is none that it may write.
  const seesDigits = parts.some((part) => typeof part === 'string' && /\d/.test(part));
  const tokens = [...lead, ...(hinted?.pieces ?? pieces), vocabulary.end];
  const mostTokens = Math.ceil(pieces.length * 1.5) + 10;
  return {
    source,
    direction,
    body: [...pieces, vocabulary.end],
    tokens,
    hints: hinted?.hints ?? [],
    terms,
    unfamiliar: findUnfamiliarNames(hidden, vocabulary.isFamiliar),
    required: [...terms.keys()],
    barred: seesDigits ? vocabulary.symbols : vocabulary.symbolsAndDigits,
    mostTokens,
    mostRead: Math.max(tokens.length, mostTokens + 2),
  };
}

/** The sentence that the search has found, with numbers and names in their places. */
export function writeSentence(
  { source, direction, terms }: PreparedSentence,
  { tokens, logProbabilities }: Found,
  vocabulary: Vocabulary,
): WrittenSentence {
  const parts = vocabulary.decode(tokens).map((part) => {
    if (typeof part === 'string') return part;
    return terms.get(part) ?? '';
  });
  return {
    text: restoreTerms(polishText(parts, source, direction.to), direction.to).trim(),
    total: logProbabilities.reduce((sum, one) => sum + one, 0),
  };
}
