import {
  bodyLabels,
  languageNames,
  motherTongueLabels,
  type SectionKind,
  skillCategories,
} from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { onlyDates } from '../dates/read-dates';
import { roleOfLabel } from '../entries/form-labels';
import { type CvLine, countWords, lookKey, withCells, withText } from '../lines/cv-line';
import { contactLabelOf, labelKind } from '../lines/split-label';
import { findContactValues, hasContactData } from '../person/read-contact-values';
import type { HeadingLevels } from './heading-levels';
import { fitsStyle, type HeadingStyle, stands } from './heading-look';
import { isClosingRow, isRowOfKinds, NEAR_ROWS } from './labelled-rows';
import { matchHeading, type NamedKind, plainLabel } from './match-heading';

interface Heading {
  readonly kind: SectionKind;
  /** As written. */
  readonly label: string;
  /** What is on the heading's own line after it. */
  readonly rest: CvLine | null;
}

const labels = new Lexicon(bodyLabels);
const categories = new Lexicon(skillCategories);
const spoken = new Lexicon(languageNames);
const mother = new Lexicon(motherTongueLabels);

const NETWORK =
  /^(?:linkedin|github|gitlab|twitter|instagram|facebook|behance|x|web|website|e-?mail|correo|tel[eé]fono|phone)\b/i;
const LONGEST_HEADING = 60;
const LOOK_AHEAD = 8;
const NEARBY = 200;

/** Finds the heading at a line, given where in the CV the line is. */
export function findHeading(
  lines: readonly CvLine[],
  index: number,
  inside: SectionKind,
  style: HeadingStyle | null,
  levels: HeadingLevels,
): Heading | null {
  const line = lines[index];
  if (line === undefined || (line.bullet && !isRowOfKinds(lines, index))) return null;
  if (INSIDE_ENTRIES.has(inside)) {
    if (isLabelOfEntries(line, lines, levels) || isBelowItsDate(line, lines[index - 1]))
      return null;
    if (levels.isOfEntries(line) || isRestOfName(lines, index)) return null;
  }
  return (
    findPlainHeading(lines, index, line, inside, style) ??
    findSideHeading(lines, index, line, inside, style)
  );
}

const INSIDE_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'additional',
  'certifications',
]);

/** "Tareas" and "Logros" in every job: repeated words that don't look like the headings. */
function isLabelOfEntries(line: CvLine, lines: readonly CvLine[], levels: HeadingLevels): boolean {
  if (line.look.fontSizePt === undefined || !levels.isRepeated(line)) return false;
  if (!levels.hasKnown(line)) return true;
  const kind = labels.has(line.text) ? null : matchHeading(line.text);
  return kind !== 'work' && kind !== 'education' && !isOncePerPage(line, lines);
}

/** "Febrero 2022" over "Otros cursos y formación": a date that begins an entry, and what it dates. */
function isBelowItsDate(line: CvLine, above: CvLine | undefined): boolean {
  return above?.gapBefore === true && !line.gapBefore && onlyDates(above.text) !== null;
}

/** "Google Ads Search" over "Certification", set alike with no air between them: a name parted by a narrow column. */
function isRestOfName(lines: readonly CvLine[], index: number): boolean {
  const [before, above, line] = [lines[index - 2], lines[index - 1], lines[index]];
  if (line?.look.bold !== true || line.gapBefore || above === undefined) return false;
  const isFirst = above.gapBefore || (before && lookKey(before.look) !== lookKey(above.look));
  return (
    isFirst === true &&
    above.cells.length === 1 &&
    matchHeading(above.text) === null &&
    lookKey(above.look) === lookKey(line.look)
  );
}

/** "Experience" once more over what goes on on the next page. */
function isOncePerPage({ text, look }: CvLine, lines: readonly CvLine[]): boolean {
  const same = lines.filter(
    (other) => other.text === text && lookKey(other.look) === lookKey(look),
  );
  return same.length > 1 && new Set(same.map((other) => other.look.page)).size === same.length;
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
  const isLabel = labelKind(plainLabel(line.text)) !== null;
  if (isLabel && kind === inside && (kind === 'personal' || kind === 'profiles')) return null;
  // "Portafolio:" over the address of a page, among the other ways of contact.
  if (isLabel && (inside === 'personal' || inside === 'profiles') && isOnlyValue(lines[index + 1]))
    return null;
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
  const beside = others[0] ?? line.text.slice(colon + 1);
  const isMother = label !== '' && mother.has(label) && spoken.contains(beside);
  // Keep the label: it gives the language level.
  if (isMother && MIXED.has(inside)) return { kind: 'languages', label, rest: line };
  const kind = label === '' ? null : matchHeading(label);
  if (kind === null || kind === 'frame' || isOfForm(lines, label)) return null;
  // "Teaching | since 2020" is an entry.
  if (others.length === 1 && onlyDates(others[0] ?? '') !== null) return null;
  const isAtTop = inside === 'header' || inside === 'personal';
  if (isAtTop && colon >= 0 && labelKind(label) !== null) return null;
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
  const isAllowed =
    colon < 0 ||
    allowsInline(inside, kind, style, line) ||
    isMixedRow(lines, index, inside) ||
    isClosingRow(lines, index);
  if (!isAllowed) return null;
  if (kind === 'languages' && !spoken.contains(rest.text) && !nextHasLanguage(lines, index))
    return null;
  const isInMargin = others.length === 1 && isMarginLabel(lines, index, kind, inside);
  if (others.length > 0 && !isInMargin && !fitsPlace(lines, index, label, kind, inside, style))
    return null;
  return { kind, label: label.trim(), rest };
}

/** "Ocupación ⇥ …" in each of the jobs asks for one thing of an entry. */
function isOfForm(lines: readonly CvLine[], label: string): boolean {
  const isSame = ({ cells: [first = '', ...others], text }: CvLine) =>
    others.length > 0 ? first === label : text.startsWith(`${label}:`);
  return roleOfLabel(label) !== undefined && lines.filter(isSame).length > 1;
}

const MIXED: ReadonlySet<SectionKind> = new Set(['additional', 'skills', 'languages', 'interests']);
const IN_MARGIN: ReadonlySet<NamedKind> = new Set([
  'skills',
  'languages',
  'interests',
  'certifications',
]);
const LEAST_PROFILE_WORDS = 6;

/**
 * "Skills | …" over "Languages | …" under a heading like "Also": the rows of a mixed section have labels in the margin that
 * don't look like headings. A single such row counts only above all sections, and only if it holds prose.
 */
function isMarginLabel(
  lines: readonly CvLine[],
  index: number,
  kind: NamedKind,
  inside: SectionKind,
): boolean {
  const line = lines[index];
  if (line === undefined) return false;
  if (kind === 'summary')
    return inside === 'header' && countWords(line.cells[1] ?? '') >= LEAST_PROFILE_WORDS;
  const endsList = inside === 'certifications' && kind === 'additional';
  if (!endsList && (!IN_MARGIN.has(kind) || !MIXED.has(inside))) return false;
  const isLabelled = ({ cells, bullet }: CvLine) =>
    !bullet && cells.length === 2 && isSectionWord(cells[0] ?? '');
  const near = lines.slice(Math.max(0, index - NEAR_ROWS), index + NEAR_ROWS + 1);
  const own = near.filter((other) => other.cells[0] === line.cells[0]);
  return own.length === 1 && near.filter(isLabelled).length > 1;
}

/** "Certifications: …" over "Languages: …": rows below one heading that each say of what kind they are. */
function isMixedRow(lines: readonly CvLine[], index: number, inside: SectionKind): boolean {
  return (MIXED.has(inside) || inside === 'certifications') && isRowOfKinds(lines, index);
}

function isSectionWord(text: string): boolean {
  const kind = matchHeading(text);
  return kind !== null && kind !== 'frame' && kind !== 'personal' && kind !== 'profiles';
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

/** The same words can head a section in one place and be a label, a skill or a job's subheading in another. */
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
  // "Técnicas" over a list, below "Otros idiomas" in the margin: labels that look like none of the headings.
  if (inside === 'languages' && kind === 'skills' && line.gapBefore && hasOwnList(lines, index))
    return true;
  if (style !== null && !fitsStyle(line, label, kind, style)) return false;
  const ahead = lines.slice(index, index + LOOK_AHEAD);
  if (kind === 'personal' || kind === 'profiles')
    return (
      inside === 'header' ||
      ahead.slice(1).some((next) => isReachable(next)) ||
      (ahead[1] !== undefined && contactLabelOf(ahead[1])?.kind === 'other')
    );
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

/** More than one line below it, and no language in any. */
function hasOwnList(lines: readonly CvLine[], index: number): boolean {
  const below = lines.slice(index + 1, index + 3);
  return (
    below.length > 1 &&
    below.every(({ text }) => matchHeading(text) === null && !spoken.contains(text))
  );
}

function isOnlyValue(line: CvLine | undefined): boolean {
  const [value] = line === undefined || line.text.length > 120 ? [] : findContactValues(line.text);
  return value !== undefined && value.text.length >= (line?.text.length ?? 0) - 2;
}

/** Contact details: a value, or the name of a network. */
function isReachable(line: CvLine): boolean {
  return hasContactData(line.text) || line.cells.some((cell) => NETWORK.test(cell));
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
