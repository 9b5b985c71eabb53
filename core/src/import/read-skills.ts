import { Lexicon, skillCategories, skillLevels } from '../catalog';
import { type CvLine, countWords } from './cv-line';
import { joinParagraphs } from './join-paragraphs';
import type { Trace } from './trace';

const categories = new Lexicon(skillCategories);
const levels = new Lexicon(skillLevels);
const BARS = /[★☆●○■□▪▫▮▯⬤◯█░▓]+|\b\d{1,3} ?%|\b\d{1,2} ?\/ ?(?:5|10|100)\b/g;
const LONGEST_SKILL = 90;

/** Reads skills out of lists, tables, comma lines, "Category: a, b" and bars with levels. */
export function readSkills(lines: readonly CvLine[], skills: string[], trace: Trace): void {
  const known = new Set(skills);
  for (const line of joinParagraphs(lines)) {
    const found = splitSkills(line);
    if (found.length === 0) trace.note('/skills', line.numbers, 0.7);
    for (const skill of found) {
      if (!known.has(skill)) {
        known.add(skill);
        skills.push(skill);
      }
      trace.note(`/skills/${skills.indexOf(skill)}`, line.numbers, 0.9);
    }
  }
}

export function splitSkills(line: CvLine): readonly string[] {
  const [first = '', ...others] = line.cells;
  const isTableRow = others.length > 0 && others.some((cell) => splitList(cell).length > 1);
  const isLabelled = others.length > 0 && categories.has(first.replace(/ ?:$/, ''));
  const cells = isTableRow || isLabelled ? others : line.cells;
  return cells.flatMap((cell) => splitCell(cell));
}

function splitCell(cell: string): readonly string[] {
  const colon = cell.indexOf(':');
  const hasLabel =
    colon > 0 && colon < 50 && countWords(cell.slice(0, colon)) <= 5 && !/\/\//.test(cell);
  const text = hasLabel ? cell.slice(colon + 1) : cell;
  if (hasLabel && text.trim() === '') return [];
  const parts = splitList(text);
  if (parts.length === 1 && !hasLabel && categories.has(text)) return [];
  const isProse = parts.length < 3 && countWords(text) > 14;
  return (isProse ? [text.trim()] : parts)
    .map(cleanSkill)
    .filter(
      (skill) => skill !== '' && skill.length <= Math.max(LONGEST_SKILL, isProse ? text.length : 0),
    );
}

/** Splits at commas and the like, but not inside brackets. */
export function splitList(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    const separates =
      depth === 0 &&
      (/[,;|•·⋅●◦‖\t]/.test(letter) ||
        (/[–—/-]/.test(letter) &&
          text.charAt(index - 1) === ' ' &&
          text.charAt(index + 1) === ' ')) &&
      !(letter === ',' && /\d/.test(text.charAt(index - 1)) && /\d/.test(text.charAt(index + 1)));
    if (separates) {
      parts.push(current);
      current = '';
    } else current += letter;
  }
  parts.push(current);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function cleanSkill(text: string): string {
  const plain = text
    .replace(BARS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:y|and|e) (?=\p{L})/iu, '')
    .replace(/[.;]$/, '');
  const bracket = /^(.+?) ?\(([^()]+)\)$/.exec(plain);
  const named =
    bracket?.[2] !== undefined && levels.has(bracket[2]) ? (bracket[1] ?? plain) : plain;
  return levels.has(named) || !/[\p{L}\d]/u.test(named) ? '' : named.trim();
}
