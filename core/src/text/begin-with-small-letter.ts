/** The first letter as a small one, for what goes on in a sentence. */
export function beginWithSmallLetter(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Comunicación" → "comunicación"; "SAP" and "C" stay. */
export function beginWordWithSmallLetter(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? beginWithSmallLetter(text) : text;
}
