import type { ChangeReason, FocusArea, ImproveStyle, WishCode } from '../assistant';
import type { Language } from '../language';

/** Longer than this is no sentence of a CV: it is left as it is. */
export const LONGEST_SENTENCE = 1_000;
/** And this is no description of one. */
export const LONGEST_TEXT = 10_000;

/** How the texts of one CV are to read; settled once, before anything is changed. */
export interface EditPlan {
  readonly language: Language;
  readonly style: ImproveStyle;
  readonly focusArea: FocusArea;
  readonly endsWithStop: boolean;
  readonly isShort: boolean;
  readonly hasSummary: boolean;
  /** A long bullet stays one. */
  readonly keepsWhole?: boolean;
  /** What the person asked for besides. */
  readonly wishes?: readonly WishCode[];
}

/** What is known of the entry a text is in. */
export interface EntryTense {
  /** Null where the dates do not tell. */
  readonly isCurrent: boolean | null;
  /** Its bullets stay nouns, verbs or forms in -ing as they are, because not all of them can be changed. */
  readonly keepsForm?: boolean;
}

export interface EditedText {
  readonly texts: readonly string[];
  readonly reasons: readonly ChangeReason[];
}
