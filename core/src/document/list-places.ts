import type { Block, DocumentTree, Entry, HeaderBlock, Place, Section } from './document-tree';
import { listRegionSections } from './list-sections';

type PlaceKind =
  | 'name'
  | 'tagline'
  | 'contact'
  | 'heading'
  | 'lead'
  | 'detail'
  | 'dates'
  | 'opening'
  | 'paragraph'
  | 'bullet'
  | 'tag'
  | 'label'
  | 'value';

/** A text of the page that comes from one place of the CV, as it is printed. */
export interface PlacedText {
  readonly at: Place;
  readonly kind: PlaceKind;
  /** Its paragraphs, as they are printed. */
  readonly texts: readonly string[];
  /** The entry it belongs to. */
  readonly entry: Place | null;
  /** The section it belongs to, by id; none in the head of the page. */
  readonly section: string | null;
  /** Texts of one column share its edges. The head of the page is a column too. */
  readonly column: number;
}

type Found = Pick<PlacedText, 'kind'> & { readonly at: Place | undefined; readonly text: string };

/** Every place of the CV that is printed, in reading order, once. */
export function listPlaces(tree: DocumentTree): readonly PlacedText[] {
  const places = new Map<Place, PlacedText>();
  const add = ({ at, kind, text }: Found, owner: Omit<PlacedText, 'at' | 'kind' | 'texts'>) => {
    if (at === undefined || text === '') return;
    const before = places.get(at);
    places.set(
      at,
      before
        ? { ...before, texts: [...before.texts, text] }
        : { at, kind, texts: [text], ...owner },
    );
  };
  for (const found of tree.header.flatMap(listHeader)) {
    add(found, { entry: null, section: null, column: 0 });
  }
  listColumns(tree).forEach((sections, index) => {
    for (const section of sections) {
      const owner = { section: section.id, column: index + 1 };
      const { at, heading } = section;
      add({ at, kind: 'heading', text: heading }, { ...owner, entry: null });
      for (const block of section.blocks) {
        const entry = block.kind === 'entry' ? (block.at ?? null) : null;
        for (const found of listBlock(block)) {
          add(found, { ...owner, entry: entry ?? findEntry(found) });
        }
      }
    }
  });
  return [...places.values()];
}

/** The sections of a page by the column they are set in. */
function listColumns({ regions }: DocumentTree): readonly (readonly Section[])[] {
  return regions.flatMap((region) =>
    region.kind === 'split' ? [region.main, region.aside] : [listRegionSections(region)],
  );
}

/** A language is an entry of two texts. */
function findEntry({ kind, at }: Found): Place | null {
  return kind === 'label' || kind === 'value' ? (at?.slice(0, at.lastIndexOf('/')) ?? null) : null;
}

function listHeader(block: HeaderBlock): Found[] {
  if (block.kind !== 'contact') return [{ at: block.at, kind: block.kind, text: block.text }];
  return block.items.map(({ at, text }) => ({ at, kind: 'contact', text }));
}

function listBlock(block: Block): Found[] {
  switch (block.kind) {
    case 'paragraph': {
      const kind = block.tone === 'lead' ? 'opening' : 'paragraph';
      return [{ at: block.at, kind, text: block.text }];
    }
    case 'bullets':
    case 'tags': {
      const kind = block.kind === 'tags' ? 'tag' : 'bullet';
      return block.items.map((text, index) => ({ at: block.itemsAt?.[index], kind, text }));
    }
    case 'contact':
      return block.items.map(({ at, text }) => ({ at, kind: 'contact', text }));
    case 'facts':
      return block.items.flatMap(({ label, labelAt, value, valueAt }): Found[] => [
        { at: labelAt, kind: 'label', text: label },
        { at: valueAt, kind: 'value', text: value },
      ]);
    case 'entry':
      return [...listHead(block), ...block.blocks.flatMap(listBlock)];
  }
}

function listHead({ lead, leadAt, detail, detailAt, dates, datesAt }: Entry): Found[] {
  return [
    { at: leadAt, kind: 'lead', text: lead },
    { at: datesAt, kind: 'dates', text: dates },
    ...detail.map((text, index): Found => ({ at: detailAt?.[index], kind: 'detail', text })),
  ];
}
