import { decodeEntities } from '../html/decode-entities';

interface RichText {
  /** What is outside of lists, a paragraph a line. */
  readonly prose: string;
  readonly items: readonly string[];
}

const ITEM_MARK = /^[•·▪‣◦*-]\s+/u;

/** Texts of other programs: with a little HTML, or plain with their own bullets. */
export function readRichText(source: string): RichText {
  const lines = source
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<(?:br|\/?p|\/?div|\/?[ou]l|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .split('\n')
    .map((line) => decodeEntities(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•');
  return {
    prose: lines.filter((line) => !ITEM_MARK.test(line)).join('\n'),
    items: lines.filter((line) => ITEM_MARK.test(line)).map((line) => line.replace(ITEM_MARK, '')),
  };
}

export function readPlainText(source: string): string {
  const { prose, items } = readRichText(source);
  return [prose, ...items].filter(Boolean).join('\n');
}
