/** What is drawn on a page, in points from its top left corner, in no particular order. */
export interface PageContent {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly glyphs: readonly Glyph[];
  readonly shapes: readonly Shape[];
  readonly links: readonly LinkArea[];
}

export interface Box {
  readonly leftPt: number;
  readonly topPt: number;
  readonly rightPt: number;
  readonly bottomPt: number;
}

/** One drawn character; `leftPt` to `rightPt` is its advance, so neighbours inside a word touch. */
export interface Glyph extends Box {
  readonly text: string;
  readonly baselinePt: number;
  readonly style: GlyphStyle;
  /** What the picture before it means, where a bare handle begins: "LinkedIn" for an icon and "ana-ruiz". */
  readonly label?: string;
}

export interface GlyphStyle {
  readonly sizePt: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb` */
  readonly color: string;
  /** The font holds pictures, so its letters mean nothing: list signs (Wingdings) or icons (Font Awesome). */
  readonly pictures?: 'signs' | 'icons';
}

/** A drawn path or picture; only its place matters. */
export interface Shape extends Box {
  readonly filled: boolean;
}

export interface LinkArea extends Box {
  readonly href: string;
}
