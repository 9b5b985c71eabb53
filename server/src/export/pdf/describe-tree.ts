import type { Block, DocumentTree, HeaderBlock, Place, Section } from '@trayecto/core/document';
import { findRooms } from './column-rooms';
import { countPerLine, fitName, fitsContact, listClearLines } from './describe-header';
import { type Face, facesOfWeights, widthAtMost } from './face-widths';
import { type FitText, fitLead, fitNarrow, fitText } from './fit-text';
import { fitNarrowDates, isOneDate } from './narrow-dates';

/** The number that the texts of each place are marked with. */
export type PlaceNumbers = Readonly<Record<Place, number>>;

/** A text as the engine sets it: with its mark, if it has one. */
type SetText = FitText | { readonly text: string; readonly mark: number };

type Region = DocumentTree['regions'][number];
type Entry = Extract<Block, { kind: 'entry' }>;
type Facts = Extract<Block, { kind: 'facts' }>;

/** What is between two things beside each other, in points, as in the source. */
const BESIDE_DATES_PT = 14;
const BETWEEN_FACT_PT = 10;
const BETWEEN_DETAILS = ' · ';
const BETWEEN_INLINE = '\u00a0· ';
/** What contact data beside the name may take. */
const CONTACT_LINE_PT = 240;

/**
 * The tree with its texts as they are set: the engine itself would look for their pieces twenty times as long, and take as
 * long to measure what surely fits its line as to set it.
 */
export function describeTree(tree: DocumentTree, numbers: PlaceNumbers = {}) {
  const { header, regions, theme } = tree;
  const { sizesPt } = theme;
  const rooms = findRooms(tree);
  const isMarked = Object.keys(numbers).length > 0;
  const hasGutter = theme.entry.dates === 'gutter';
  const detailFace = ({ accent: 'semibold', italic: 'italic', muted: 'regular' } as const)[
    theme.entry.detail
  ];

  const mark = (text: FitText, at: Place | undefined): SetText => {
    const number = at === undefined ? undefined : numbers[at];
    if (number === undefined) return text;
    return { ...(typeof text === 'string' ? { text } : text), mark: number };
  };
  const measure = (text: string, sizePt: number = sizesPt.body, face: Face = 'regular') =>
    widthAtMost(text, theme.fonts.body, face, sizePt);
  /** On one line nothing is kept together and nothing is parted. */
  const fit = (text: string, roomPt: number, sizePt?: number, face?: Face): FitText =>
    measure(text, sizePt, face) <= roomPt ? text : fitText(text);
  const fitAll = (texts: readonly string[], at: readonly Place[] | undefined, roomPt: number) =>
    texts.map((text, index) => mark(fit(text, roomPt), at?.[index]));

  function describeHeader(block: HeaderBlock) {
    if (block.kind === 'contact') {
      const isBeside = theme.header.contact === 'beside';
      const room = rooms.contact;
      const perLine = countPerLine(tree, block.items);
      const clearLines = perLine ? null : listClearLines(tree, block.items);
      return {
        ...describeContact(block, isBeside ? CONTACT_LINE_PT : room),
        ...{ perLine, clearLines, room },
      };
    }
    const { kind, text, at } = block;
    return { kind, text: mark(text, at), ...(kind === 'name' && fitName(tree, text)) };
  }

  function describeContact({ kind, items }: Extract<Block, { kind: 'contact' }>, roomPt: number) {
    return {
      kind,
      items: items.map(({ kind, text, href, at }) => ({
        ...{ kind, href, text: fitText(text), fits: fitsContact(tree, text, roomPt) },
        mark: at === undefined ? undefined : numbers[at],
      })),
    };
  }

  function describeSection({ id, heading, at, blocks }: Section, roomPt: number, isSplit: boolean) {
    return {
      ...{ id, heading: mark(heading, at) },
      blocks: blocks.map((block) => describeBlock(block, roomPt, isSplit)),
    };
  }

  function describeBlock(block: Block, roomPt: number, isSplit: boolean): object {
    switch (block.kind) {
      case 'paragraph': {
        const { kind, tone, text, at } = block;
        const isLarge = tone === 'lead' || tone === 'subject';
        const size = isLarge ? sizesPt.lead : sizesPt.body;
        const face = tone === 'subject' ? 'semibold' : 'regular';
        return { kind, tone, text: mark(fit(text, roomPt, size, face), at) };
      }
      case 'bullets': {
        const { kind, items, itemsAt } = block;
        return { kind, items: fitAll(items, itemsAt, roomPt - theme.bullet.indentPt) };
      }
      case 'tags': {
        const { kind, arrangement, items, itemsAt } = block;
        const described = items.map((text, index) => mark(fitText(text), itemsAt?.[index]));
        return { kind, arrangement, items: described, row: describeRow(items, roomPt) };
      }
      case 'contact':
        return describeContact(block, roomPt);
      case 'facts':
        return describeFacts(block, roomPt);
      case 'entry':
        return describeEntry(block, roomPt, isSplit);
    }
  }

  /** Short items in a row that is surely one line. */
  function describeRow(texts: readonly string[], roomPt: number): string | null {
    const row = texts.join(BETWEEN_INLINE);
    return !isMarked && measure(row) <= roomPt ? row : null;
  }

  function describeFacts({ kind, arrangement, items }: Facts, roomPt: number) {
    const described = items.map(({ label, labelAt, value, valueAt }) => ({
      label: mark(fitText(label), labelAt),
      value: mark(fitText(value), valueAt),
      fits: measure(label) + BETWEEN_FACT_PT + measure(value) <= roomPt,
    }));
    const texts = items.map(({ label, value }) => [label, value].filter(Boolean).join(': '));
    return { kind, arrangement, items: described, row: describeRow(texts, roomPt) };
  }

  function describeEntry(entry: Entry, roomPt: number, isSplit: boolean) {
    const { kind, lead, leadAt, dates, datesAt, detail, detailAt, isGrouped } = entry;
    const isDated = dates !== '' && lead !== '';
    const inGutter = hasGutter && !isSplit;
    const narrow = inGutter && isDated ? fitNarrowDates(theme, dates) : null;
    const isBeside = isDated && !inGutter;
    const datesPt = isBeside ? measure(dates, sizesPt.small) + BESIDE_DATES_PT : 0;
    const leadPt = measure(lead, sizesPt.entryLead, facesOfWeights[theme.weights.entryLead]);
    const isOneLine = leadPt + datesPt <= roomPt;
    const fitLonger = dates === '' ? fitNarrow : fitLead;
    return {
      ...{ kind, isGrouped: isGrouped ?? false },
      lead: mark(isOneLine ? lead : fitLonger(lead), leadAt),
      dates: mark(dates, datesAt),
      /** Whether its dates have room on the line beside it. */
      fits: narrow
        ? narrow.areOneLine && (detail.length > 0 || isOneDate(narrow))
        : isBeside && isOneLine,
      dateParts: narrow?.parts ?? null,
      longestBeside: measureLongest(lead) + Buffer.byteLength(dates),
      detail: describeDetail(detail, detailAt, roomPt),
      blocks: entry.blocks.map((block) => describeBlock(block, roomPt, isSplit)),
    };
  }

  function describeDetail(
    detail: readonly string[],
    at: readonly Place[] | undefined,
    roomPt: number,
  ) {
    const line = detail.join(BETWEEN_DETAILS);
    const isOneLine = measure(line, sizesPt.body, detailFace) <= roomPt;
    if (isOneLine && !isMarked) return detail.length > 0 ? [line] : [];
    return detail.map((text, index) => mark(isOneLine ? text : fitText(text), at?.[index]));
  }

  function describeRegion(region: Region) {
    switch (region.kind) {
      case 'figures': {
        const items = region.items.map((item) => ({ ...item, after: fitText(item.after) }));
        return { ...region, items };
      }
      case 'split': {
        const main = region.main.map((section) => describeSection(section, rooms.main, true));
        const aside = region.aside.map((section) => describeSection(section, rooms.aside, true));
        return { ...region, main, aside };
      }
      case 'opening':
      case 'full': {
        const room = rooms[region.kind];
        return {
          ...region,
          sections: region.sections.map((section) => describeSection(section, room, false)),
        };
      }
    }
  }

  return { header: header.map(describeHeader), regions: regions.map(describeRegion) };
}

/** In bytes, as the engine counts. */
function measureLongest(text: string): number {
  return Math.max(...text.split(' ').map((word) => Buffer.byteLength(word)));
}
