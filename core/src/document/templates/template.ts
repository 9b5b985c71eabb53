import type { Facts, Tags } from '../document-tree';
import type { SectionName } from '../document-words';
import type { Hex, Theme } from '../theme';

/** `projects`: sections the person named so. `additional`: every other section the person named. */
export type Slot = SectionName | 'projects' | 'additional';

/** A template is data: which parts are where, and a theme. */
export interface Template {
  /** Whether the profile is under the head without its own heading. */
  readonly hasOpening: boolean;
  readonly main: readonly Slot[];
  /** The narrower column, when the template has one. */
  readonly aside: null | {
    readonly sections: readonly (Slot | 'contact')[];
    readonly side: 'left' | 'right';
    readonly widthPt: number;
    readonly gapPt: number;
    readonly ground: Hex | null;
  };
  /** What a job begins with: what the person was, or where. What was studied always leads. */
  readonly jobBegins: 'title' | 'organisation';
  readonly skills: Tags['arrangement'];
  readonly languages: Facts['arrangement'];
  readonly summary: 'body' | 'lead';
  /** Whether the person's own figures are shown large below the profile. */
  readonly hasFigures: boolean;
  readonly theme: Theme;
}
