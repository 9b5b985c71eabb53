import type { Block, DocumentTree, HeaderBlock, Region, Section } from './document-tree';
import { listFigureTexts, listHeadLines, listRegionSections } from './list-sections';
import type { Theme } from './theme';

/** The document as plain text: for the clipboard, for forms that take no files, for reading by a program. */
export function writeText(tree: DocumentTree): string {
  const header = tree.header.map(writeHeaderBlock).join('\n');
  const sections = tree.regions.flatMap((region) => writeRegion(region, tree.theme));
  return `${[header, ...sections].filter((part) => part !== '').join('\n\n')}\n`;
}

function writeHeaderBlock(block: HeaderBlock): string {
  switch (block.kind) {
    case 'name':
    case 'tagline':
      return block.text;
    case 'contact':
      return block.items.map((item) => item.text).join(' · ');
  }
}

function writeRegion(region: Region, theme: Theme): string[] {
  if (region.kind === 'figures')
    return [region.items.map((figure) => listFigureTexts(figure).join(' ')).join('\n')];
  return listRegionSections(region).map((section) => writeSection(section, theme));
}

function writeSection({ heading, blocks }: Section, theme: Theme): string {
  const body = blocks
    .map((block) => writeBlock(block, theme))
    .join(blocks.every(isShort) ? '\n' : '\n\n');
  return heading === '' ? body : `${heading.toUpperCase()}\n${body}`;
}

const isShort = (block: Block) => block.kind !== 'entry' || block.blocks.length === 0;

function writeBlock(block: Block, theme: Theme): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'bullets':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'tags':
      return block.items.join(' · ');
    case 'contact':
      return block.items.map((item) => item.text).join('\n');
    case 'facts':
      return block.items
        .map(({ label, value }) => [label, value].filter(Boolean).join(': '))
        .join('\n');
    case 'entry': {
      const head = listHeadLines(block, theme).map((line) => line.join(' | '));
      return [...head, ...block.blocks.map((inner) => writeBlock(inner, theme))].join('\n');
    }
  }
}
