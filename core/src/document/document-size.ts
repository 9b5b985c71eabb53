import { MOST_PAGES } from './document-options';
import type { Block, DocumentTree, HeaderBlock } from './document-tree';
import { listSections, listTexts } from './list-sections';

/** Of a page of A4 at the usual size of text: an average, for deciding ahead what is too long to be set. */
const CHARACTERS_A_LINE = 95;
const LINES_A_PAGE = 50;
/** Around a skill among others on a line. */
const CHARACTERS_BETWEEN = 3;

/** In one text that is set as a single line or paragraph, however long: a name, a way to reach the person, a heading, dates. */
export const LONGEST_LABEL = 4_000;

/** What is done with a document: a file is set once, pages on screen are drawn letter by letter, a fit sets it ten times. */
export type DocumentUse = 'file' | 'screen' | 'fit';

interface Room {
  readonly pages: number;
  readonly characters: number;
}

/** How much is set within two seconds of one processor, whatever it says: docs/reliability.md has what each costs. */
const rooms: Readonly<Record<DocumentUse, Room>> = {
  file: { pages: MOST_PAGES, characters: 240_000 },
  screen: { pages: MOST_PAGES, characters: 100_000 },
  fit: { pages: 12, characters: 30_000 },
};

/** Told from its texts alone, much sooner than it could be set. */
export function isTooLong(tree: DocumentTree, use: DocumentUse): boolean {
  return (
    listLabels(tree).some((label) => label.length > LONGEST_LABEL) || !hasRoomIn(rooms[use], tree)
  );
}

/** Whether it is no longer than this many pages, or the characters of as many. */
export function hasRoomIn(room: Room, tree: DocumentTree): boolean {
  return estimatePages(tree) <= room.pages && isWithin(room.characters, tree);
}

const FIGURE_LINES = 5;

/** About how many pages a document will have. */
export function estimatePages(tree: DocumentTree): number {
  let lines = sum(tree.header, countHeaderLines);
  for (const { heading, blocks } of listSections(tree)) {
    lines += heading === '' ? 0 : 1 + wrap(heading);
    for (const block of blocks) lines += countLines(block);
  }
  for (const region of tree.regions) if (region.kind === 'figures') lines += FIGURE_LINES;
  return Math.ceil(lines / LINES_A_PAGE);
}

/** What it takes to begin another text, in letters. */
const CHARACTERS_A_TEXT = 10;
/** What is longer is parted, for which every few letters are looked at by themselves. */
const LONGEST_WORD = 60;
const LONG_WORD_WEIGHT = 2;
/** What takes the engine longer than a letter does, and how many letters it counts for besides. */
const heavySigns: readonly (readonly [RegExp, number])[] = [
  // Signs without a width, after as many as some script needs: they fill no line, and all those of a line are looked
  // at again for each place where it could end.
  [/(?<=[\p{M}\p{Cf}]{4})[\p{M}\p{Cf}]/gu, 40],
  // Each word that is kept together is a box.
  [/(?<=\S)-(?=\S)|\d [%€]/g, 3],
  // No font of ours has them, and every font is asked.
  [/[\u2e80-\ud7ff\uf900-\ufaff]/g, 3],
  // Rows of signs: fonts fit them to each other again for every place where a line could end.
  [/(?<=[\p{P}\p{S}]{4})[\p{P}\p{S}]/gu, 10],
  // Whole sentences drawn as one sign.
  [/[\ufdf0-\ufdff]/g, 8],
];

/** More than the heaviest sign there is counts for, at the end of the longest word. */
const MOST_A_LETTER = 45;

/** Most documents are so short that no sign in them needs to be looked at. */
function isWithin(characters: number, tree: DocumentTree): boolean {
  const texts = listTexts(tree);
  const most = sum(texts, ({ length }) => CHARACTERS_A_TEXT + MOST_A_LETTER * length);
  return most <= characters || sum(texts, weigh) <= characters;
}

function weigh(text: string): number {
  const letters = CHARACTERS_A_TEXT + text.length + LONG_WORD_WEIGHT * countBeyondWords(text);
  return heavySigns.reduce(
    (total, [signs, weight]) => total + weight * (text.match(signs)?.length ?? 0),
    letters,
  );
}

const countBeyondWords = (text: string) =>
  sum(text.split(' '), (word) => Math.max(0, word.length - LONGEST_WORD));

/** The texts that are never parted into several paragraphs. */
function listLabels(tree: DocumentTree): string[] {
  const blocks = listSections(tree).flatMap((section) => section.blocks);
  return [
    ...[tree.title, tree.author],
    ...tree.header.flatMap((block) => (block.kind === 'contact' ? [] : [block.text])),
    ...listSections(tree).map(({ heading }) => heading),
    ...[...tree.header, ...blocks].flatMap((block) => {
      if (block.kind === 'contact') return block.items.map((item) => item.text);
      return block.kind === 'entry' ? [block.dates] : [];
    }),
  ];
}

function countHeaderLines(block: HeaderBlock): number {
  return block.kind === 'contact' ? sum(block.items, ({ text }) => wrap(text)) : wrap(block.text);
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
      return sum(block.items, ({ text }) => wrap(text));
    case 'facts':
      return sum(block.items, ({ label, value }) => wrap(label + value));
    case 'entry':
      return (
        wrap(block.lead + block.dates) +
        wrap(block.detail.join(' ')) +
        1 +
        sum(block.blocks, countLines)
      );
  }
}

const wrap = (text: string) => 1 + Math.floor(text.length / CHARACTERS_A_LINE);

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
