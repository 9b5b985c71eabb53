/** The words of a line, parted by blanks. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
