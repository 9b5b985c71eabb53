import { type ContextToken, textAt } from '../context/context-tokens';
import type { Lexicon } from '../words/lexicon';

/** How a language begins what may come between a subject and its verb, and what a verb looks like there. */
export interface AsideRules {
  /** Between the subject and its verb, and of no weight: "also", "no", "se". */
  readonly between: ReadonlySet<string>;
  readonly and: RegExp;
  readonly articles: ReadonlySet<string>;
  /** These lead on to what a thing is of or for. */
  readonly of: ReadonlySet<string>;
  readonly isNoun: (text: string, lexicon: Lexicon) => boolean;
  /** After these there is another clause, so nothing can be told. */
  readonly openers: ReadonlySet<string>;
  /** Where an aside between commas begins: "which", "from", "built". */
  readonly opensAside: (tokens: readonly ContextToken[], at: number, lexicon: Lexicon) => boolean;
  /** Whether a clause or phrase about the word before it begins there, and is whole before the verb at `end`. */
  readonly isAbout: (
    tokens: readonly ContextToken[],
    at: number,
    end: number,
    lexicon: Lexicon,
  ) => boolean;
  /** What these lead on to is no verb of the subject's: "and", "to". */
  readonly leading: RegExp;
}

const FURTHEST = 18;
/** Commas inside an aside: "from receipts, by way of orders, to returns". */
const MOST_COMMAS = 4;
const MOST_ASIDES = 3;
/** No verb has its subject so many words before it. */
const FARTHEST = 120;

/**
 * The places of the sentence up to the verb without what is said between it and its subject: of "The van, which we bought in May, are" those of "The
 * van are". Nothing where there is no aside.
 */
export function dropAsides(
  tokens: readonly ContextToken[],
  verbAt: number,
  rules: AsideRules,
  lexicon: Lexicon,
): readonly number[] | undefined {
  const first = Math.max(0, verbAt - FARTHEST);
  const all = Array.from({ length: verbAt + 1 - first }, (_, at) => first + at);
  let places: readonly number[] = all;
  for (let count = 0; count < MOST_ASIDES; count++) {
    const left = places.flatMap((place) => tokens[place] ?? []);
    const aside = findAside(left, rules, lexicon);
    if (aside === undefined) break;
    places = [...places.slice(0, aside.from), ...places.slice(aside.to)];
  }
  return places.length === all.length ? undefined : places;
}

interface Aside {
  readonly from: number;
  readonly to: number;
}

/** The last aside before the verb, with which the tokens end. */
function findAside(
  tokens: readonly ContextToken[],
  rules: AsideRules,
  lexicon: Lexicon,
): Aside | undefined {
  let end = tokens.length - 1;
  while (rules.between.has(textAt(tokens, end - 1))) end--;
  if (end < 2 || rules.leading.test(textAt(tokens, end - 1))) return undefined;
  return textAt(tokens, end - 1) === ','
    ? findBetweenCommas(tokens, end, rules, lexicon)
    : findClause(tokens, end, rules, lexicon);
}

function findBetweenCommas(
  tokens: readonly ContextToken[],
  end: number,
  { opensAside }: AsideRules,
  lexicon: Lexicon,
): Aside | undefined {
  let commas = 0;
  for (let place = end - 2; place > 0 && end - place < FURTHEST; place--) {
    const { text, isStop } = tokens[place] ?? { text: '.', isStop: true };
    if (isStop) return undefined;
    if (text !== ',') continue;
    if (tokens[place - 1]?.isWord && opensAside(tokens, place + 1, lexicon))
      return { from: place, to: end };
    commas++;
    if (commas === MOST_COMMAS) return undefined;
  }
  return undefined;
}

function findClause(
  tokens: readonly ContextToken[],
  end: number,
  rules: AsideRules,
  lexicon: Lexicon,
): Aside | undefined {
  const { openers, isAbout } = rules;
  for (let place = end - 1; place > 0 && end - place < FURTHEST; place--) {
    const { text, isStop } = tokens[place] ?? { text: '.', isStop: true };
    if (isStop) return undefined;
    if (text === ',') {
      const from = findListTail(tokens, end, rules, lexicon);
      return from === undefined ? undefined : { from, to: end };
    }
    const isOpener = openers.has(text);
    // "Los clientes a los que".
    const begins = isOpener ? [place, place - 1, place - 2] : [place];
    const from = begins.find((one) => one > 0 && isAbout(tokens, one, end, lexicon));
    // "The pay with which we began and the hours are": two things.
    if (from !== undefined && hasOther(tokens, from, end, rules)) return undefined;
    if (from !== undefined) return { from, to: end };
    if (isOpener) return undefined;
  }
  return undefined;
}

const hasOther = (
  tokens: readonly ContextToken[],
  from: number,
  end: number,
  { and, articles }: AsideRules,
) =>
  tokens
    .slice(from, end)
    .some(({ text }, at) => and.test(text) && articles.has(textAt(tokens, from + at + 1)));

/** "The state of the tyres, brakes and lights": where the row of bare nouns goes on after what leads to it. */
function findListTail(
  tokens: readonly ContextToken[],
  end: number,
  { and, of, isNoun }: AsideRules,
  lexicon: Lexicon,
): number | undefined {
  let comma: number | undefined;
  let ands = 0;
  let place = end - 1;
  for (; place > 0 && end - place < FURTHEST; place--) {
    const text = textAt(tokens, place);
    if (text === ',') comma = place;
    else if (and.test(text) && comma === undefined) ands++;
    else if (!isNoun(text, lexicon)) break;
  }
  const isLed = of.has(textAt(tokens, place)) || of.has(textAt(tokens, place - 1));
  return ands === 1 && isLed && textAt(tokens, end - 1) !== ',' ? comma : undefined;
}
