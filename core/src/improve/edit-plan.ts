import type { ChangeReason, FocusArea, ImproveStyle, WishCode } from '../assistant';
import type { Language } from '../language';

/** Longer texts aren't CV sentences, so we leave them as they are. */
export const LONGEST_SENTENCE = 1_000;
/** The same limit for a description. */
export const LONGEST_TEXT = 10_000;

/** The style for all texts of one CV, decided once before any change. */
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
  /** Null where the dates don't show it. */
  readonly isCurrent: boolean | null;
  /** Keep its bullets as nouns, verbs or -ing forms, because some of them can't be changed. */
  readonly keepsForm?: boolean;
  /** Of the verbs that are true after an opening, write the next one. */
  readonly usesOtherVerb?: boolean;
}

export interface EditedText {
  readonly texts: readonly string[];
  readonly reasons: readonly ChangeReason[];
}
