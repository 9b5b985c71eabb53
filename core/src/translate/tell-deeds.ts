/** "I" that stands before what somebody did: not before what somebody is, was or has done. */
const SUBJECT =
  /(^|[.!?;]\s+|\n\s*(?:[-•·*–]\s+)?)I (?!(?:am|was|have|had|will|would|can|could)\b)(\p{Ll})/gu;

/**
 * English tells what was done in a job without "I", which Spanish has in its verbs. A line that begins otherwise keeps it: there
 * it tells apart what others did.
 */
export function leaveOutSubject(text: string): string {
  if (!/^I /.test(text)) return text;
  return text.replace(SUBJECT, (_, before: string, letter: string) =>
    before.startsWith(';') ? before + letter : before + letter.toUpperCase(),
  );
}
