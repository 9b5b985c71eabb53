/** "35 %" stays on one line. */
export function keepShares(text: string): string {
  return text.replace(/(?<=\d) (?=[%€])/g, '\u00a0');
}
