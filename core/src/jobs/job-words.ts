import { foldText } from '../language';

const LINKS = new Set(
  'de del la el los las en y e o u con para por a al un una of the and in for with to or an at on'.split(
    ' ',
  ),
);
/** "Enfermera/o", "Técnico(a)", "Developer (m/f/d)": the second form adds nothing to the words. */
const BOTH_GENDERS =
  /[/(]-?(?:a|as|o|os|e|es|ra|ora|dora|tora|x)\b\)?|\([hfmdxw]\s?\/\s?[hfmdxw](?:\s?\/\s?[hfmdxw])?\)/gi;

const SEPARATORS = /[\s/&@%]+/;

function dropSecondForms(text: string): string {
  return text.includes('/') || text.includes('(') ? text.replace(BOTH_GENDERS, ' ') : text;
}

/** The words of a text that carry meaning, in the form in which they are compared. */
export function readStems(text: string): readonly string[] {
  return foldText(dropSecondForms(text))
    .split(SEPARATORS)
    .filter((word) => word !== '' && !LINKS.has(word))
    .map(stemWord);
}

/** Words as they are written, folded, for a search that has its own stemmers. */
export function readContentWords(text: string): readonly string[] {
  return foldText(dropSecondForms(text))
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !LINKS.has(word));
}

/** "contratos" and "contrato", "nurses" and "nurse", "conductores" and "conductor" are one word. */
function stemWord(word: string): string {
  if (word.length < 4) return word;
  const isPlural = word.endsWith('s') && !/(?:ss|us|is)$/.test(word);
  if (isPlural && /[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  const singular = isPlural ? word.slice(0, -1) : word;
  return singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular;
}

/** Text as a full-text index is to have it: without accents, which people leave out when they type. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
