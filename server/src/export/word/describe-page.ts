import type { DocumentTree } from '@trayecto/core/document';
import {
  Footer,
  Header,
  type ISectionOptions,
  LineRuleType,
  PageNumber,
  Paragraph,
  SimpleField,
  TextRun,
} from 'docx';
import { styleIds } from './style-names';
import { spaceBefore, twips } from './word-units';
import { writeGround } from './write-ground';

export function describePage(tree: DocumentTree): NonNullable<ISectionOptions['properties']> {
  const { page, theme } = tree;
  const { top, right, bottom, left } = theme.marginsPt;
  return {
    titlePage: true,
    page: {
      size: { width: twips(page.widthPt), height: twips(page.heightPt) },
      margin: {
        // A line has its air over its letters, and the printed page begins with the letters.
        top: hasBand(tree) ? 0 : spaceBefore(top, theme.sizesPt.body, theme.lineHeight),
        right: twips(right),
        bottom: twips(bottom),
        left: twips(left),
        header: hasBand(tree) ? 0 : twips(top / 2),
        footer: twips(bottom * 0.45),
      },
    },
  };
}

/** The ground of a column; or, where a band begins at the edge of the first page, an empty header that makes the margin of the others. */
export function makeHeaders(tree: DocumentTree): NonNullable<ISectionOptions['headers']> {
  const ground = writeGround(tree);
  if (ground) return { first: ground, default: ground };
  return hasBand(tree) ? { default: makeSpace(tree.theme.marginsPt.top) } : {};
}

function hasBand({ theme, header }: DocumentTree): boolean {
  return theme.header.ground === 'band' && header.length > 0;
}

function makeSpace(heightPt: number): Header {
  const spacing = { line: twips(heightPt), lineRule: LineRuleType.EXACT };
  return new Header({ children: [new Paragraph({ style: styleIds.seam, spacing })] });
}

/** From the second page on: whose it is, and which page. */
export function makeFooters({ author }: DocumentTree): NonNullable<ISectionOptions['footers']> {
  // A field: it repeats what the file says of itself, and is no text of the CV.
  const name = author === '' ? [] : [new SimpleField('AUTHOR'), new TextRun('\u00a0· ')];
  const numbers = new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] });
  return {
    first: new Footer({ children: [new Paragraph({ style: styleIds.footer })] }),
    default: new Footer({
      children: [new Paragraph({ style: styleIds.footer, children: [...name, numbers] })],
    }),
  };
}
