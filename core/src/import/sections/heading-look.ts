import { bodyLabels, languageNames } from '../../catalog';
import { Lexicon } from '../../language';
import { findDates } from '../dates/read-dates';
import { type CvLine, countWords, isUpperCase } from '../lines/cv-line';
import { labelKind } from '../lines/split-label';
import type { HeadingLevels } from './heading-levels';
import { guessKind, matchHeading, type NamedKind } from './match-heading';

const labels = new Lexicon(bodyLabels);
const spoken = new Lexicon(languageNames);
/** Their headings are everyday words, so they must also be formatted like headings. */
const WEAK_KINDS: ReadonlySet<NamedKind> = new Set([
  'additional',
  'interests',
  'personal',
  'skills',
]);

/** How this document's headings look, learned from those whose words leave no doubt. */
export interface HeadingStyle {
  readonly upper: boolean;
  readonly bold: boolean;
  readonly fontSizePt: number | null;
  readonly bodySizePt: number | null;
  readonly breaks: boolean;
  readonly gaps: boolean;
  /** Learned from more than two headings, so a different look counts as evidence. */
  readonly isSure: boolean;
  /** Left edge of headings that are in a column beside their sections. */
  readonly sidePt: number | null;
}

export function learnHeadingStyle(lines: readonly CvLine[]): HeadingStyle | null {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  const found = lines.filter((line) => {
    // A repeated label belongs to entries, so it must not set the look of all headings.
    if ((counts.get(line.text) ?? 0) > 1) return false;
    const kind = line.bullet || line.cells.length > 1 ? null : matchHeading(line.text);
    return kind !== null && kind !== 'frame' && kind !== 'additional' && !labels.has(line.text);
  });
  const sidePt = findSideEdge(lines);
  if (found.length < 2 && sidePt === null) return null;
  const most = (test: (line: CvLine) => boolean) => found.filter(test).length * 2 > found.length;
  return {
    upper: most((line) => isUpperCase(line.text)),
    bold: most((line) => line.look.bold === true),
    fontSizePt: median(found.map((line) => line.look.fontSizePt)),
    bodySizePt: median(lines.map((line) => line.look.fontSizePt)),
    breaks: most((line) => line.breakBefore),
    isSure: found.length > 2 || sidePt !== null,
    gaps: found.filter((line) => line.gapBefore || line === lines[0]).length >= found.length * 0.8,
    sidePt,
  };
}

const LEAST_SIDE_HEADINGS = 3;

/** Where several headings are in the first cell of a line at one edge, other first cells there are headings too. */
function findSideEdge(lines: readonly CvLine[]): number | null {
  // "School ⇥ …" in each of the studies is a label of theirs.
  const isOnce = ({ cells: [first] }: CvLine) =>
    lines.filter(({ cells }) => cells.length > 1 && cells[0] === first).length === 1;
  const edges = lines
    .filter((line) => line.cells.length > 1 && !line.bullet)
    .filter((line) => isSectionLabel(line.cells[0] ?? '') && isOnce(line))
    .map((line) => line.look.xPt)
    .filter((xPt) => xPt !== undefined);
  const [first] = edges;
  const isOne = first !== undefined && edges.every((xPt) => Math.abs(xPt - first) < NEAR_PT);
  return isOne && edges.length >= LEAST_SIDE_HEADINGS ? first : findBoldEdge(lines);
}

const NEAR_PT = 1.5;
const LONGEST_LABEL = 30;

/**
 * Unlisted headings in a separate margin: nothing else begins there, each is in bold beside plain text or
 * above what is set in, and one of them is known.
 */
function findBoldEdge(lines: readonly CvLine[]): number | null {
  const rows = lines.filter(({ cells, parts, bullet, gapBefore }) => {
    const [first, ...others] = parts ?? [];
    const isLabel = first?.style.includes('b') === true && first.text === cells[0];
    return isLabel && cells.length > 1 && !bullet && gapBefore && others.every(isPlain);
  });
  const edge = rows[0]?.look.xPt;
  if (edge === undefined || rows.length < LEAST_SIDE_HEADINGS) return null;
  const from = lines.findIndex((line) => isAt(line, edge) && matchHeading(labelOf(line)) !== null);
  const there = lines.slice(Math.max(from, 0)).filter((line) => isAt(line, edge));
  const isHeading = (line: CvLine) =>
    rows.includes(line) || (line.cells.length === 1 && line.look.bold === true && line.gapBefore);
  const isAll = there.every((line) => isHeading(line) && labelOf(line).length <= LONGEST_LABEL);
  return from >= 0 && isAll && there.some((line) => isSectionLabel(labelOf(line))) ? edge : null;
}

function isPlain({ style }: { readonly style: string }): boolean {
  return !style.includes('b');
}

function isAt({ look }: CvLine, edge: number): boolean {
  return Math.abs((look.xPt ?? Number.NEGATIVE_INFINITY) - edge) < NEAR_PT;
}

function labelOf({ cells, text }: CvLine): string {
  return cells[0] ?? text;
}

/** "Location" and "Website" are form labels, even if they can be headings elsewhere. */
function isSectionLabel(text: string): boolean {
  const kind = matchHeading(text);
  if (kind === null || kind === 'frame' || kind === 'personal' || kind === 'profiles') return false;
  return labelKind(text) === null;
}

/** An unknown heading in the column of headings. */
export function isSideHeading(line: CvLine, { sidePt }: HeadingStyle): boolean {
  const [first = '', ...others] = line.cells;
  if (sidePt === null || others.length === 0 || line.bullet || !line.gapBefore) return false;
  if (!isAt(line, sidePt)) return false;
  // Form rows and language lists have such columns too.
  if (labelKind(first) !== null || spoken.has(first)) return false;
  const [dates] = findDates(others[0] ?? '');
  // A name with its years beside it is an entry.
  if (dates !== undefined && dates.end - dates.start > (others[0]?.length ?? 0) / 2) return false;
  return countWords(first) <= 5 && /^\p{Lu}/u.test(first) && !/[\d.,;:@]/.test(first);
}

/** Set off from its surroundings as a heading would be. */
export function stands(line: CvLine, style: HeadingStyle | null): boolean {
  if (line.look.headingLevel !== undefined) return true;
  if (style === null) return line.gapBefore;
  if (style.fontSizePt !== null && line.look.fontSizePt !== undefined)
    return Math.abs(style.fontSizePt - line.look.fontSizePt) < 0.6;
  return style.upper ? isUpperCase(line.text) : style.breaks ? line.breakBefore : line.gapBefore;
}

/** Not in conflict with how the other headings look. */
export function fitsStyle(
  line: CvLine,
  label: string,
  kind: NamedKind,
  style: HeadingStyle,
): boolean {
  if (line.look.headingLevel !== undefined || line.breakBefore) return true;
  if (!style.isSure && line.gapBefore && (kind === 'work' || kind === 'education')) return true;
  const size = line.look.fontSizePt;
  if (size !== undefined && style.fontSizePt !== null && style.bodySizePt !== null) {
    const larger = style.fontSizePt > style.bodySizePt + 0.6;
    if (larger && size > style.bodySizePt + 0.6) return true;
    if (style.bold && line.look.bold === true) return true;
    return larger || style.bold
      ? style.upper && isUpperCase(label)
      : !style.upper || isUpperCase(label);
  }
  if (style.gaps && !line.gapBefore && WEAK_KINDS.has(kind)) return false;
  return !style.upper || isUpperCase(label);
}

/** An unknown heading, recognized because it looks exactly like the others. */
export function looksLikeHeading(
  line: CvLine,
  style: HeadingStyle,
  levels: HeadingLevels,
): boolean {
  if (levels.isRepeated(line)) return false;
  if (line.bullet || line.cells.length > 1 || countWords(line.text) > 5) return false;
  if (line.look.headingLevel === 1) return !/[.;@]/.test(line.text);
  if (/[\d.,;@]/.test(line.text) || isUpperCase(line.text) !== style.upper) return false;
  const size = line.look.fontSizePt;
  if (size === undefined || style.fontSizePt === null || style.bodySizePt === null) {
    return (
      (style.breaks && line.breakBefore) ||
      (style.upper && line.gapBefore && guessKind(line.text) !== 'additional')
    );
  }
  const sameSize = Math.abs(size - style.fontSizePt) < 0.2 && size > style.bodySizePt + 0.6;
  if (sameSize) return (line.look.bold === true) === style.bold && levels.hasKnown(line);
  // Headings no larger than the text: bold capitals with a telling word.
  const isStrong = style.upper && style.bold && line.look.bold === true && line.gapBefore;
  return (
    isStrong && Math.abs(size - style.fontSizePt) < 0.2 && guessKind(line.text) !== 'additional'
  );
}

function median(values: readonly (number | undefined)[]): number | null {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
