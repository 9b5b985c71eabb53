/** Characters that no page can show and that break files: controls, and marks that turn the direction of text around. */
const UNPRINTABLE = /[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/** Where a word could be parted, for programs that part words: nobody sees it, and we don't. */
const SOFT_HYPHEN = /\u00ad/g;

/** One line of text as it is printed: no control characters, no doubled spaces. */
export function printableLine(text: string): string {
  return text
    .toWellFormed()
    .replace(SOFT_HYPHEN, '')
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The paragraphs of a text, as the person broke them. */
export function printableParagraphs(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map(printableLine)
    .filter((line) => line !== '');
}
