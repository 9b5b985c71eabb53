/** What both Word formats are read into before they become lines. */
export type WordBlock = WordParagraph | WordTable | WordFrame;

export interface WordParagraph {
  readonly kind: 'paragraph';
  /** Text may hold tabs, and line feeds for breaks inside the paragraph. */
  readonly pieces: readonly WordPiece[];
  readonly isListItem: boolean;
  readonly headingLevel?: number;
  readonly spaceBeforePt: number;
  readonly spaceAfterPt: number;
  readonly page: number;
}

export interface WordPiece {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly sizePt?: number;
  readonly color?: string;
  readonly href?: string;
}

export interface WordTable {
  readonly kind: 'table';
  readonly rows: readonly (readonly WordCell[])[];
}

export interface WordCell {
  readonly blocks: readonly WordBlock[];
  /** `continues`: this cell belongs to the one above it. */
  readonly merge?: 'starts' | 'continues';
}

/** A text box, a header or a footer: text apart from the flow. */
export interface WordFrame {
  readonly kind: 'frame';
  readonly blocks: readonly WordBlock[];
  /** At the foot of every page. */
  readonly isFooter?: true;
  /** Where it is drawn, in the file's own units. */
  readonly place?: { readonly left: number; readonly top: number; readonly width: number };
}
