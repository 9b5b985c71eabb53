import type { DocumentTree } from '@trayecto/core/document';

export function textWidthPt({ page, theme }: DocumentTree): number {
  return page.widthPt - theme.marginsPt.left - theme.marginsPt.right;
}

/** The width of the column that most of the text is in. */
export function mainWidthPt(tree: DocumentTree): number {
  const split = tree.regions.find((region) => region.kind === 'split');
  const beside = split === undefined ? 0 : split.asideWidthPt + split.gapPt;
  return textWidthPt(tree) - beside;
}
