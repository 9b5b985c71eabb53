import type { DocumentTree, Figures } from '@trayecto/core/document';
import { Paragraph } from 'docx';
import { gapOverHeading } from './head-styles';
import { type Child, makeLayoutTable, makeSeam } from './layout-table';
import { styleIds } from './style-names';
import { textWidthPt } from './text-width';
import { makeRuns } from './word-text';
import { twips } from './word-units';

const GAP_PT = 22;
const INSET_PT = 6;

/** Side by side, between two lines, each with the words of the line it is from. */
export function writeFigures({ items }: Figures, tree: DocumentTree): Child[] {
  const words = (text: string, spacing: { before?: number; after?: number }) =>
    new Paragraph({ style: styleIds.figureWords, spacing, children: makeRuns(text) });
  return [
    makeLayoutTable({
      widthsPt: items.map(() => textWidthPt(tree) / items.length),
      maySplitRows: false,
      ruled: tree.theme.colours.line,
      rows: [
        items.map(({ before, amount, after }, index) => ({
          gapPt: index < items.length - 1 ? GAP_PT : 0,
          children: [
            words(before, { before: twips(INSET_PT) }),
            new Paragraph({ style: styleIds.figure, children: makeRuns(amount) }),
            words(after, { after: twips(INSET_PT) }),
          ],
        })),
      ],
    }),
    makeSeam(gapOverHeading(tree.theme)),
  ];
}
