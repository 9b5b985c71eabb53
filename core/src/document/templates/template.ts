import type { Tags } from '../document-tree';
import type { SectionName } from '../document-words';
import type { Theme } from '../theme';

/** A template is data: which parts stand where, and a theme. `additional` represents every section the person named. */
export interface Template {
  readonly main: readonly (SectionName | 'additional')[];
  /** The narrower column at the right, when the template has one. */
  readonly aside: null | {
    readonly sections: readonly SectionName[];
    readonly widthPt: number;
    readonly gapPt: number;
  };
  /** What an entry begins with: what the person was, or where. */
  readonly entryBegins: 'title' | 'organisation';
  readonly skills: Tags['arrangement'];
  readonly languages: 'rows' | 'inline';
  readonly summary: 'body' | 'lead';
  readonly theme: Theme;
}
