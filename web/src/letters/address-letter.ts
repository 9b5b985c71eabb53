import type { KeptLetter } from '@trayecto/core/applications';
import { locales } from '@trayecto/core/text';
import type { LetterText } from './letter-text';

/** A letter as it goes on paper: the day and the addressee are above its text. */
export function addressLetter(
  { subject, body }: LetterText,
  { language, recipient }: Pick<KeptLetter, 'language' | 'recipient'>,
  on: Date,
): LetterText {
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(on);
  const head = [date, recipient.trim()].filter((line) => line !== '');
  return { subject, body: [...head, body].join('\n\n') };
}

/** The tone that was chosen. */
export function chosenText(letter: KeptLetter): LetterText | undefined {
  return letter.templates.find(({ type }) => type === letter.kind) ?? letter.templates[0];
}
