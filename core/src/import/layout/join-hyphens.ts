import type { SourceLine } from '../source-document';

const ENDS_IN_HYPHEN = /\p{L}{2}[-\u2010]$/u;
const STARTS_IN_WORD = /^(\p{Ll}+[^\s]*)\s*(.*)$/su;

/** A word parted at a line's end is put together again on the upper line. */
export function joinHyphens(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const match = above && isParted(above, line) ? STARTS_IN_WORD.exec(line.text) : null;
    if (!above || !match) {
      joined.push(line);
      continue;
    }
    const [, rest = '', remainder = ''] = match;
    joined[joined.length - 1] = { ...above, text: above.text.slice(0, -1) + rest };
    if (remainder !== '' || line.links) joined.push({ ...line, text: remainder || rest });
  }
  return joined;
}

function isParted(above: SourceLine, below: SourceLine): boolean {
  return (
    ENDS_IN_HYPHEN.test(above.text) &&
    !below.bullet &&
    !above.cells &&
    !below.cells &&
    Math.abs((above.fontSizePt ?? 0) - (below.fontSizePt ?? 0)) < 0.6
  );
}
