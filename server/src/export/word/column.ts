import type { Theme } from '@trayecto/core/document';
import type { IParagraphOptions } from 'docx';

/** The column a block is written into. */
export interface Column {
  readonly theme: Theme;
  readonly widthPt: number;
  /** The width the styles were made for; a narrower column has its own tab stops. */
  readonly styledWidthPt: number;
  /** The column is a cell whose row runs over pages. */
  readonly isBroken: boolean;
  /** Where its paragraphs begin, if not where their style says. */
  readonly indent?: { readonly left: number };
}

/** Space before a block in twips, where it is not its style's own: under a heading, at the top of a column. */
export type Opening = number | undefined;

export function openWith(opening: Opening): IParagraphOptions {
  return opening === undefined ? {} : { spacing: { before: opening } };
}
