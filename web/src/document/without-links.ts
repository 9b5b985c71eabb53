import type { Block, DocumentTree, HeaderBlock, Region, Section } from '@trayecto/core/document';

/** A picture of a page is often within a link, where no other may be. */
export function withoutLinks(tree: DocumentTree): DocumentTree {
  return {
    ...tree,
    header: tree.header.map(unlink),
    regions: tree.regions.map(unlinkRegion),
  };
}

function unlinkRegion(region: Region): Region {
  switch (region.kind) {
    case 'split':
      return { ...region, main: region.main.map(unlinkAll), aside: region.aside.map(unlinkAll) };
    case 'figures':
      return region;
    case 'opening':
    case 'full':
      return { ...region, sections: region.sections.map(unlinkAll) };
  }
}

function unlink<Part extends HeaderBlock | Block>(block: Part): Part {
  if (block.kind !== 'contact') return block;
  return { ...block, items: block.items.map((item) => ({ ...item, href: null })) };
}

const unlinkAll = (section: Section): Section => ({
  ...section,
  blocks: section.blocks.map(unlink),
});
