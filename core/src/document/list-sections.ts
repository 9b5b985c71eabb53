import type { Block, DocumentTree, Entry, HeaderBlock, Section } from './document-tree';
import type { Theme } from './theme';

/** Every section in the order in which it is read. */
export function listSections(tree: DocumentTree): readonly Section[] {
  return tree.regions.flatMap((region) =>
    region.kind === 'split' ? [...region.main, ...region.aside] : region.sections,
  );
}

/** Every text of the document in the order in which it is read: what each writer must print, no more and no less. */
export function listTexts(tree: DocumentTree): readonly string[] {
  return [
    ...tree.header.flatMap(listHeaderTexts),
    ...listSections(tree).flatMap((section) => [
      section.heading,
      ...section.blocks.flatMap((block) => listBlockTexts(block, tree.theme)),
    ]),
  ];
}

function listHeaderTexts(block: HeaderBlock): string[] {
  return block.kind === 'contact' ? block.items.map((item) => item.text) : [block.text];
}

/** The head of an entry, line by line: dates are beside what leads, before it when they have their own column. */
export function listHeadLines({ lead, detail, dates }: Entry, theme: Theme): string[][] {
  const first = theme.entry.dates === 'gutter' ? [dates, lead] : [lead, dates];
  return [first, detail]
    .map((line) => line.filter((text) => text !== ''))
    .filter((line) => line.length > 0);
}

function listBlockTexts(block: Block, theme: Theme): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'bullets':
    case 'tags':
      return [...block.items];
    case 'contact':
      return block.items.map((item) => item.text);
    case 'facts':
      return block.items.flatMap(({ label, value }) => [label, value]).filter(Boolean);
    case 'entry':
      return [
        ...listHeadLines(block, theme).flat(),
        ...block.blocks.flatMap((inner) => listBlockTexts(inner, theme)),
      ];
  }
}
