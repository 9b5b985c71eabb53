import { parseSync } from 'vite';

/** Every regular expression that is written as one in a file, with its line. Parsing takes time: a file without a loop of a group has nothing to find. */
export function listLoopedPatterns(file, text) {
  if (!/\)[*+{]/.test(text)) return [];
  const found = [];
  const visit = (node) => {
    if (node.regex) {
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ file, line, source: node.regex.pattern, flags: node.regex.flags });
    }
    for (const inner of Object.values(node).flat())
      if (typeof inner?.type === 'string') visit(inner);
  };
  visit(parseSync(file, text).program);
  return found;
}
