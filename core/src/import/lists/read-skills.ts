import { skillCategories, skillLevels, skillTopics } from '../../catalog';
import { Lexicon } from '../../language';
import { type CvLine, countWords, lookKey, withText } from '../lines/cv-line';
import { matchHeading } from '../sections/match-heading';
import type { Trace } from '../trace';
import { isKnownSkill } from './known-skills';
import {
  dropLevels,
  joinItems,
  partDoubleRows,
  partLevels,
  withoutColumnHead,
  withoutYears,
} from './skill-items';
import { splitList } from './split-list';

const categories = new Lexicon(skillCategories);
const topics = new Lexicon(skillTopics);
const levels = new Lexicon(skillLevels);
const BARS = /[★☆●○■□▪▫▮▯⬤◯█░▓]+|\b\d{1,3} ?%|\b\d{1,2} ?\/ ?(?:5|10|100)\b/g;
const LONGEST_SKILL = 90;
const MOST_LABEL_WORDS = 7;

/** Reads skills out of lists, tables, comma lines, "Category: a, b" and bars with levels; `places` says where each is. */
export function readSkills(
  lines: readonly CvLine[],
  skills: string[],
  places: Map<string, number>,
  trace: Trace,
): void {
  const { rows, head } = withoutColumnHead(
    partLevels(dropLevels(partDoubleRows(splitLabelledParts(lines)))),
  );
  if (head !== null) trace.note('/skills', head.numbers, 0.8);
  const paragraphs = joinItems(rows);
  const headsGroup = groupHeadTest(paragraphs);
  const kind = haveLabels(paragraphs) ? 'labelled' : areGrid(paragraphs) ? 'grid' : 'mixed';
  paragraphs.forEach((line, index) => {
    const isLabel = isGroupLabel(line, paragraphs[index + 1]) || headsGroup(line);
    const found = isLabel ? [] : splitSkills(line, kind);
    if (found.length === 0) trace.note('/skills', line.numbers, 0.7);
    for (const skill of found) {
      const at = places.get(skill) ?? skills.length;
      if (at === skills.length) skills.push(skill);
      places.set(skill, at);
      trace.note(`/skills/${at}`, line.numbers, 0.9);
    }
  });
}

/** "Herramientas" above a list. Words that may be a skill too need to look different from what follows. */
function isGroupLabel(line: CvLine, next: CvLine | undefined): boolean {
  const labels = line.cells.map((cell) => cell.replace(/ ?:$/, ''));
  const isHeading = (label: string) => matchHeading(label) === 'skills' && !topics.has(label);
  if (labels.every((label) => categories.has(label) || isHeading(label))) return !line.bullet;
  if (
    next === undefined ||
    line.bullet ||
    !labels.every((label) => topics.has(label) || categories.has(label))
  )
    return false;
  // Skills set one beside the other, and this one alone in its row.
  const key = lookKey(line.look);
  if (next.cells.length > 1 && key !== null && key === lookKey(next.look)) return false;
  if (next.bullet || next.cells.length > 1) return true;
  const isLarger = (line.look.fontSizePt ?? 0) > (next.look.fontSizePt ?? 0) + 0.4;
  const isBolder =
    line.look.bold === true && next.look.bold !== true && next.look.fontSizePt !== undefined;
  return isLarger || isBolder || splitList(next.text).length > 2;
}

/**
 * Short lines in bold, each over a list that is not: what heads the lists of this section, whatever the words. A skill over its
 * level is none.
 */
function groupHeadTest(lines: readonly CvLine[]): (line: CvLine) => boolean {
  const heads = lines.filter((line, at) => {
    const next = lines[at + 1];
    if (line.bullet || line.cells.length > 1 || line.look.bold !== true) return false;
    return next !== undefined && next.look.bold !== true && splitList(next.text).length > 1;
  });
  const areAll = lines.every((line) => line.look.bold !== true || heads.includes(line));
  return (line) => heads.length > 1 && areAll && heads.includes(line);
}

/** "Análisis ⇥ R, Python" over "Campo ⇥ Buceo": where half of the rows have a label, all have. */
function haveLabels(lines: readonly CvLine[]): boolean {
  if (lines.length < 2 || lines.some(({ cells, bullet }) => cells.length < 2 || bullet))
    return false;
  const labelled = lines.filter(({ cells }) => isLabelRow(cells)).length;
  const areRows = lines.every(({ cells }) => cells.length === 2);
  return lines.every(hasBoldLabel) || (areRows && labelled * 2 >= lines.length);
}

/** "**Diseño** ⇥ Figma ⇥ Prototipos". */
function hasBoldLabel({ parts = [] }: CvLine): boolean {
  return parts.length > 1 && parts.every(({ cell, style }) => style.includes('b') === (cell === 0));
}

function isLabelRow([first = '', second = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && splitList(second).length > 1 && splitList(first).length === 1;
}

/** Rows of items with one sign before each row: no cell is a label, and a comma is inside of what it is in. */
function areGrid(lines: readonly CvLine[]): boolean {
  const rows = lines.filter(({ cells, bullet }) => bullet && cells.length > 1);
  const cells = rows.flatMap((row) => row.cells);
  const single = cells.filter((cell) => splitList(cell).length === 1 && !cell.includes(':'));
  return rows.length > 1 && rows.length === lines.length && single.length * 3 >= cells.length * 2;
}

type Rows = 'labelled' | 'grid' | 'mixed';

function splitSkills(line: CvLine, rows: Rows): readonly string[] {
  const [first = '', ...others] = line.cells;
  if (rows === 'grid') return line.cells.map(cleanSkill).filter((skill) => skill !== '');
  const isTableRow = rows === 'labelled' || isLabelRow(line.cells);
  const isLabelled =
    others.length > 0 && (categories.has(first.replace(/ ?:$/, '')) || first.endsWith(':'));
  const cells = isTableRow || isLabelled ? others : line.cells;
  return cells.flatMap((cell) => splitCell(cell));
}

function splitCell(cell: string): readonly string[] {
  const colon = cell.indexOf(':');
  const hasLabel =
    colon > 0 &&
    colon < 50 &&
    countWords(cell.slice(0, colon)) <= MOST_LABEL_WORDS &&
    !cell.includes('//');
  const text = hasLabel ? cell.slice(colon + 1).trim() : cell;
  const parts = splitUnits(text);
  if (hasLabel && isToldAbout(cell.slice(0, colon), parts))
    return [cleanSkill(cell.slice(0, colon))];
  const isProse = parts.length < 3 && countWords(text) > 14;
  const found = (isProse ? [text] : parts).map(cleanSkill);
  return found.filter((skill) => skill !== '' && (isProse || skill.length <= LONGEST_SKILL));
}

const LEAST_LISTED = 3;
const LEVEL_BEHIND = /^(?:nivel|level|a nivel) /i;

/** Where semicolons part the list, a comma is inside of what it lists; "nivel inicial" belongs to what is before it. */
function splitUnits(text: string): readonly string[] {
  const units = text.split(/;\s*/).filter((unit) => unit !== '');
  const single = units.filter((unit) => splitList(unit).length === 1);
  if (units.length >= LEAST_LISTED && single.length * 2 > units.length) return units;
  const parts: string[] = [];
  for (const part of splitList(text))
    if ((LEVEL_BEHIND.test(part) || isFurtherNumber(parts.at(-1), part)) && parts.length > 0)
      parts.push(`${parts.pop()}, ${part}`);
    else parts.push(part);
  return splitLast(parts);
}

/** "Eurocodes 2, 3 and 5": numbers of what the item before is called. */
function isFurtherNumber(before: string | undefined, part: string): boolean {
  return before !== undefined && / \d{1,3}$/.test(before) && FURTHER.test(part);
}

const FURTHER = /^\d{1,3}(?: ?(?:y|e|and|&) ?\d{1,3})?$/;

/** "Word, Excel e inventarios": the last two of a list, where the first of them is known as a skill and both together are not. */
function splitLast(parts: readonly string[]): readonly string[] {
  const [, first = '', second = ''] = /^(.+?) (?:y|e|and) (.+)$/i.exec(parts.at(-1) ?? '') ?? [];
  const isTwo = isKnownSkill(first) && !isKnownSkill(parts.at(-1) ?? '');
  return parts.length >= LEAST_LISTED && isTwo ? [...parts.slice(0, -1), first, second] : parts;
}

const LEAST_PROSE_WORDS = 4;

/** "React: avanzado", "SQL: diseño y consulta de bases de datos": the skill is before the colon, and what follows tells about it. */
function isToldAbout(label: string, parts: readonly string[]): boolean {
  if (parts.length > 0 && parts.every((part) => levels.has(part.replace(/\.$/, '')))) return true;
  return (
    isKnownSkill(label) &&
    !categories.has(label) &&
    !topics.has(label) &&
    parts.some((part) => countWords(part) >= LEAST_PROSE_WORDS) &&
    !parts.some((part) => isKnownSkill(part))
  );
}

function cleanSkill(text: string): string {
  const plain = withoutYears(text)
    .replace(BARS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:y|and|e) (?=\p{L})/iu, '')
    .replace(/[.;]$/, '');
  return levels.has(plain) || !/[\p{L}\d]/u.test(plain) ? '' : plain.trim();
}

/** "CRM: Salesforce | Office: Word, Excel" holds two groups. */
export function splitLabelledParts(lines: readonly CvLine[]): readonly CvLine[] {
  return lines.flatMap((line) => {
    const parts = line.text.split(/ [|·] /);
    const labelled = parts.filter((part) => /^\p{L}[\p{L} /&]{1,30}:/u.test(part)).length;
    return labelled > 1 ? parts.map((part) => withText(line, part.trim())) : [line];
  });
}
