/** The first letter as a capital, in every language the same way. */
export function beginWithCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
