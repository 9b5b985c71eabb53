import { parseSync } from 'vite';

const IS_FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
/** Where a function gets a name: what is written there is a step that is read by itself. */
const NAMES_FUNCTION =
  /^(?:FunctionDeclaration|VariableDeclarator|Property|MethodDefinition|PropertyDefinition)$/;

/**
 * The functions of a file with more lines than `most`, the longest first. A line belongs to the innermost function that has a
 * name, so that a factory is not counted by the functions it makes.
 */
export function listLongFunctions(file, text, most) {
  const lineOf = findLines(text);
  const found = [];

  /** Gives the lines that named functions inside it take. */
  function visit(node, parent) {
    let inside = 0;
    for (const child of listChildren(node)) inside += visit(child, node);
    if (!IS_FUNCTION.test(node.type)) return inside;
    const lines = lineOf(node.end) - lineOf(node.start) + 1;
    const name = node.id?.name ?? parent?.id?.name ?? parent?.key?.name;
    const own = lines - inside;
    if (own > most) found.push({ file, line: lineOf(node.start), lines: own, name: name ?? '' });
    return NAMES_FUNCTION.test(node.type) || NAMES_FUNCTION.test(parent?.type) ? lines : inside;
  }

  visit(parseSync(file, text).program, undefined);
  return found.sort((one, other) => other.lines - one.lines);
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
