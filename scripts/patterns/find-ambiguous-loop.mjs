import { nameComponents } from './name-components.mjs';
import { readPattern } from './read-pattern.mjs';

/** One of each kind of character that patterns tell apart. */
const signs = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'áéíóúüñçÁÉÑßæ–—·•«»“”‘’…€¿¡ºª\u00a0\u2028\ufeff中ж😀\u0301',
];

/** Without one, a text has as many ways as it has places to part it: many, but not twice as many for each round. */
const LOOP_OF_A_GROUP = /\)[*+{]/;

/**
 * Whether a pattern has a loop in which one text can be read in two ways: from then on each further round doubles the ways to try,
 * and thirty rounds of a text that does not fit in the end take longer than anybody waits. Two letters of the loop that can
 * be read at the same time, or undefined.
 */
export function findAmbiguousLoop(source, flags) {
  if (!LOOP_OF_A_GROUP.test(source)) return undefined;
  const { tree, asides } = readPattern(source);
  for (const one of [tree, ...asides]) {
    const found = findInTree(one, flags.replace(/[gdy]/g, ''));
    if (found) return found;
  }
  return undefined;
}

function findInTree(tree, flags) {
  const graph = { letters: [], next: [], setOf: (letter) => readSet(letter, flags) };
  layOut(dropLastLoop(tree), graph);
  const sets = graph.letters.map(graph.setOf);
  const rounds = nameComponents(graph.next.map((after) => [...after.keys()]));
  // Only what comes round again can be read again and again.
  const isRound = (from, to) => rounds[from] === rounds[to];
  for (const [from, after] of graph.next.entries())
    for (const [to, ways] of after)
      if (ways > 1 && isRound(from, to)) return [graph.letters[from], graph.letters[to]];
  return findTwoWays(graph, sets, isRound);
}

/** Where nothing comes after a loop, whatever it has read will do: no other way is ever tried. */
function dropLastLoop(node) {
  const { kind, inner } = node;
  if (kind === 'choice') return { kind, inner: inner.map(dropLastLoop) };
  if (kind === 'maybe' || kind === 'loop') return { kind: 'maybe', inner: inner.map(dropLastLoop) };
  return kind === 'row'
    ? { kind, inner: [...inner.slice(0, -1), ...inner.slice(-1).map(dropLastLoop)] }
    : node;
}

/** Two readers walk the loop side by side over the same text: it is ambiguous when they part and meet again. */
function findTwoWays({ letters, next }, sets, isRound) {
  const pairs = new Map();
  const after = [];
  const open = [];
  const number = (one, other) => {
    const name = one < other ? `${one} ${other}` : `${other} ${one}`;
    if (!pairs.has(name)) {
      pairs.set(name, after.length);
      after.push([]);
      open.push([one, other]);
    }
    return pairs.get(name);
  };
  for (const [at, following] of next.entries())
    if ([...following.keys()].some((to) => isRound(at, to))) number(at, at);
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair;
    const from = number(one, other);
    for (const to of next[one].keys())
      for (const otherTo of next[other].keys())
        if (isRound(one, to) && isRound(other, otherTo) && isShared(sets[to], sets[otherTo]))
          after[from].push(number(to, otherTo));
  }
  const rounds = nameComponents(after);
  const together = new Set();
  const apart = new Map();
  for (const [name, index] of pairs) {
    const [one, other] = name.split(' ').map(Number);
    if (one === other) together.add(rounds[index]);
    else apart.set(rounds[index], [letters[one], letters[other]]);
  }
  return [...apart].find(([round]) => together.has(round))?.[1];
}

/** Numbers the letters, and says which may follow which, in how many ways. A last one may have a bar: what cannot follow it. */
function layOut(node, graph) {
  const link = (lasts, firsts) => {
    for (const { index, bar } of lasts)
      for (const first of firsts) {
        if (bar && isWithin(graph.setOf(graph.letters[first]), graph.setOf(bar))) continue;
        const after = graph.next[index];
        after.set(first, (after.get(first) ?? 0) + 1);
      }
  };
  if (node.kind === 'nothing') return empty;
  if (node.kind === 'bar') return { ...empty, bar: node.source };
  if (node.kind === 'letter') {
    graph.next.push(new Map());
    const index = graph.letters.push(node.source) - 1;
    return { firsts: [index], lasts: [{ index }], isEmpty: false };
  }
  const parts = node.inner.map((part) => layOut(part, graph));
  if (node.kind === 'choice')
    return {
      firsts: parts.flatMap(({ firsts }) => firsts),
      lasts: parts.flatMap(({ lasts }) => lasts),
      isEmpty: parts.some(({ isEmpty }) => isEmpty),
    };
  if (node.kind === 'row') return parts.reduce((left, right) => join(left, right, link), empty);
  const [only] = parts;
  if (node.kind === 'loop') link(only.lasts, only.firsts);
  return { ...only, isEmpty: only.isEmpty || node.kind === 'maybe' };
}

const empty = { firsts: [], lasts: [], isEmpty: true };

function join(left, right, link) {
  if (right.bar) {
    const lasts = left.lasts.map(({ index, bar = right.bar }) => ({ index, bar }));
    return { ...left, lasts };
  }
  link(left.lasts, right.firsts);
  return {
    firsts: left.isEmpty ? [...left.firsts, ...right.firsts] : left.firsts,
    lasts: right.isEmpty ? [...left.lasts, ...right.lasts] : right.lasts,
    isEmpty: left.isEmpty && right.isEmpty,
  };
}

const knownSets = new Map();

function readSet(letter, flags) {
  const name = `${flags} ${letter}`;
  if (!knownSets.has(name)) {
    const pattern = new RegExp(`^(?:${letter})$`, flags.replace('m', ''));
    knownSets.set(name, new Set(signs.filter((sign) => pattern.test(sign))));
  }
  return knownSets.get(name);
}

const isWithin = (one, other) => [...one].every((sign) => other.has(sign));
const isShared = (one, other) => one === other || [...one].some((sign) => other.has(sign));
