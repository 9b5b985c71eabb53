import type { ContextToken } from './context-tokens';

const EDGE = 0x2545f491;
const REACH = 8;
const FURTHEST = 24;

/** Two numbers as one, the order counting. */
export function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other, 0xc2b2ae35);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x27d4eb2f) | 0;
}

interface ContextFeatures {
  /** To be joined with the class of a word. */
  readonly ofClass: readonly number[];
  /** To be joined with the word itself. */
  readonly ofWord: readonly number[];
}

/** The context of a position as feature numbers, each with a weight for or against a word. */
export function readFeatures(tokens: readonly ContextToken[], at: number): ContextFeatures {
  const kind = (step: number) => tokens[at + step]?.kind ?? EDGE;
  const word = (step: number) => tokens[at + step]?.word ?? EDGE;
  const [k1, k2, k3, n1, n2, n3] = [kind(-1), kind(-2), kind(-3), kind(1), kind(2), kind(3)];
  const [w1, w2, v1, v2] = [word(-1), word(-2), word(1), word(2)];
  const subject = findSubject(tokens, at);
  const row = findRow(tokens, at);
  const told = findTold(tokens, at);
  const parts = [
    0,
    k1,
    n1,
    k2,
    n2,
    mix(k2, k1),
    mix(k1, n1),
    mix(n1, n2),
    mix(mix(k3, k2), k1),
    mix(mix(k2, k1), n1),
    mix(mix(k1, n1), n2),
    w1,
    v1,
    w2,
    v2,
    mix(w2, w1),
    mix(w1, v1),
    mix(v1, v2),
    subject,
    mix(subject, k1),
    mix(mix(mix(k3, k2), k1), n1),
    mix(mix(k1, n1), mix(n2, n3)),
    row,
    mix(row, w1),
    told,
    mix(told, k1),
  ];
  const own = [
    0,
    w1,
    v1,
    k1,
    n1,
    mix(k1, n1),
    w2,
    v2,
    mix(k2, k1),
    mix(n1, n2),
    mix(w2, w1),
    mix(w1, v1),
    mix(v1, v2),
    mix(w1, n1),
    mix(k1, v1),
  ];
  return {
    ofClass: parts.map((part, place) => mix(part, place + 1)),
    ofWord: [
      ...own.map((part, place) => mix(part, place + 101)),
      ...findTopic(tokens, at).map((part) => mix(part, 151)),
    ],
  };
}

const MOST_TELLING = 3;

/** The nearest words on either side that say what this is about. */
function findTopic(tokens: readonly ContextToken[], at: number): readonly number[] {
  const found: number[] = [];
  for (const step of [-1, 1]) {
    let count = 0;
    for (let place = at + step; count < MOST_TELLING; place += step) {
      const token = tokens[place];
      if (token === undefined || Math.abs(place - at) > REACH) break;
      if (!token.isTelling) continue;
      found.push(token.word);
      count++;
    }
  }
  return found;
}

/** The class of the verb before it, in whatever sentence: texts keep to one tense. */
function findTold(tokens: readonly ContextToken[], at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - FURTHEST); place--) {
    const token = tokens[place];
    if (token?.isVerb) return token.kind;
  }
  return EDGE;
}

/** The class of the nearest noun before it that is after no preposition: who does it, more often than not. */
function findSubject(tokens: readonly ContextToken[], at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place--) {
    const token = tokens[place];
    if (token === undefined || token.isStop) return EDGE;
    if (token.isNoun && !followsPreposition(tokens, place)) return token.kind;
  }
  return EDGE;
}

/** The class of the word that the clause begins with: in a row of actions the first tells the tense of the others. */
function findRow(tokens: readonly ContextToken[], at: number): number {
  let first = EDGE;
  for (let place = at - 1; place >= Math.max(0, at - FURTHEST); place--) {
    const token = tokens[place];
    if (token === undefined || token.isStop) return first;
    first = token.kind;
  }
  return at > FURTHEST ? EDGE : first;
}

export const prepositions: ReadonlySet<string> = new Set(
  'a al con contra de del desde durante en entre hacia hasta mediante para por según sin sobre tras of in on at to for from by with without within into over under about across after against between during through'.split(
    ' ',
  ),
);

function followsPreposition(tokens: readonly ContextToken[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 3); place--) {
    const token = tokens[place];
    if (token === undefined || !token.isWord) return false;
    if (prepositions.has(token.text)) return true;
  }
  return false;
}
