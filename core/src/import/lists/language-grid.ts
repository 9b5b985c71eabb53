import { gridWords, motherTongueLabels } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { type CvLine, withCells } from '../lines/cv-line';

const words = new Lexicon(gridWords);
const mother = new Lexicon(motherTongueLabels);
const LEVEL = /^[ABC][12]\+?$/;
const LEGEND =
  /^\(?\*?\)?\s*(?:niveles|levels|nivel europeo|european level|common european|marco com[uú]n)/i;

interface LanguageGrid {
  readonly lines: readonly CvLine[];
  /** Headings of the grid and its legend: they say nothing about the person. */
  readonly frame: readonly CvLine[];
}

/** Europass grades listening, reading, speaking and writing one by one; the levels are kept in their order where they differ. */
export function foldLanguageGrid(source: readonly CvLine[]): LanguageGrid {
  const lines: CvLine[] = [];
  const frame: CvLine[] = [];
  let stack: CvLine[] = [];
  const closeStack = () => {
    const [first, ...others] = stack;
    if (first !== undefined) lines.push(withCells(first, [gradesOf(stack.flatMap(levelsOf))]));
    frame.push(...others);
    stack = [];
  };
  for (const line of source) {
    if (isStackedGrade(line)) {
      stack.push(line);
      continue;
    }
    closeStack();
    if (isGridFrame(line)) frame.push(line);
    else lines.push(foldMotherTongue(line) ?? foldLevels(line));
  }
  closeStack();
  return { lines, frame };
}

/** "Listening C1" over "Reading C2": the grid as a list. */
function isStackedGrade(line: CvLine): boolean {
  const name = partsOf(line).filter((part) => !LEVEL.test(part));
  return levelsOf(line).length > 0 && name.length > 0 && words.has(name.join(' '));
}

function partsOf({ cells }: CvLine): readonly string[] {
  return cells.flatMap((cell) => cell.split(' '));
}

function levelsOf(line: CvLine): readonly string[] {
  return partsOf(line).filter((part) => LEVEL.test(part));
}

function gradesOf(levels: readonly string[]): string {
  const [first = ''] = levels;
  return levels.every((level) => level === first) ? first : levels.join(' ');
}

function isGridFrame(line: CvLine): boolean {
  return (
    LEGEND.test(line.text) ||
    line.cells.every((cell) => words.has(cell)) ||
    (line.text.length < 120 &&
      words.countWords(line.text) === foldText(line.text).split(' ').length)
  );
}

function foldMotherTongue(line: CvLine): CvLine | null {
  const [label = '', ...beside] = line.cells;
  const cut = label.indexOf(':');
  const isInline = cut > 0 && mother.has(label.slice(0, cut));
  const first = isInline ? label.slice(0, cut) : label;
  const others = isInline ? [label.slice(cut + 1), ...beside] : beside;
  const named = others.flatMap((cell) => cell.split(/ ?[,/|] ?/)).map((name) => name.trim());
  const names = named.filter((name) => name !== '');
  if (names.length === 0 || !mother.has(first)) return null;
  const level = first.replace(/\(s\)/gi, '').trim();
  return withCells(
    line,
    names.map((name) => `${name}: ${level}`),
  );
}

function foldLevels(line: CvLine): CvLine {
  const levels = levelsOf(line);
  const name = partsOf(line)
    .filter((part) => !LEVEL.test(part))
    .join(' ');
  if (levels.length < 3 || name.length > 30) return line;
  const grades = gradesOf(levels);
  return withCells(line, name === '' ? [grades] : [name, grades]);
}
