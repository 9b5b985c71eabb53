import type { Block, DocumentTree, HeaderBlock, Place, Section } from '@trayecto/core/document';
import { type FitText, fitLead, fitText } from './fit-text';

/** The number that the texts of each place are marked with. */
export type PlaceNumbers = Readonly<Record<Place, number>>;

/** A text as the engine sets it: with its mark, if it has one. */
type SetText = FitText | { readonly text: string; readonly mark: number };

type Region = DocumentTree['regions'][number];

/** The tree with its texts as they are set: the engine itself would look for their pieces twenty times as long. */
export function describeTree({ header, regions }: DocumentTree, numbers: PlaceNumbers = {}) {
  const mark = (text: FitText, at: Place | undefined): SetText => {
    const number = at === undefined ? undefined : numbers[at];
    if (number === undefined) return text;
    return { ...(typeof text === 'string' ? { text } : text), mark: number };
  };
  const markAll = (texts: readonly string[], at: readonly Place[] | undefined) =>
    texts.map((text, index) => mark(fitText(text), at?.[index]));

  function describeHeader(block: HeaderBlock) {
    if (block.kind === 'contact') return describeBlock(block);
    return { kind: block.kind, text: mark(block.text, block.at) };
  }

  function describeSection({ id, heading, at, blocks }: Section) {
    return { id, heading: mark(heading, at), blocks: blocks.map(describeBlock) };
  }

  function describeBlock(block: Block): object {
    switch (block.kind) {
      case 'paragraph':
        return { kind: block.kind, tone: block.tone, text: mark(fitText(block.text), block.at) };
      case 'bullets':
        return { kind: block.kind, items: markAll(block.items, block.itemsAt) };
      case 'tags': {
        const { kind, arrangement, items, itemsAt } = block;
        return { kind, arrangement, items: markAll(items, itemsAt) };
      }
      case 'contact': {
        const items = block.items.map(({ kind, text, href, at }) => ({
          ...{ kind, href, text: fitText(text) },
          mark: at === undefined ? undefined : numbers[at],
        }));
        return { kind: block.kind, items };
      }
      case 'facts': {
        const items = block.items.map(({ label, labelAt, value, valueAt }) => ({
          label: mark(fitText(label), labelAt),
          value: mark(fitText(value), valueAt),
        }));
        return { kind: block.kind, arrangement: block.arrangement, items };
      }
      case 'entry': {
        const { kind, lead, leadAt, dates, datesAt, detail, detailAt, isGrouped } = block;
        return {
          ...{ kind, isGrouped: isGrouped ?? false },
          lead: mark(fitLead(lead), leadAt),
          dates: mark(dates, datesAt),
          longestBeside: measureLongest(lead) + Buffer.byteLength(dates),
          detail: markAll(detail, detailAt),
          blocks: block.blocks.map(describeBlock),
        };
      }
    }
  }

  function describeRegion(region: Region) {
    switch (region.kind) {
      case 'figures': {
        const items = region.items.map((item) => ({ ...item, after: fitText(item.after) }));
        return { ...region, items };
      }
      case 'split': {
        const { main, aside } = region;
        return {
          ...region,
          ...{ main: main.map(describeSection), aside: aside.map(describeSection) },
        };
      }
      case 'opening':
      case 'full':
        return { ...region, sections: region.sections.map(describeSection) };
    }
  }

  return { header: header.map(describeHeader), regions: regions.map(describeRegion) };
}

/** In bytes, as the engine counts. */
function measureLongest(text: string): number {
  return Math.max(...text.split(' ').map((word) => Buffer.byteLength(word)));
}
