import type {
  Block,
  DocumentTree,
  Entry,
  Figure,
  HeaderBlock,
  Region,
  Section,
} from './document-tree';
import type { Theme } from './theme';

/** Every section in the order in which it is read. */
export function listSections(tree: DocumentTree): readonly Section[] {
  return tree.regions.flatMap(listRegionSections);
}

export function listRegionSections(region: Region): readonly Section[] {
  switch (region.kind) {
    case 'split':
      return [...region.main, ...region.aside];
    case 'figures':
      return [];
    case 'opening':
    case 'full':
      return region.sections;
  }
}

/** Every text of the document in the order in which it is read: what each writer must print, no more and no less. */
export function listTexts(tree: DocumentTree): readonly string[] {
  return [
    ...tree.header.flatMap(listHeaderTexts),
    ...tree.regions.flatMap((region) => [
      ...(region.kind === 'figures' ? region.items.flatMap(listFigureTexts) : []),
      ...listRegionSections(region).flatMap((section) => [
        section.heading,
        ...section.blocks.flatMap((block) => listBlockTexts(block, tree.theme)),
      ]),
    ]),
  ];
}

/** In the order of the line they are from. */
export function listFigureTexts({ before, amount, after }: Figure): string[] {
  return [before, amount, after].filter((text) => text !== '');
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
