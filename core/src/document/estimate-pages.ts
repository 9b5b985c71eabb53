import type { Block, DocumentTree } from './document-tree';
import { listSections } from './list-sections';

/** Of a page of A4 at the usual size of text: an average, for deciding ahead what is too long to be set. */
const CHARACTERS_A_LINE = 95;
const LINES_A_PAGE = 50;
/** Around a skill among others on a line. */
const CHARACTERS_BETWEEN = 3;

/** About how many pages a document will have, told from its texts alone and much sooner than it could be set. */
export function estimatePages(tree: DocumentTree): number {
  let lines = tree.header.length;
  for (const { heading, blocks } of listSections(tree)) {
    lines += heading === '' ? 0 : 2;
    for (const block of blocks) lines += countLines(block);
  }
  return Math.ceil(lines / LINES_A_PAGE);
}

function countLines(block: Block): number {
  switch (block.kind) {
    case 'paragraph':
      return wrap(block.text);
    case 'bullets':
      return sum(block.items, wrap);
    case 'tags':
      return Math.ceil(
        sum(block.items, (item) => item.length + CHARACTERS_BETWEEN) / CHARACTERS_A_LINE,
      );
    case 'contact':
      return block.items.length;
    case 'facts':
      return sum(block.items, ({ label, value }) => wrap(label + value));
    case 'entry':
      return 1 + wrap(block.lead) + wrap(block.detail.join(' ')) + sum(block.blocks, countLines);
  }
}

const wrap = (text: string) => 1 + Math.floor(text.length / CHARACTERS_A_LINE);

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
