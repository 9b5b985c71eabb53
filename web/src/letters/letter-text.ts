export interface LetterText {
  readonly subject: string;
  readonly body: string;
}
