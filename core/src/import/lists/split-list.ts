import type { CvLine } from '../lines/cv-line';
import { withText } from '../lines/cv-line';

/** Splits an enumeration at commas, bars and signs that are alone, but not inside brackets or numbers. */
export function splitList(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(') depth += 1;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && separates(text, at, letter)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function separates(text: string, at: number, letter: string): boolean {
  if (letter === ',') return !(isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at + 1)));
  if (';|•·⋅●◦‖\t'.includes(letter)) return true;
  return text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ' && SIGN.test(letter);
}

/** Whatever sign a person puts between two things: "Procore ~ Primavera P6". Not those that belong to what they are beside. */
const SIGN = /[^\p{L}\p{N}\s:&+#%€$£@=<>()[\]"'’]/u;

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9';
}

/**
 * "One course (2018); another (2019)" is two items on one line, with commas too where each has its year. A line
 * with a bullet is one item, whatever signs are in it, unless each part has its year.
 */
export function splitAtSemicolons(lines: readonly CvLine[]): readonly CvLine[] {
  return lines.flatMap((line) => {
    const years = line.text.match(/\([^()]*(?:19|20)\d\d[^()]*\)/g) ?? [];
    const sign = years.length > 1 ? /;\s+|(?<=\)),\s+/ : /;\s+/;
    const parts = line.cells.length > 1 ? [] : line.text.split(sign);
    const isTold = line.bullet && parts.some((part) => !/(?:19|20)\d\d/.test(part));
    return parts.length < 2 || isTold
      ? [line]
      : parts.filter((part) => part !== '').map((part) => withText(line, part));
  });
}
