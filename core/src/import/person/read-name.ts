import { givenNames, surnames } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { scoreCompany, scoreDegree, scoreTitle } from '../entries/score-roles';
import { type CvLine, countWords, isUpperCase, joinWrapped } from '../lines/cv-line';
import type { PreparedLines } from '../lines/prepare-lines';
import { contactLabelOf } from '../lines/split-label';
import { matchHeading } from '../sections/match-heading';
import { findLabelledRest } from './labelled-name';
import { findStack, isHalf, isHonorific, nameWords } from './name-shape';
import { findContactValues } from './read-contact-values';
import { isPlace } from './recognise-place';

const given = new Lexicon(givenNames);
const family = new Lexicon(surnames);
const FIRST_LINES = 80;
const MOST_NAME_WORDS = 6;
const MOST_LARGEST = 4;
const MOST_FOR_WORDS = 2;
const NO_NAME = -100;
/** Names in these are those of companies and schools. */
const SECTIONS: ReadonlySet<unknown> = new Set(['work', 'education']);

export interface FoundName {
  readonly text: string;
  readonly confidence: number;
  /** The line that holds it, as it is in the document. */
  readonly line: CvLine;
  /** Further lines it is wrapped onto. */
  readonly wrapped: readonly CvLine[];
  /** What else is on the line, such as a title after a dash. */
  readonly rest: string;
}

/** Finds the person's name: near the top, large, shaped like a name, echoed by the email address. */
export function findName(lines: readonly CvLine[]): FoundName | null {
  const top = lines.slice(0, FIRST_LINES);
  const echo = readEcho(lines.slice(0, 400));
  const largest = Math.max(0, ...top.map((line) => line.look.fontSizePt ?? 0));
  const isDistinct =
    top.filter((line) => (line.look.fontSizePt ?? 0) >= largest - 0.3).length <= MOST_LARGEST;
  const firstPage = top[0]?.look.page ?? 1;
  const sectionAt = top.findIndex(({ text }) => SECTIONS.has(matchHeading(text)));
  let best: FoundName | null = null;
  let bestScore = 2.5;
  top.forEach((line, index) => {
    for (const candidate of splitCandidates(line)) {
      const isInSection = sectionAt >= 0 && index > sectionAt && line.look.fontSizePt !== largest;
      const page = { index, echo, largest, isDistinct, firstPage };
      const placed = scorePlaced(candidate, line, page) - (isInSection ? 3 : 0);
      // Its words can add no more, and to look them all up takes time.
      if (placed + MOST_FOR_WORDS <= bestScore) continue;
      const score = candidate.labelled ? placed : placed + scoreWords(candidate.text);
      if (score <= bestScore) continue;
      bestScore = score;
      best = {
        text: candidate.text,
        rest: candidate.rest,
        line,
        wrapped: [],
        confidence: Math.min(0.99, 0.4 + score / 16),
      };
    }
  });
  return best === null ? null : addWrappedLine(best, top, echo);
}

interface Candidate {
  readonly text: string;
  readonly rest: string;
  readonly labelled: boolean;
}

function splitCandidates(line: CvLine): readonly Candidate[] {
  if (line.text.length > 120) return [];
  const label = contactLabelOf(line);
  if (label !== null)
    return label.kind === 'name' ? [{ text: label.value, rest: '', labelled: true }] : [];
  const parts = line.cells
    .slice(isMonogram(line) ? 1 : 0)
    .flatMap((cell) => cell.split(/ [|·•–—/-] |(?<=\p{L}{2}), (?=\p{Lu})/u))
    .map((part) => part.trim());
  // "Personal information | Ana Ruiz": a form has the heading in the first cell.
  const value = line.cells.length === 2 && matchHeading(line.cells[0] ?? '') !== null;
  if (value) return [{ text: line.cells[1] ?? '', rest: '', labelled: false }];
  const [first = '', ...others] = parts;
  const whole: Candidate = { ...trimName(openGluedName(line.text)), labelled: false };
  if (others.length === 0)
    return [isMonogram(line) ? { ...trimName(first), labelled: false } : whole];
  return [
    { text: first, rest: others.join(' | '), labelled: false },
    ...(line.cells.length > 1 && !isSpacedName(line) ? [] : [whole]),
  ];
}

/** "ANA | RUIZ | PARDO": one word a cell, where a scan or wide letters put more space between words than text has. */
function isSpacedName({ cells }: CvLine): boolean {
  return cells.length <= 4 && cells.every((cell) => /^\p{Lu}[\p{L}'’-]+$/u.test(cell));
}

/** "A | Ana Ruiz": the first letter, drawn large beside the name. */
function isMonogram({ cells: [first = '', second = ''] }: CvLine): boolean {
  return /^\p{Lu}$/u.test(first) && second.length > 1 && second.startsWith(first);
}

/** "Ana Ruiz |", "Ana Ruiz (16/06/89)", "ANA RUIZ RESUME": what is drawn beside a name is no part of it. */
function trimName(text: string): { readonly text: string; readonly rest: string } {
  const [, name = text, bracket = ''] = /^(.*\p{L})\s*\(([^()]*\d[^()]*)\)$/u.exec(text) ?? [];
  const plain = name.replace(/\s*[|‖·•–—,]+$|(?<=\p{L}{4})\.$/u, '').replace(OF_PAPER, '');
  return /\p{L}{2}/u.test(plain) ? { text: plain, rest: bracket } : { text, rest: '' };
}

const GLUED = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u;

/** "AnaRuiz": two looks part first name and surname where no space does. */
function openGluedName(text: string): string {
  const [, first = '', last = ''] = GLUED.exec(text) ?? [];
  return given.has(first) || family.has(last) ? `${first} ${last}` : text;
}

const OF_PAPER = /\s+(?:r[eé]sum[eé]|cv|curr[ií]culum(?: vitae)?|hoja de vida)$/i;

interface OnPage {
  readonly index: number;
  readonly echo: string;
  readonly largest: number;
  /** Whether few lines are as large as the largest. */
  readonly isDistinct: boolean;
  readonly firstPage: number;
}

/** By its shape, place and look. */
function scorePlaced({ text, labelled }: Candidate, line: CvLine, page: OnPage): number {
  const { index, echo, largest, isDistinct, firstPage } = page;
  const words = nameWords(text) ?? lowerCaseName(text, line, largest, echo);
  if (words === null) return NO_NAME;
  if (labelled) return 14;
  let score = words.length >= 2 ? 2 : -1;
  score += Math.max(0, 3 - index * 0.25);
  if (words.length > 1 && words.slice(1).some((word) => family.has(word))) score += 1;
  score += Math.min(4, words.filter((word) => word.length > 2 && echo.includes(word)).length * 2);
  const size = line.look.fontSizePt;
  if (size !== undefined && largest > 0 && isDistinct) {
    if (size >= largest - 0.3) score += 3;
    else if (size < largest * 0.6) score -= 1;
  }
  if (line.bullet) score -= 3;
  // What follows a CV, such as a diploma, may have the name in larger letters.
  if (line.look.page > firstPage) score -= 4;
  return score;
}

/** By what its words mean: a first name, or something else than a person. */
function scoreWords(text: string): number {
  if (matchHeading(text) !== null || isPlace(text) || findContactValues(text).length > 0)
    return NO_NAME;
  const first = given.startsWith(text) ? MOST_FOR_WORDS : given.contains(text) ? 1 : 0;
  return (
    first -
    Math.min(4, scoreTitle(text)) -
    Math.min(3, Math.max(0, scoreCompany(text) - 0.5)) -
    scoreDegree(text) * 0.5
  );
}

/** Some designs set the name in small letters: it is the largest line all the same, and begins like a name or is in the address. */
function lowerCaseName(
  text: string,
  line: CvLine,
  largest: number,
  echo: string,
): readonly string[] | null {
  const isLargest = largest > 0 && (line.look.fontSizePt ?? 0) >= largest - 0.3;
  if (!isLargest || line.cells.length > 1 || countWords(text) > MOST_NAME_WORDS) return null;
  // "Mai lin Sanz": in part only, it has to be in the address.
  const isSmall = text === text.toLowerCase();
  const words = nameWords(text.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()));
  if (words === null || words.length < 2) return null;
  if (!isSmall)
    return words.filter((word) => word.length > 2 && echo.includes(word)).length > 1 ? words : null;
  return given.startsWith(text) || words.some((word) => word.length > 3 && echo.includes(word))
    ? words
    : null;
}

/** Everything the person's addresses and profile links spell out. */
function readEcho(lines: readonly CvLine[]): string {
  const found: string[] = [];
  for (const line of lines) {
    for (const value of findContactValues(line.text)) {
      if (value.kind !== 'phone')
        found.push(foldText(value.text.replace(/@.*/, '')).replace(/[^a-z]/g, ''));
    }
    for (const link of line.links)
      found.push(foldText(link.href.replace(/@.*/, '')).replace(/[^a-z]/g, ''));
  }
  return found.join(' ');
}

/** A long name is often set in two lines of the same size. */
function addWrappedLine(name: FoundName, lines: readonly CvLine[], echo: string): FoundName {
  if (name.rest !== '') return name;
  const at = lines.indexOf(name.line);
  const rest = findLabelledRest(
    name,
    lines.slice(at + 1, at + 3),
    (text) => nameWords(text) !== null,
  );
  if (rest !== null) return { ...name, text: rest.whole, wrapped: [rest.line] };
  const stack = findStack(lines, at);
  const [top, ...below] = stack ?? [];
  if (top !== undefined) {
    const words = [top, ...below].map(({ text }) => trimName(text).text);
    return { ...name, text: words.join(' '), line: top, wrapped: below };
  }
  const previous = lines[at - 1];
  const next = lines[at + 1];
  if (next !== undefined && holdsLetters(name.line, next))
    return { ...name, text: `${name.text}, ${next.text}`, wrapped: [next] };
  if (previous !== undefined && belongsToName(previous, name.line, lines[at + 1], echo)) {
    return {
      ...name,
      text: joinHalves(previous.text, name.text),
      line: previous,
      wrapped: [name.line],
    };
  }
  if (next !== undefined && belongsToName(name.line, next, lines[at + 2], echo)) {
    return { ...name, text: joinHalves(name.text, next.text), wrapped: [next] };
  }
  return name;
}

/** "Jordan Whitfield," over "CPA, MBA": the letters behind a name, where the line had no more room. */
function holdsLetters({ text, look }: CvLine, next: CvLine): boolean {
  return (
    text.endsWith(',') &&
    look.fontSizePt === next.look.fontSizePt &&
    next.text.split(', ').every((part) => isNameTitle(part) || LETTERS.test(part))
  );
}

/** "Núñez-" over "Moore": the hyphen is the name's own. */
function joinHalves(first: string, second: string): string {
  return /\p{L}-$/u.test(first) ? first + second : joinWrapped(first, second);
}

/** Are two lines the halves of one name? Their common size tells, or else the words. */
function belongsToName(
  first: CvLine,
  second: CvLine,
  after: CvLine | undefined,
  echo: string,
): boolean {
  if (!isHalf(first) || !isHalf(second)) return false;
  const size = first.look.fontSizePt;
  const secondSize = second.look.fontSizePt;
  if (size !== undefined && secondSize !== undefined) {
    const endsName =
      Math.min(size, secondSize) > (after?.look.fontSizePt ?? 0) + 2 ||
      matchHeading(after?.text ?? '') !== null;
    const words = nameWords(second.text) ?? [];
    return (
      endsName &&
      (Math.abs(size - secondSize) < 0.3 ||
        isSecondHalf(first.text, words, echo) ||
        isSetAsSurname(first, second, words, echo))
    );
  }
  return !second.gapBefore && isSecondHalf(first.text, nameWords(second.text) ?? [], echo);
}

/** A first name over smaller surnames, in its weight, colour and capitals: one of them is in the person's address. */
function isSetAsSurname(
  first: CvLine,
  second: CvLine,
  words: readonly string[],
  echo: string,
): boolean {
  const isAlike =
    first.look.bold === second.look.bold &&
    first.look.color === second.look.color &&
    isUpperCase(first.text) === isUpperCase(second.text);
  const [only = '', ...more] = nameWords(first.text) ?? [];
  const isFirstName = given.has(first.text) || (more.length === 0 && echo.includes(only));
  const isEchoed = words.some((word) => word.length > 3 && echo.includes(word));
  return isAlike && !second.gapBefore && isFirstName && words.length < 3 && isEchoed;
}

/** Without sizes: the next line spells a surname, or what the email address goes on with. */
function isSecondHalf(first: string, words: readonly string[], echo: string): boolean {
  const known = nameWords(first) ?? [];
  if (known.length > 2 || words.length > 2 || words.some((word) => known.includes(word)))
    return false;
  return words.every((word) => family.has(word) || (word.length > 3 && echo.includes(word)));
}

/** The name once more, alone on a line further down, is a running head. */
export function dropRepeatedName(prepared: PreparedLines, name: FoundName | null): PreparedLines {
  if (name === null) return prepared;
  const folded = foldText(name.text);
  const isRepeat = (line: CvLine) =>
    line !== name.line &&
    line.text.length < 80 &&
    // "ana-ruiz-soler" is the end of an address.
    !/^[\p{Ll}\d._-]+$/u.test(line.text) &&
    foldText(line.text) === folded &&
    (line.numbers[0] ?? 0) > (name.line.numbers[0] ?? 0);
  return {
    ...prepared,
    lines: prepared.lines.filter((line) => !isRepeat(line)),
    furniture: [
      ...prepared.furniture,
      ...prepared.lines.filter(isRepeat).flatMap((line) => line.numbers),
    ],
  };
}

/** "CPA", "PhD": letters after a name, no job. */
export function isNameTitle(text: string): boolean {
  return isHonorific(text) || (/^[A-Z][A-Za-z.]{1,5}$/.test(text) && scoreDegree(text) > 0);
}

/** "Ana Ruiz, RN, CCRN": letters written right behind a name belong to it. */
export function withLetters({ text, rest, line }: FoundName): string {
  let whole = text;
  for (const part of rest.split(' | ')) {
    const more = `${whole}, ${part}`;
    const isOfName = isNameTitle(part) || LETTERS.test(part);
    if (part === '' || !isOfName || !line.text.startsWith(more)) break;
    whole = more;
  }
  return whole;
}

const LETTERS = /^\p{Lu}{2,6}$/u;
