import { guessKind, matchHeading } from '../sections/match-heading';
import { type CvLine, countWords, isUpperCase, lookKey } from './cv-line';

/**
 * "▪ IDIOMAS", larger than the items below it: the sign decorates a heading and doesn't begin a list. Where one of them
 * tells what it heads, all lines that have the sign and look the same are headings, in whatever words.
 */
export function freeHeadings(lines: readonly CvLine[]): readonly CvLine[] {
  const decorated = findDecorated(lines);
  return lines.map((line, at) =>
    line.bullet && (decorated.has(line) || isKnownHeading(line, lines[at + 1]))
      ? { ...line, bullet: false }
      : line,
  );
}

const HEADING_RATIO = 1.15;

function isKnownHeading(line: CvLine, next: CvLine | undefined): boolean {
  return (
    line.look.isBodyText === false &&
    line.cells.length === 1 &&
    isLarger(line, next?.look.fontSizePt) &&
    matchHeading(line.text) !== null
  );
}

function isLarger({ look }: CvLine, sizePt = Number.POSITIVE_INFINITY): boolean {
  return (look.fontSizePt ?? 0) > sizePt * HEADING_RATIO;
}

const LEAST_DECORATED = 3;
const MOST_WORDS = 6;

/** Lines with a sign, larger than the text or in bold capitals, each below a gap and above lines of another look. */
function findDecorated(lines: readonly CvLine[]): ReadonlySet<CvLine> {
  const sizePt = lines.find(({ look }) => look.isBodyText)?.look.fontSizePt;
  const groups = new Map<string, CvLine[]>();
  const broken = new Set<string>();
  lines.forEach((line, at) => {
    const key = lookKey(line.look);
    if (!line.bullet || key === null || line.look.isBodyText !== false) return;
    const next = lines[at + 1];
    const standsAlone = line.gapBefore && next !== undefined && lookKey(next.look) !== key;
    const isSet = isLarger(line, sizePt) || (line.look.bold === true && isUpperCase(line.text));
    if (!standsAlone || !isSet || !isShort(line)) broken.add(key);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  });
  const areHeadings = ([key, group]: readonly [string, readonly CvLine[]]) =>
    !broken.has(key) &&
    group.length >= LEAST_DECORATED &&
    group.some(({ text }) => matchHeading(text) !== null || guessKind(text) !== 'additional');
  return new Set([...groups].filter(areHeadings).flatMap(([, group]) => group));
}

function isShort({ cells, text }: CvLine): boolean {
  return cells.length === 1 && countWords(text) <= MOST_WORDS && !/[\d.;,@]/.test(text);
}
