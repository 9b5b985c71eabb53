const LETTERS = String.raw`\p{Lu}[\p{L}'’]+`;
const AUTHOR = String.raw`${LETTERS}(?:[- ]${LETTERS}){0,2},? (?!S\. ?[ACLR]\.)(?:\p{Lu}\.[ -]?)+`;
const BEGINS = new RegExp(String.raw`^\W*${AUTHOR}\s?(?:,|;|\(|&|y |e |and |et al)`, 'u');
/** A level or a licence with its year has no title behind it. */
const DATED = /\((?:19|20)\d{2}[a-z]?\)[.,:]? \S.{8}|\bet al\b|\bdoi\b/iu;

/** "Rey A., Soler M. (2017). Title. Journal": a publication keeps the words it was published in, in any CV. */
export const isCitation = (text: string): boolean => BEGINS.test(text) && DATED.test(text);
