import { type DocumentTree, listTexts, type Section } from '@trayecto/core/document';
import { estimateWidthPt } from './estimate-width';
import { type Child, makeLayoutTable } from './layout-table';

/** Keep together what would fit on one page rather than leave a heading alone at its foot. */
const SURE_SHARE = 0.75;

/** Whether sections set in a column of this width may be longer than what the first page has room for. */
export function mayRunOver(
  sections: readonly Section[],
  widthPt: number,
  { theme, page, ...tree }: DocumentTree,
): boolean {
  const { sizesPt, lineHeight, gapsPt, marginsPt } = theme;
  const column: DocumentTree = {
    ...tree,
    theme,
    page,
    header: [],
    regions: [{ kind: 'full', sections }],
  };
  const lines = listTexts(column).reduce(
    (sum, text) => sum + Math.ceil(estimateWidthPt(text, sizesPt.body) / widthPt),
    0,
  );
  const blocks = sections.flatMap((section) => section.blocks).length;
  const heightPt =
    lines * sizesPt.body * lineHeight + blocks * gapsPt.entry + sections.length * gapsPt.section;
  return heightPt > SURE_SHARE * (page.heightPt - marginsPt.top - marginsPt.bottom);
}

/**
 * Inside a table's row that runs over pages, neither Word nor LibreOffice keeps a heading with the paragraph below it;
 * a row of a table within it they do keep whole.
 */
export function keepWhole(children: readonly Child[], widthPt: number): Child {
  return makeLayoutTable({ widthsPt: [widthPt], maySplitRows: false, rows: [[{ children }]] });
}
