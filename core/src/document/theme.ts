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
    /** A figure of the person's own at the head of the page. */
    readonly figure: number;
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
    readonly bandAccent: Hex;
    /** A thin line along the foot of a band. */
    readonly bandEdge: Hex | null;
    readonly rule: 'none' | 'single' | 'double';
    /** Ways to reach the person: a line under the name, or lines at the right of it. */
    readonly contact: 'below' | 'beside';
    /** Over everything, or over the main column alone, beside the narrower one. */
    readonly place: 'page' | 'main';
    /** Where dates have their own column: whether the head begins after it too. */
    readonly isIndented: boolean;
    readonly tagline: 'plain' | 'semibold' | 'italic';
    readonly taglineColour: 'accent' | 'muted';
    /** Where the photo is, when there is one. */
    readonly photo: 'left' | 'right' | 'aside';
    readonly photoPt: number;
  };
  readonly heading: {
    readonly case: 'upper' | 'plain';
    readonly colour: 'ink' | 'accent';
    readonly trackingEm: number;
    readonly align: 'left' | 'center';
    /**
     * A hairline under the heading, a strong one over it, one that goes on from its last letter, a short dash before it,
     * or nothing.
     */
    readonly mark: 'rule' | 'over' | 'trail' | 'dash' | 'none';
  };
  readonly entry: {
    /** Dates at the right of the first line, or in their own column at the left. */
    readonly dates: 'right' | 'gutter';
    /** Width of the left column in which dates are; the text of every section begins after it. */
    readonly gutterPt: number;
    /** The column of dates is a line of time, with a stop for each entry. */
    readonly isTimeline: boolean;
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
