import type { Language } from '../language';

/** Which way a text is translated. */
export interface Direction {
  readonly from: Language;
  readonly to: Language;
}

/** A translated text, and whether we are sure of it. */
export interface Translated {
  readonly text: string;
  readonly isSure: boolean;
  /** Words of the source that are untranslated in the text. */
  readonly unknown?: readonly string[];
  /** Words of the text that its translator was least sure of. */
  readonly doubtful?: readonly string[] | undefined;
  /** From 0 to 1, where it only is a name of something near it: a sure answer says it better. */
  readonly nearness?: number;
  /** Only these words are not known: an answer to them goes between the others. */
  readonly frame?: {
    readonly before: string;
    readonly source: string;
    readonly after: string;
    /** A field of study is written with capitals. */
    readonly isSubject?: boolean;
  };
}

/** A sentence translator's result, or undefined if it has none. */
export type AnswerSentence = (
  sentence: string,
  direction: Direction,
  /** Names that stay as they are. */
  names: readonly string[],
  /** The trades whose words it is written in, the likeliest first. */
  trades: readonly string[],
) => Translated | undefined;

export const sure = (text: string): Translated => ({ text, isSure: true });
export const unsure = (text: string, unknown: readonly string[] = []): Translated => ({
  text,
  isSure: false,
  ...(unknown.length > 0 && { unknown }),
});
