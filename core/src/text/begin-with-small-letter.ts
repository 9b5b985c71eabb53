/** The first letter as a small one, for what goes on in a sentence. */
export function beginWithSmallLetter(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
