import {
  gridWords,
  languageNames,
  proficiencyWords,
  type SectionKind,
  skillLevels,
} from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { findDates } from '../dates/read-dates';
import { type CvLine, countWords, lookKey, withCells } from '../lines/cv-line';
import { isColumnHead } from '../lines/name-columns';
import { labelKind } from '../lines/split-label';
import { findContactValues, hasContactData } from '../person/read-contact-values';
import { isPlace } from '../person/recognise-place';
import { findHeading } from './find-headings';
import { findHeadline } from './find-headline';
import { areSkills, guessSection, holdsTrade, isOwnKind, tellsByWords } from './guess-section';
import { HeadingLevels } from './heading-levels';
import { isSideHeading, learnHeadingStyle, looksLikeHeading } from './heading-look';
import { holdsJobs } from './holds-jobs';
import { guessKind, matchHeading, plainLabel } from './match-heading';
import { openUnheaded } from './open-unheaded';

export interface Section {
  readonly kind: SectionKind;
  /** The heading as written; empty for the block at the top. */
  readonly label: string;
  readonly headingNumbers: readonly number[];
  readonly lines: readonly CvLine[];
}

/** Cuts the CV at its headings. What comes before the first is the header; so is what follows the name in a sidebar layout. */
export function splitSections(
  lines: readonly CvLine[],
  nameLine: CvLine | null,
  levels = new HeadingLevels(lines, nameLine),
  opensAll = false,
): readonly Section[] {
  const style = learnHeadingStyle(lines);
  const headline = findHeadline(lines, nameLine);
  const areLooksUnknown = !lines.some(({ look }) => look.bold === true);
  const sections: OpenSection[] = [{ kind: 'header', label: '', headingNumbers: [], lines: [] }];
  lines.forEach((line, index) => {
    const current = sections.at(-1);
    if (current === undefined) return;
    if (current.kind !== 'header' && (line === nameLine || line === headline)) {
      sections.push({ kind: 'header', label: '', headingNumbers: [], lines: [line] });
      return;
    }
    const heading =
      line === nameLine ? null : findHeading(lines, index, current.kind, style, levels);
    const goesOn =
      heading?.rest === null && heading.kind === current.kind && heading.label === current.label;
    const isPart = heading?.kind === 'additional' && isPartOf(current, line, lines[index + 1]);
    if (heading !== null && (heading.kind === 'frame' || goesOn || isPart)) {
      current.headingNumbers.push(...line.numbers);
      return;
    }
    if (heading !== null) {
      const own = heading.rest === null ? [] : [heading.rest];
      sections.push({
        kind: heading.kind,
        label: heading.label,
        headingNumbers: [...line.numbers],
        heading: line.look,
        lines: own,
      });
      return;
    }
    const isSide = style !== null && isSideHeading(line, style) && !isOfEntries(lines, index);
    if (isSide && (current.kind !== 'header' || line.isRunIn)) {
      const [label = '', ...others] = line.cells;
      sections.push({
        kind: 'additional',
        isGuess: true,
        label: plainLabel(label),
        headingNumbers: [],
        lines: [withCells(line, others)],
      });
      return;
    }
    if (current.kind !== 'header' && opensContactBlock(lines, index)) {
      sections.push({ kind: 'personal', label: '', headingNumbers: [], lines: [line] });
      return;
    }
    const isUnknown =
      line !== nameLine &&
      matchHeading(line.text) === null &&
      !(OF_CONTACT.has(current.kind) && labelKind(line.text) !== null) &&
      !(current.kind === 'languages' && gridNames.has(line.text)) &&
      (current.kind === 'header'
        ? opensFirstSection(lines, index, nameLine, levels)
        : levels.isHeading(line) ||
          (style !== null && looksLikeHeading(line, style, levels)) ||
          (areLooksUnknown && tellsByWords(lines, index, current.kind)));
    if (isUnknown || (current.kind === 'languages' && endsLanguages(lines, index)))
      sections.push({
        kind: 'additional',
        isGuess: true,
        label: plainLabel(line.text),
        headingNumbers: [...line.numbers],
        lines: [],
      });
    else current.lines.push(line);
  });
  const headed = new Set(sections.filter(({ isGuess }) => !isGuess).map(({ kind }) => kind));
  if (sections[0]?.lines.some(({ text }) => hasContactData(text))) headed.add('personal');
  for (const section of sections)
    if (section.isGuess)
      section.kind = guessSection(section.label, section.lines, (kind) => headed.has(kind));
    else if (section.kind === 'additional' && holdsTrade(section.label, section.lines))
      section.kind = 'work';
  settleKinds(sections, nameLine, opensAll);
  return settleJobs(sections);
}

/** By what is in them: a summary may list jobs, and what is headed as jobs may hold none. */
function settleJobs(sections: readonly OpenSection[]): readonly Section[] {
  const hasWork = sections.some((section) => section.kind === 'work');
  const isWork = (section: OpenSection) =>
    (section.kind === 'summary' ||
      (!hasWork && section.kind === 'additional' && mayHeadJobs(section.label))) &&
    listsJobs(section);
  return sections.map((section) => {
    if (isWork(section)) return { ...section, kind: 'work' };
    return section.kind === 'work' && !holdsJobs(section.lines)
      ? { ...section, kind: areSkills(section.lines) ? 'skills' : 'additional' }
      : section;
  });
}

function settleKinds(sections: OpenSection[], nameLine: CvLine | null, opensAll: boolean): void {
  settleCourses(sections);
  settleSummary(sections);
  openUnheaded(sections, nameLine, opensAll);
  openUnheadedJobs(sections);
}

/** In smaller letters than the heading they are below: "Otros" over more jobs, "Docencia" over some of the skills. */
function isPartOf(section: OpenSection, line: CvLine, next: CvLine | undefined): boolean {
  const { kind, heading } = section;
  const { fontSizePt, block } = line.look;
  if (isOwnKind(line.text) || heading?.fontSizePt === undefined || next === undefined) return false;
  if (fontSizePt === undefined || fontSizePt >= heading.fontSizePt - 0.4) return false;
  if (block !== heading.block) return false;
  const isDated = findDates(next.text).length > 0;
  return kind === 'skills' ? !isDated : (kind === 'work' || kind === 'education') && isDated;
}

/** Where "Phone" over a number is a label, however much it looks like a heading. */
const OF_CONTACT: ReadonlySet<SectionKind> = new Set(['header', 'personal', 'profiles']);

/** Some begin with their jobs right below the name, and head only what follows. */
function openUnheadedJobs(sections: OpenSection[]): void {
  if (sections.some(({ kind }) => kind === 'work' || kind === 'summary')) return;
  const at = sections.findIndex((section) => section.kind === 'header' && listsJobs(section));
  const header = sections[at];
  if (header === undefined) return;
  const first = header.lines.findIndex(({ text, gapBefore }) => {
    const [dates] = text.length > 120 ? [] : findDates(text);
    return gapBefore && dates?.isRange === true && dates.end - dates.start < text.length - 5;
  });
  if (first < 1) return;
  const jobs = header.lines.splice(first);
  sections.splice(at + 1, 0, { kind: 'work', label: '', headingNumbers: [], lines: jobs });
}

/** "Tools" beside what was used, in every job; "Date" beside the other words over a table's columns. */
function isOfEntries(lines: readonly CvLine[], index: number): boolean {
  const line = lines[index];
  if (line === undefined || isColumnHead(line, lines[index + 1])) return true;
  const { cells } = line;
  if (isFirstOfRows(line, lines[index + 1])) return true;
  return lines.filter((other) => other.cells.length > 1 && other.cells[0] === cells[0]).length > 1;
}

/** "Coctelería ⇥ Alto" right over "Cata de vinos ⇥ Medio": rows of one table, none of which heads the others. */
function isFirstOfRows(line: CvLine, next: CvLine | undefined): boolean {
  if (next === undefined || next.gapBefore || line.isRunIn) return false;
  const isRow = line.cells.length === 2 && next.cells.length === 2;
  const isLevel = isRow && [line, next].every(({ cells }) => levels.has(cells[1] ?? ''));
  return isLevel && lookKey(line.look) === lookKey(next.look);
}

/** Below the name and what is right under it, a line that looks as the headings do. */
function opensFirstSection(
  lines: readonly CvLine[],
  index: number,
  nameLine: CvLine | null,
  levels: HeadingLevels,
): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  const nameAt = nameLine === null ? -1 : lines.indexOf(nameLine);
  if (line === undefined || next === undefined || index === nameAt) return false;
  const isHeading = levels.isHeading(line) && !hasContactData(next.text) && !levels.isHeading(next);
  // A sidebar that is read before the name: only words that tell the kind of a section head one there.
  if (index < nameAt)
    return (
      isHeading && line.look.block !== nameLine?.look.block && guessKind(line.text) !== 'additional'
    );
  // Right under the name is what the person calls themselves, unless it names a section.
  const tells = line.gapBefore && guessKind(line.text) !== 'additional';
  if (index === nameAt + 1 && !tells) return false;
  return isHeading;
}

const languages = new Lexicon(languageNames, proficiencyWords);
const levels = new Lexicon(skillLevels);
const gridNames = new Lexicon(gridWords);

/** After a gap, a short line and more below it in which no language is named: another section. */
function endsLanguages(lines: readonly CvLine[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  if (line === undefined || next === undefined || !line.gapBefore || line.bullet) return false;
  if (line.cells.length > 1 || countWords(line.text) > 5 || !/^\p{Lu}[\p{L} &-]+$/u.test(line.text))
    return false;
  return ![line, next].some(
    ({ text }) =>
      languages.contains(text) || gridNames.contains(text) || /\b[ABC][12]\b/.test(text),
  );
}

const REACH = new Set(['email', 'phone', 'linkedin', 'github']);

/** A sidebar without a heading that begins with an address and goes on with a number, or the other way round, or with a town before both. */
function opensContactBlock(lines: readonly CvLine[], index: number): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  if (line === undefined) return false;
  const { block } = line.look;
  if (block === undefined ? !line.gapBefore : block === before?.look.block) return false;
  const near = lines.slice(index, index + 4).filter((each) => each.look.block === block);
  const kinds = near.map((each) => onlyValue(each.text));
  const begins = kinds.slice(0, 3).filter((kind) => kind !== null);
  if (kinds[0] !== null) return new Set(begins).size > 1;
  const isTown = block !== undefined && line.cells.length === 1 && isPlace(line.text);
  return isTown && new Set(kinds.slice(1, 3)).size === 2 && !kinds.slice(1, 3).includes(null);
}

function onlyValue(text: string): string | null {
  const [value, another] = text.length > 80 ? [] : findContactValues(text);
  if (value === undefined || another !== undefined || !REACH.has(value.kind)) return null;
  return value.confidence >= 0.6 && value.text.length >= text.length - 3 ? value.kind : null;
}

/** "Selected work" may head a portfolio or a list of jobs. */
function mayHeadJobs(label: string): boolean {
  return matchHeading(label) === null || /\bwork\b|trabajos?\b|experien/i.test(label);
}

/** "Career summary" may head a list of jobs: several lines that begin or end with a span of time. */
function listsJobs({ lines }: { readonly lines: readonly CvLine[] }): boolean {
  const spans = lines.filter(({ text }) => {
    const [dates] = text.length > 120 ? [] : findDates(text);
    return dates?.isRange === true && (dates.start < 2 || dates.end > text.length - 3);
  });
  return spans.length > 1;
}

const OF_COURSES =
  /\b(?:training|cursos?|courses?|titulos?|capacitacion|carnes?|licen[cs]\w+|qualifications?)\b/;
const OF_STUDIES = /\b(?:educa\w+|academ\w+|estudios|universi\w+)\b/;

/**
 * "Training" and "Títulos" head studies in one CV and certificates in another. Where studies have their spans of years
 * elsewhere, a list of names with one year each is of certificates; where nothing else tells of studies, spans are.
 */
function settleCourses(sections: readonly OpenSection[]): void {
  const isVague = ({ isGuess, label }: OpenSection) => {
    const folded = foldText(label);
    return isGuess === true || (OF_COURSES.test(folded) && !OF_STUDIES.test(folded));
  };
  const isStudied = (section: OpenSection) => section.kind === 'education' && hasSpans(section);
  const studied = new Set(sections.filter(isStudied));
  if (studied.size === 0) {
    const studies = sections.find(
      (section) => section.kind === 'certifications' && isVague(section) && hasSpans(section),
    );
    const isOnly = sections.every(({ kind, lines }) => kind !== 'education' || lines.length === 0);
    if (studies !== undefined && isOnly) {
      studies.kind = 'education';
      studied.add(studies);
    }
  }
  for (const section of sections) {
    const hasOthers = studied.size > (studied.has(section) ? 1 : 0);
    if (section.kind === 'education' && hasOthers && isVague(section) && !hasSpans(section))
      section.kind = 'certifications';
  }
}

/** Prose first under an unlisted heading is a profile. */
function settleSummary(sections: readonly OpenSection[]): void {
  if (sections.some(({ kind }) => kind === 'summary')) return;
  const first = sections.find(({ kind }) => kind !== 'header' && kind !== 'personal');
  if (first?.isGuess !== true || first.kind !== 'additional') return;
  const text = first.lines.map((line) => line.text).join(' ');
  const isList = first.lines.some(({ bullet, cells }) => bullet || cells.length > 1);
  if (!isList && countWords(text) >= LEAST_SUMMARY_WORDS && /[.!?]$/.test(text) && !hasSpans(first))
    first.kind = 'summary';
}

const LEAST_SUMMARY_WORDS = 12;

function hasSpans({ lines }: { readonly lines: readonly CvLine[] }): boolean {
  return lines.some(
    ({ text }) => text.length <= 160 && findDates(text).some((each) => each.isRange),
  );
}

interface OpenSection {
  kind: SectionKind;
  /** The heading's words are in no list. */
  isGuess?: true;
  label: string;
  headingNumbers: number[];
  /** How its heading looks, where that is known. */
  heading?: CvLine['look'];
  lines: CvLine[];
}
