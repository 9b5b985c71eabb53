import {
  bodyLabels,
  foldText,
  Lexicon,
  languageNames,
  type SectionKind,
  sectionHeadings,
  skillCategories,
} from '../catalog';
import { type CvLine, countWords, isUpperCase, withCells, withText } from './cv-line';
import { hasContactData } from './read-contact-values';

export interface Heading {
  readonly kind: SectionKind;
  /** As written. */
  readonly label: string;
  /** What stands on the heading's own line after it. */
  readonly rest: CvLine | null;
}

type NamedKind = Exclude<SectionKind, 'header'>;
const kinds = new Map<string, NamedKind>();
for (const kind of [
  'additional',
  'profiles',
  'personal',
  'interests',
  'certifications',
  'languages',
  'skills',
  'summary',
  'education',
  'work',
  'frame',
] as const) {
  for (const heading of sectionHeadings[kind]) kinds.set(unify(heading), kind);
}
const labels = new Lexicon(bodyLabels);
const categories = new Lexicon(skillCategories);
const spoken = new Lexicon(languageNames);

const NETWORK =
  /^(?:linkedin|github|gitlab|twitter|instagram|facebook|behance|x|web|website|e-?mail|correo|tel[eé]fono|phone)\b/i;
const LONGEST_HEADING = 60;
const LOOK_AHEAD = 8;
const NEARBY = 200;
/** Their headings are everyday words, so they need to look the part. */
const WEAK_KINDS: ReadonlySet<NamedKind> = new Set([
  'additional',
  'interests',
  'personal',
  'skills',
]);

/** Writes every "and" the same way. */
function unify(folded: string): string {
  return ` ${folded} `.replace(/ (?:and|y|e|&|\/|\+) /g, ' & ').trim();
}

/** The kind of section a text is a heading of, or null. */
export function matchHeading(text: string): NamedKind | null {
  if (text.length > LONGEST_HEADING) return null;
  const plain = plainLabel(text)
    .replace(/[^\p{L})]+$/u, '')
    .replace(
      / ?\((?:continued|cont|continuación|selected|selección|relevant|relevante)\.?\)$/i,
      '',
    );
  const folded = unify(foldText(plain));
  const exact = kinds.get(folded);
  if (exact !== undefined) return exact;
  const parts = folded.split(' & ');
  if (parts.length < 2 || parts.length > 3) return null;
  const partKinds = parts.map((part) => kinds.get(part));
  return partKinds.every((kind) => kind !== undefined) ? (partKinds[0] ?? null) : null;
}

/** How this document's headings look, learned from those whose words leave no doubt. */
export interface HeadingStyle {
  readonly upper: boolean;
  readonly bold: boolean;
  readonly fontSizePt: number | null;
  readonly bodySizePt: number | null;
  readonly breaks: boolean;
  readonly gaps: boolean;
}

export function learnHeadingStyle(lines: readonly CvLine[]): HeadingStyle | null {
  const found = lines.filter((line) => {
    const kind = line.bullet || line.cells.length > 1 ? null : matchHeading(line.text);
    return kind !== null && kind !== 'frame' && kind !== 'additional' && !labels.has(line.text);
  });
  if (found.length < 2) return null;
  const most = (test: (line: CvLine) => boolean) => found.filter(test).length * 2 > found.length;
  return {
    upper: most((line) => isUpperCase(line.text)),
    bold: most((line) => line.look.bold === true),
    fontSizePt: median(found.map((line) => line.look.fontSizePt)),
    bodySizePt: median(lines.map((line) => line.look.fontSizePt)),
    breaks: most((line) => line.breakBefore),
    gaps: found.filter((line) => line.gapBefore || line === lines[0]).length >= found.length * 0.8,
  };
}

/** Finds the heading at a line, given where in the CV the line stands. */
export function findHeading(
  lines: readonly CvLine[],
  index: number,
  inside: SectionKind,
  style: HeadingStyle | null,
): Heading | null {
  const line = lines[index];
  if (line === undefined || line.bullet) return null;
  return (
    findPlainHeading(lines, index, line, inside, style) ??
    findSideHeading(lines, index, line, inside, style)
  );
}

function findPlainHeading(
  lines: readonly CvLine[],
  index: number,
  line: CvLine,
  inside: SectionKind,
  style: HeadingStyle | null,
): Heading | null {
  if (line.cells.length > 1) return null;
  const kind = matchHeading(line.text);
  if (kind === null) return null;
  if (!fitsPlace(lines, index, line.text, kind, inside, style)) return null;
  return { kind, label: plainLabel(line.text), rest: null };
}

/** "Idiomas: inglés, francés", or a heading in the left cell with its content beside it. */
function findSideHeading(
  lines: readonly CvLine[],
  index: number,
  line: CvLine,
  inside: SectionKind,
  style: HeadingStyle | null,
): Heading | null {
  const [first = '', ...others] = line.cells;
  const colon = line.cells.length === 1 ? line.text.indexOf(':') : -1;
  const label = others.length > 0 ? first : line.text.slice(0, Math.max(colon, 0));
  const kind = label === '' ? null : matchHeading(label);
  if (kind === null || kind === 'frame') return null;
  const rest =
    others.length > 0 ? withCells(line, others) : withText(line, line.text.slice(colon + 1).trim());
  if (rest.text === '') return null;
  if (kind === 'personal' || kind === 'profiles')
    return others.length > 0 &&
      hasContactData(rest.text) &&
      matchHeading(label) === kind &&
      countWords(label) > 0 &&
      !/^(?:web|dirección|address|ubicación|location)$/i.test(label)
      ? { kind, label, rest }
      : null;
  if (
    inside === 'skills' &&
    categories.has(label) &&
    !(kind === 'languages' && spoken.contains(rest.text))
  )
    return null;
  if (colon >= 0 && !allowsInline(inside, kind, style, line)) return null;
  if (kind === 'languages' && !spoken.contains(rest.text) && !nextHasLanguage(lines, index))
    return null;
  if (others.length > 0 && !fitsPlace(lines, index, label, kind, inside, style)) return null;
  return { kind, label: label.trim(), rest };
}

function allowsInline(
  inside: SectionKind,
  kind: NamedKind,
  style: HeadingStyle | null,
  line: CvLine,
): boolean {
  if (
    inside === 'work' ||
    inside === 'education' ||
    inside === 'additional' ||
    inside === 'interests'
  ) {
    return style === null && line.gapBefore && kind !== 'summary' && kind !== 'work';
  }
  if (inside === 'skills') return kind === 'languages' || kind === 'interests';
  return kind !== 'work' && kind !== 'education';
}

/** Words that head a section in one place are a mere label, a skill or a job's small heading in another. */
function fitsPlace(
  lines: readonly CvLine[],
  index: number,
  label: string,
  kind: NamedKind,
  inside: SectionKind,
  style: HeadingStyle | null,
): boolean {
  const line = lines[index];
  if (line === undefined) return false;
  if (kind === 'frame') return true;
  if (style !== null && !fitsStyle(line, label, kind, style)) return false;
  const ahead = lines.slice(index, index + LOOK_AHEAD);
  if (kind === 'personal' || kind === 'profiles')
    return inside === 'header' || ahead.slice(1).some((next) => isReachable(next));
  if (kind === 'languages' && inside === 'skills' && categories.has(label))
    return nextHasLanguage(lines, index);
  if (inside === 'skills' && kind === 'skills') return false;
  if (inside === 'skills' && categories.has(label))
    return line.look.fontSizePt !== undefined && stands(line, style);
  if (inside === 'work' && labels.has(label))
    return (
      stands(line, style) &&
      !repeats(lines.slice(Math.max(0, index - NEARBY), index + NEARBY), label)
    );
  return true;
}

/** Tells how to reach somebody, by value or by the name of a network. */
function isReachable(line: CvLine): boolean {
  return hasContactData(line.text) || line.cells.some((cell) => NETWORK.test(cell));
}

/** Set off from its surroundings as a heading would be. */
function stands(line: CvLine, style: HeadingStyle | null): boolean {
  if (line.look.headingLevel !== undefined) return true;
  if (style === null) return line.gapBefore;
  if (style.fontSizePt !== null && line.look.fontSizePt !== undefined)
    return Math.abs(style.fontSizePt - line.look.fontSizePt) < 0.6;
  return style.upper ? isUpperCase(line.text) : style.breaks ? line.breakBefore : line.gapBefore;
}

function fitsStyle(line: CvLine, label: string, kind: NamedKind, style: HeadingStyle): boolean {
  if (line.look.headingLevel !== undefined || line.breakBefore) return true;
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

function nextHasLanguage(lines: readonly CvLine[], index: number): boolean {
  return (
    lines.slice(index + 1, index + 4).some((line) => spoken.contains(line.text)) ||
    lines[index + 1] === undefined ||
    matchHeading(lines[index + 1]?.text ?? '') !== null
  );
}

function repeats(lines: readonly CvLine[], label: string): boolean {
  const folded = foldText(label);
  return (
    lines.filter((line) => line.text.length < LONGEST_HEADING && foldText(line.text) === folded)
      .length > 1
  );
}

/** A heading in nobody's list, known by looking exactly like the others. */
export function looksLikeHeading(line: CvLine, style: HeadingStyle): boolean {
  if (
    line.bullet ||
    line.cells.length > 1 ||
    countWords(line.text) > 5 ||
    /[\d.,;@]/.test(line.text)
  )
    return false;
  if (line.look.headingLevel === 1) return true;
  const size = line.look.fontSizePt;
  if (size === undefined || style.fontSizePt === null || style.bodySizePt === null) return false;
  const sameSize = Math.abs(size - style.fontSizePt) < 0.2 && size > style.bodySizePt + 0.6;
  return (
    sameSize && (line.look.bold === true) === style.bold && isUpperCase(line.text) === style.upper
  );
}

function median(values: readonly (number | undefined)[]): number | null {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** The heading's words without number, sign or colon. */
export function plainLabel(text: string): string {
  return text
    .replace(/^(?:\d{1,2}|[IVX]{1,4})\s*[.)-]\s*/, '')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:]+$/, '');
}
