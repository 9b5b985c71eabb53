import { FACT_WORDS } from './fact-words';
import { withoutFurniture } from './posting-furniture';

/** "Ubicación: Madrid" → "Madrid", for the first line that begins with one of the labels. */
export function readLabelled(lines: readonly string[], labels: RegExp): string {
  for (const line of lines) {
    const [whole] = labels.exec(line) ?? [];
    if (whole === undefined) continue;
    const value = line.slice(whole.length).trim();
    if (value !== '') return value.replace(/(?<![. ]\p{L})[.;,]$/u, '');
  }
  return '';
}

/** "Analista de datos | Aurora Seguros · Madrid" → its three parts. */
export function splitHeadLine(line: string): readonly string[] {
  return line
    .split(/\s+[-–—|·•@]\s+|\s*[|·•]\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The lines above the first long one: where job descriptions say what, who and where. */
export function listHeadLines(lines: readonly string[]): readonly string[] {
  const isLong = (part: string) => part.length > LONGEST_HEAD_LINE;
  const end = lines.findIndex((line) => splitHeadLine(line).some(isLong) || isSentence(line));
  return lines.slice(0, Math.min(MOST_HEAD_LINES, end < 0 ? lines.length : end));
}

const HOURS = new RegExp(`\\b${FACT_WORDS.hours}\\b`, 'iu');

/** Ends like one, and neither with "S.L." nor with hours and pay. */
function isSentence(line: string): boolean {
  return (
    /[.!?]$/u.test(line) &&
    !/(?:^|[\s.])(?:\p{Lu}|ltd|inc|co|corp|coop)\.$/iu.test(line) &&
    !HOURS.test(line)
  );
}

const LONGEST_HEAD_LINE = 110;
const MOST_HEAD_LINES = 8;

/** What is at the head of a job description and says nothing of the job. */
export const HEADINGS = new RegExp(`^${FACT_WORDS.heading}\\s*:?$`, 'iu');

const MOST_LINES = 400;
const LONGEST_LINE = 400;

/** In a table what a row is about is in its first cell: "Location", tab, "Melton Mowbray". */
const CELL = /^\s*([\p{L}][^\t:.]{1,38}?) *\t+(?=[^\t]+$)/u;

/** The lines of a job description that say something, on one line each and without what is around them. */
export function listPostingLines(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(CELL, '$1: ').replace(/\s+/gu, ' ').trim().slice(0, LONGEST_LINE));
  const said = joinSentences(lines).filter((line) => line !== '');
  return joinHead(withoutFurniture(said.slice(0, MOST_LINES)));
}

const LEAST_WORDS = 8;
const PAPER_WIDTH = 60;

/** Files and photos end their lines where the paper does; what somebody says goes on in the next one. */
function joinSentences(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let last = '';
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && before.length < LONGEST_LINE && isCutBefore(last, line))
      joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
    last = line;
  }
  return joined;
}

function isCutBefore(line: string, next: string): boolean {
  if (!/[\p{L}\d,%€]$/u.test(line) || /[·|•]/u.test(line) || line.split(' ').length < LEAST_WORDS)
    return false;
  if (/^\p{Ll}/u.test(next)) return true;
  return line.length >= PAPER_WIDTH && /^[\p{L}\d€£$(]/u.test(next) && !/^[^.]{2,30}:/u.test(next);
}

const GOES_ON = new RegExp(`\\p{L}.*\\s${FACT_WORDS['line end']}$`, 'iu');

/** A photo has a long heading in two lines: "Enfermera de UCI en", "Pamplona". */
function joinHead(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1);
    const goesOn = before !== undefined && GOES_ON.test(before);
    if (at < MOST_HEAD_LINES && goesOn && before.length + line.length < LONGEST_HEAD_LINE)
      joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}
