import type {
  Block,
  ContactItem,
  DocumentTree,
  HeaderBlock,
  Section,
} from '@trayecto/core/document';
import { fitLead, fitText } from './fit-text';

type Region = DocumentTree['regions'][number];

/** What is set in lines, in the pieces that lines are made of: the engine looks for them twenty times as long. */
export function fitRegion(region: Region) {
  switch (region.kind) {
    case 'figures':
      return {
        ...region,
        items: region.items.map((item) => ({ ...item, after: fitText(item.after) })),
      };
    case 'split':
      return { ...region, main: region.main.map(fitSection), aside: region.aside.map(fitSection) };
    case 'opening':
    case 'full':
      return { ...region, sections: region.sections.map(fitSection) };
  }
}

export function fitHeader(block: HeaderBlock) {
  return block.kind === 'contact' ? { ...block, items: block.items.map(fitContact) } : block;
}

const fitContact = (item: ContactItem) => ({ ...item, text: fitText(item.text) });

function fitSection(section: Section) {
  return { ...section, blocks: section.blocks.map(fitBlock) };
}

function fitBlock(block: Block): object {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: fitText(block.text) };
    case 'bullets':
    case 'tags':
      return { ...block, items: block.items.map(fitText) };
    case 'contact':
      return { ...block, items: block.items.map(fitContact) };
    case 'facts': {
      const items = block.items.map((fact) => ({
        ...fact,
        label: fitText(fact.label),
        value: fitText(fact.value),
      }));
      return { ...block, items };
    }
    case 'entry':
      return {
        ...block,
        lead: fitLead(block.lead),
        detail: block.detail.map(fitText),
        blocks: block.blocks.map(fitBlock),
      };
  }
}
