interface TextBlock {
  readonly kind: 'heading' | 'list' | 'paragraph';
  readonly lines: readonly string[];
}

const BULLET = /^[•●▪◦‣·*–—-]\s+/u;
const LONGEST_HEADING = 48;

/** Headings, lists and paragraphs of a text, by nothing but how it is written: every line is in one of them, in order. */
export function readTextBlocks(text: string): readonly TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[] }[] = [];
  let isNew = true;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') {
      isNew = true;
      continue;
    }
    const kind = BULLET.test(line) ? 'list' : isHeading(line) ? 'heading' : 'paragraph';
    const last = blocks.at(-1);
    const words = kind === 'list' ? line.replace(BULLET, '') : line;
    if (last && !isNew && last.kind === kind && kind !== 'heading') last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
    isNew = false;
  }
  return blocks;
}

/** Short, and in capitals or with a colon behind it. */
function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEADING || !/\p{L}{3}/u.test(line)) return false;
  return line === line.toUpperCase() || /^[^.,;]+:$/u.test(line);
}
