import type { ByteReader } from './byte-reader';
import {
  type CharacterProperties,
  type ParagraphProperties,
  readCharacterProperties,
  readParagraphProperties,
} from './doc-properties';
import type { DocStyle } from './doc-styles';

const PAGE_BYTES = 512;

/** A stretch of the file and where its property changes are. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly style: number;
}

/** Looks up the formatting of a byte position; both tables are sorted by position. */
export class DocFormatting {
  readonly #characters: readonly Stretch[];
  readonly #paragraphs: readonly Stretch[];

  constructor(
    private readonly document: ByteReader,
    characterTable: ByteReader,
    paragraphTable: ByteReader,
    private readonly styleOf: (style: number) => DocStyle,
  ) {
    this.#characters = readStretches(document, characterTable, readCharacterPage);
    this.#paragraphs = readStretches(document, paragraphTable, readParagraphPage);
  }

  paragraphAt(position: number): ParagraphProperties & { readonly looks: DocStyle } {
    const stretch = findStretch(this.#paragraphs, position);
    if (!stretch) return { looks: this.styleOf(0) };
    const own = readParagraphProperties(this.document, stretch.start, stretch.end);
    const looks = this.styleOf(own.style ?? stretch.style);
    return { ...looks, ...own, looks };
  }

  charactersAt(position: number, base: CharacterProperties): CharacterProperties {
    const stretch = findStretch(this.#characters, position);
    if (!stretch) return base;
    return readCharacterProperties(this.document, stretch.start, stretch.end, base);
  }

  /** Where the look that holds at a position ends. */
  charactersEnd(position: number): number {
    return findStretch(this.#characters, position)?.to ?? Number.POSITIVE_INFINITY;
  }
}

type ReadPage = (
  document: ByteReader,
  pageAt: number,
  count: number,
  index: number,
) => Omit<Stretch, 'from' | 'to'>;

function readStretches(document: ByteReader, table: ByteReader, readPage: ReadPage): Stretch[] {
  const pages = Math.floor((table.bytes.length - 4) / 8);
  const stretches: Stretch[] = [];
  for (let page = 0; page < pages; page++) {
    const pageAt = (table.uint32(4 * (pages + 1) + 4 * page) & 0x3fffff) * PAGE_BYTES;
    if (pageAt + PAGE_BYTES > document.bytes.length) continue;
    const count = document.uint8(pageAt + PAGE_BYTES - 1);
    for (let index = 0; index < count; index++) {
      const from = document.uint32(pageAt + 4 * index);
      const to = document.uint32(pageAt + 4 * index + 4);
      stretches.push({ from, to, ...readPage(document, pageAt, count, index) });
    }
  }
  return stretches.sort((a, b) => a.from - b.from);
}

function readCharacterPage(document: ByteReader, pageAt: number, count: number, index: number) {
  const offset = 2 * document.uint8(pageAt + 4 * (count + 1) + index);
  if (offset === 0) return { start: 0, end: 0, style: 0 };
  const start = pageAt + offset + 1;
  return { start, end: start + document.uint8(start - 1), style: 0 };
}

function readParagraphPage(document: ByteReader, pageAt: number, count: number, index: number) {
  const offset = 2 * document.uint8(pageAt + 4 * (count + 1) + 13 * index);
  if (offset === 0) return { start: 0, end: 0, style: 0 };
  const at = pageAt + offset;
  const words = document.uint8(at);
  const isLong = words === 0;
  const start = isLong ? at + 2 : at + 1;
  const bytes = isLong ? 2 * document.uint8(at + 1) : 2 * words - 1;
  return { start: start + 2, end: start + bytes, style: document.uint16(start) };
}

function findStretch(stretches: readonly Stretch[], position: number): Stretch | undefined {
  let low = 0;
  let high = stretches.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const stretch = stretches[middle];
    if (!stretch) return undefined;
    if (position < stretch.from) high = middle - 1;
    else if (position >= stretch.to) low = middle + 1;
    else return stretch;
  }
  return undefined;
}
