import type { KeptLetter } from '@trayecto/core/applications';
import { locales } from '@trayecto/core/text';
import type { LetterText } from './letter-text';

/** A letter as it goes on paper, with the day and the addressee. */
export function addressLetter(
  { subject, body }: LetterText,
  { language, recipient }: Pick<KeptLetter, 'language' | 'recipient'>,
  on: Date,
): LetterText {
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(on);
  const head = [date, recipient.trim()].filter((line) => line !== '').join('\n');
  return { head, subject, body };
}

/** The whole of it where there is no paper: in a mail or on the clipboard. */
export const joinHead = ({ head = '', body }: LetterText) =>
  head === '' ? body : `${head}\n\n${body}`;

/** The tone that was chosen. */
export function chosenText(letter: KeptLetter): LetterText | undefined {
  return letter.templates.find(({ type }) => type === letter.kind) ?? letter.templates[0];
}
