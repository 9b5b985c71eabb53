export interface LetterText {
  /** The day and the addressee, for paper. */
  readonly head?: string;
  readonly subject: string;
  readonly body: string;
}
