export const MOST_PAGES = 60;
/** Characters of text in one document. */
export const MOST_TEXT = 1_000_000;
