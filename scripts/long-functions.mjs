import { parseSync } from 'vite';

const IS_FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
/** Where a function gets a name: what is written there is a step that is read by itself. */
const NAMES_FUNCTION = /^(?:VariableDeclarator|Property|MethodDefinition|PropertyDefinition)$/;
/** `const save = useCallback(() => …)` is as good as a name. */
const isWrapper = (node) => node?.type === 'CallExpression' && node.callee.name === 'useCallback';

/**
 * The functions of a file with more lines than `most`, the longest first. A line belongs to the innermost function that has a
 * name, so that a factory is not counted by the functions it makes.
 */
export function listLongFunctions(file, text, most) {
  if (!mayBeLong(text, most)) return [];
  const lineOf = findLines(text);
  const found = [];

  /** Gives the lines that named functions inside it take. */
  function visit(node, namer) {
    let inside = 0;
    for (const child of listChildren(node)) inside += visit(child, isWrapper(node) ? namer : node);
    if (!IS_FUNCTION.test(node.type)) return inside;
    const lines = lineOf(node.end) - lineOf(node.start) + 1;
    const isNamed = node.id || NAMES_FUNCTION.test(namer?.type);
    const name = node.id?.name ?? namer?.id?.name ?? namer?.key?.name ?? '';
    const own = lines - inside;
    if (own > most) found.push({ file, line: lineOf(node.start), lines: own, name });
    return isNamed ? lines : inside;
  }

  visit(parseSync(file, text).program, undefined);
  return found.sort((one, other) => other.lines - one.lines);
}

/** Parsing is what takes time, and code is indented: without enough indented lines in a row there is nothing to find. */
function mayBeLong(text, most) {
  let run = 0;
  return text.split('\n').some((line) => {
    run = line === '' || line.startsWith(' ') ? run + 1 : 0;
    return run >= most - 2;
  });
}

function listChildren(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');
}

function findLines(text) {
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
