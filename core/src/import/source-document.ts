/** What a file reader hands to the parser: lines in the order a person would read them. */
export interface SourceDocument {
  readonly format: 'pdf' | 'docx' | 'doc' | 'text' | 'image';
  readonly lines: readonly SourceLine[];
  readonly pages: number;
  /** Title or author from the file's own properties, where it has them. Hints only. */
  readonly metadata?: { readonly title?: string; readonly author?: string };
  /** Of files that have their own pages, in points. */
  readonly pageSizes?: readonly PageSize[];
}

interface PageSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Left, top, width and height in points from the page's top left corner, and how many characters of the line are in it. */
export type InkBox = readonly [number, number, number, number, number];

export interface SourceLine {
  readonly text: string;
  /** 1-based. */
  readonly page: number;
  /** Blocks (a column, a table cell, a text box) are numbered in reading order; a change means a visual break. */
  readonly block?: number;
  /** Left edge and top in points, from the page's top left corner. */
  readonly xPt?: number;
  readonly yPt?: number;
  readonly widthPt?: number;
  /** Where its cells are drawn, in their order. */
  readonly boxes?: readonly InkBox[];
  readonly fontSizePt?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly color?: string;
  /** The line began with a bullet sign, or was drawn as a list item; the sign is not part of `text`. */
  readonly bullet?: boolean;
  /** Word's heading styles, 1 = largest. */
  readonly headingLevel?: number;
  /** Vertical space before this line was larger than within its paragraph. */
  readonly gapBefore?: boolean;
  /**
   * Cells of a table row or parts of a line separated by wide space (title … date, date in the gutter … title,
   * label … value, skill tags), left to right; only when there are two or more. `text` is all of them joined by a
   * space. A date wrapped over several lines of a gutter comes whole as the first cell of its entry's first line.
   */
  readonly cells?: readonly string[];
  /** Where links lead (http, https, mailto, tel only). `text` is empty for a link behind an icon or picture. */
  readonly links?: readonly { readonly text: string; readonly href: string }[];
  /**
   * Stretches of one look, left to right; only when the line mixes bold, italic and plain text ("**Title**,
   * *Company*, City"). `bold` and `italic` of the line are those of most of it.
   */
  readonly runs?: readonly {
    readonly text: string;
    readonly bold?: true;
    readonly italic?: true;
  }[];
  /** Where in `text` a word was parted at a line's end; the hyphen that was there is left out. */
  readonly joinedAt?: readonly number[];
  /** The hyphen that `text` ends in belongs to the word that goes on below, or waits for a later one. */
  readonly lastHyphen?: 'own' | 'waits';
  /**
   * A page number, or a header or footer repeated on several pages. Such lines are after all others, so they
   * never part an entry; the first page's header stays in its place unmarked.
   */
  readonly running?: boolean;
}
