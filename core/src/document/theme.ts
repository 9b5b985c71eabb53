/** How a template looks: lengths in points, colours in hex. Writers take every number from here. */
export interface Theme {
  readonly fonts: {
    readonly name: FontFamily;
    readonly heading: FontFamily;
    readonly body: FontFamily;
  };
  readonly sizesPt: {
    readonly name: number;
    readonly tagline: number;
    readonly contact: number;
    readonly heading: number;
    readonly entryLead: number;
    readonly lead: number;
    readonly body: number;
    readonly small: number;
  };
  readonly weights: { readonly name: Weight; readonly heading: Weight; readonly entryLead: Weight };
  /** Distance from one line of text to the next, as a multiple of its size. */
  readonly lineHeight: number;
  readonly colours: {
    readonly ink: Hex;
    readonly muted: Hex;
    readonly accent: Hex;
    readonly line: Hex;
    /** Behind a narrower column, behind chips. */
    readonly tint: Hex;
  };
  readonly marginsPt: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly gapsPt: {
    readonly afterHeader: number;
    readonly section: number;
    readonly afterHeading: number;
    readonly entry: number;
    readonly paragraph: number;
    readonly bullet: number;
  };
  readonly header: {
    readonly align: 'left' | 'center';
    /** A band is a dark ground over the whole width of the page's top. */
    readonly ground: 'none' | 'band';
    readonly bandGround: Hex;
    readonly bandInk: Hex;
    readonly bandMuted: Hex;
    readonly ruleBelow: boolean;
  };
  readonly heading: {
    readonly case: 'upper' | 'plain';
    readonly colour: 'ink' | 'accent';
    readonly trackingEm: number;
    readonly align: 'left' | 'center';
    /** A hairline under the heading, a short thick bar over it, or nothing. */
    readonly mark: 'rule' | 'bar' | 'none';
  };
  readonly entry: {
    /** Dates at the right of the first line, or in their own column at the left. */
    readonly dates: 'right' | 'gutter';
    /** Width of the left column in which dates stand; the text of every section begins after it. */
    readonly gutterPt: number;
    readonly detail: 'italic' | 'muted' | 'accent';
  };
  readonly bullet: { readonly sign: string; readonly indentPt: number };
}

export type Hex = `#${string}`;
type Weight = 400 | 600 | 700;
export type FontFamily =
  | 'Figtree'
  | 'Fraunces'
  | 'Source Serif 4'
  | 'Inter'
  | 'Lora'
  | 'Source Sans 3';
