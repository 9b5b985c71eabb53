import { gridWords, motherTongueLabels } from '../catalog';
import { foldText, Lexicon } from '../language';
import { type CvLine, withCells } from './cv-line';

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

/** Europass grades listening, reading, speaking and writing one by one; we keep the level given most often. */
export function foldLanguageGrid(source: readonly CvLine[]): LanguageGrid {
  const lines: CvLine[] = [];
  const frame: CvLine[] = [];
  for (const line of source) {
    if (isGridFrame(line)) frame.push(line);
    else lines.push(foldMotherTongue(line) ?? foldLevels(line));
  }
  return { lines, frame };
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
  const cut = line.text.indexOf(':');
  const [first = '', ...others] =
    line.cells.length > 1
      ? line.cells
      : [line.text.slice(0, Math.max(0, cut)), line.text.slice(cut + 1)];
  const name = others.join(' ').trim();
  if (name === '' || !mother.has(first)) return null;
  const label = first.replace(/\(s\)/g, '').trim();
  return withCells(
    line,
    name.split(/ ?[,/|] ?/).map((each) => `${each}: ${label}`),
  );
}

function foldLevels(line: CvLine): CvLine {
  const parts = line.cells.flatMap((cell) => cell.split(' '));
  const levels = parts.filter((part) => LEVEL.test(part));
  const name = parts.filter((part) => !LEVEL.test(part)).join(' ');
  if (levels.length < 3 || name.length > 30) return line;
  const count = (level: string) => levels.filter((each) => each === level).length;
  const usual = levels.reduce((best, level) => (count(level) > count(best) ? level : best));
  return withCells(line, name === '' ? [usual] : [name, usual]);
}
