import type { ContactItem } from '@trayecto/core/document';
import { ExternalHyperlink, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { type Column, type Opening, openWith } from './column';
import { nextContactLine } from './head-styles';
import { styleIds } from './style-names';
import { keepTogether, makeRuns, type Room } from './word-text';

export const CONTACT_SEPARATOR = '\u00a0\u00a0·\u00a0 ';

export function writeContactLine(
  items: readonly ContactItem[],
  line: number,
  room: Room,
): ParagraphChild[] {
  return items.flatMap((item, index) => [
    ...(index === 0 && line > 0 ? [new TextRun({ break: 1 })] : []),
    ...(index > 0 ? makeRuns(CONTACT_SEPARATOR) : []),
    ...writeContactItem(item, room),
  ]);
}

function writeContactItem({ text, href }: ContactItem, room: Room): ParagraphChild[] {
  const shown = keepTogether(text, room);
  if (href === null) return makeRuns(shown);
  return [
    new ExternalHyperlink({ link: href, children: makeRuns(shown, { style: styleIds.link }) }),
  ];
}

/** One below the other, in a column. */
export function writeContactLines(
  items: readonly ContactItem[],
  { theme, widthPt }: Column,
  opening: Opening,
): Paragraph[] {
  const room = { widthPt, sizePt: theme.sizesPt.contact };
  return items.map(
    (item, index) =>
      new Paragraph({
        ...openWith(index === 0 ? opening : nextContactLine(theme)),
        style: styleIds.contact,
        children: writeContactItem(item, room),
      }),
  );
}
