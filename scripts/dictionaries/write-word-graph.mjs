/**
 * Words as the smallest graph that spells them: beginnings and endings that words share are kept once.
 * core/src/proofread/spelling/word-graph.ts reads it and says what the numbers mean.
 */
export function writeWordGraph(words) {
  const alphabet = [...new Set([...words].flatMap((word) => word.split('')))].sort();
  if (alphabet.length > 127) throw new Error('The graph has room for 127 letters.');
  const codes = new Map(alphabet.map((letter, at) => [letter, at]));
  const nodes = listNodes(makeGraph(words));
  const places = new Map();
  let room = 1;
  for (const node of nodes) {
    places.set(node, node.edges.length === 0 ? 0 : room);
    room += node.edges.length;
  }
  const edges = new Uint32Array(room);
  for (const node of nodes) {
    for (const [at, [letter, next]] of node.edges.entries()) {
      const isLast = at === node.edges.length - 1;
      edges[places.get(node) + at] =
        codes.get(letter) |
        (next.isWord ? 1 << 7 : 0) |
        (isLast ? 1 << 8 : 0) |
        (places.get(next) << 9);
    }
  }
  return { alphabet: alphabet.join(''), edges };
}

/** Daciuk and others (2000): from sorted words, each state is compared with those that are there before it is kept. */
function makeGraph(words) {
  const kept = new Map();
  const makeNode = () => ({ edges: [], isWord: false, id: 0 });
  const path = [makeNode()];
  let previous = '';

  function settle(depth) {
    while (path.length - 1 > depth) {
      const node = path.pop();
      const key = `${node.isWord}${node.edges.map(([letter, { id }]) => letter + id).join()}`;
      const known = kept.get(key);
      if (known) path.at(-1).edges.at(-1)[1] = known;
      else {
        node.id = kept.size + 1;
        kept.set(key, node);
      }
    }
  }

  for (const word of [...words].sort()) {
    let at = 0;
    while (at < word.length && word[at] === previous[at]) at++;
    settle(at);
    for (; at < word.length; at++) {
      const node = makeNode();
      path.at(-1).edges.push([word[at], node]);
      path.push(node);
    }
    path.at(-1).isWord = true;
    previous = word;
  }
  settle(0);
  return path[0];
}

function listNodes(root) {
  const seen = new Set([root]);
  const waiting = [root];
  const nodes = [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    for (const [, next] of node.edges) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return nodes;
}
