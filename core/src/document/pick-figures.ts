import table from '../../data/cues/figures.tsv' with { type: 'text' };
import type { Cv } from '../cv';
import { foldInPlace } from '../language';
import { readCues } from '../tables';
import type { Figure } from './document-tree';
import { printableLine } from './printable-text';

const CUES = readCues(table, ['means', 'kept']);
const MEANS = new RegExp(String.raw`[,;]? (?=\b${CUES.means})|, `, 'g');
const KEPT = new RegExp(String.raw`\b${CUES.kept}`);
/** As many as the strip has columns, or it is not shown. */
const FIGURES = 3;
const MOST_BEFORE = 30;
const MOST_AFTER = 60;
const AMOUNT =
  /(?<![\p{L}\d.,/+–-])[€$£]?\d+(?:[.,]\d+)*(?:[ \u00a0]?[%€$£])?(?![\p{L}\d/–-]|[.,]\d)/gu;

/** The person's own figures, in the words of the lines they are in: the first ones, and shares and sums before counts. */
export function pickFigures({ work_experience }: Cv): readonly Figure[] {
  const lines = new Set(work_experience.flatMap(({ achievements }) => achievements));
  const found = [...lines].flatMap((line) => readFigure(printableLine(line)) ?? []);
  const telling = found.filter(({ amount }) => /[%€$£]/.test(amount));
  const chosen = new Set([...new Set([...telling, ...found])].slice(0, FIGURES));
  return chosen.size === FIGURES ? found.filter((figure) => chosen.has(figure)) : [];
}

/** A line with one figure that is short enough, or is once what only says how has been left out. */
function readFigure(line: string): Figure | undefined {
  const sentence = /^.*?[^.](?=[.;:](?: |$)|$)/.exec(line)?.[0] ?? line;
  const [found, ...others] = sentence.matchAll(AMOUNT);
  if (found === undefined || !isTelling(found[0], sentence.slice(0, found.index))) return undefined;
  const before = sentence.slice(0, found.index).trim();
  const rest = sentence.slice(found.index + found[0].length);
  const after = shorten(rest);
  const isOnly = others.every(({ index }) => index - found.index - found[0].length > after.length);
  const fits = before.length <= MOST_BEFORE && after !== '' && after.length <= MOST_AFTER;
  return fits && isOnly ? { before, amount: found[0], after } : undefined;
}

/** A year, a number below ten and a part of a name ("ISO 9001", "Office 365") tell nothing by themselves. */
function isTelling(amount: string, before: string): boolean {
  if (/[%€$£]/.test(amount)) return true;
  const isYear = /^(?:19|20)\d\d$/.test(amount);
  const isNamed = /\s\p{Lu}[\p{L}\d.-]*\s$/u.test(before) || /\p{Lu}{2,}\s$/u.test(before);
  return !isYear && !isNamed && amount.length > 1;
}

function shorten(rest: string): string {
  const words = rest.trim();
  if (words.length <= MOST_AFTER) return words;
  const folded = foldInPlace(words);
  const ends = [...folded.matchAll(MEANS)].map(({ index }) => index);
  const end = ends.findLast((at) => at > 0 && at <= MOST_AFTER);
  return end === undefined || KEPT.test(folded.slice(end)) ? words : words.slice(0, end);
}
