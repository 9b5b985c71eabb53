const NUMBERED =
  /^([^\S\n]*)((?:\d{1,2}(?:\.\d{1,2}){1,2}[.)]?|(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]))(?=[^\S\n]+\S)/gim;
const OF_A_PART = /^\d+\.\d/;
const LONGEST_HEADING = 60;

/** The numbers of a list as dashes, each as long as it was: "3." is neither a sentence nor a part of what is asked for. Those of headings as blanks. */
export function hideNumbers(source: string): string {
  const text = markGrades(openRunInHeadings(hideCodes(source)));
  const numbers = [...text.matchAll(NUMBERED)];
  if (numbers.length < 2) return text;
  const hasParts = numbers.filter(([, , number = '']) => OF_A_PART.test(number)).length > 1;
  const starts = new Set(numbers.map(({ index }) => index));
  const open = numbers.filter(({ index }) => isOverText(text, index, starts));
  const areHeadings = hasParts || open.length > numbers.length / 2;
  return text.replace(NUMBERED, (_, space: string, number: string, index: number) => {
    const isHeading = areHeadings && !OF_A_PART.test(number) && isShort(lineAt(text, index));
    return `${space}${isHeading ? ' ' : '-'}${' '.repeat(number.length - 1)}`;
  });
}

/** "E1 Degree in chemistry", "D2: French": the numbers of criteria. */
const CODED = /^([^\S\n]*(?:[-•*–][^\S\n]*)?)((\p{Lu}{1,2})(\d{1,2})[.):]?)(?=[^\S\n]+\S)/gmu;

/** Letters that lines number from one on name nothing. */
function hideCodes(text: string): string {
  const counts = new Map<string, number>();
  for (const [, , , letters = '', number] of text.matchAll(CODED))
    if (Number(number) === (counts.get(letters) ?? 0) + 1) counts.set(letters, Number(number));
  if (![...counts.values()].some((count) => count > 1)) return text;
  return text.replace(CODED, (whole, before: string, code: string, letters: string) =>
    counts.has(letters) ? `${before}-${' '.repeat(code.length - 1)}` : whole,
  );
}

/** "2. Requisitos de las personas aspirantes. Estar en …": a numbered paragraph, and the heading in front of it. */
const RUN_IN =
  /^([^\S\n]*)(\d{1,2}[.)])([^\S\n]+\p{Lu}[^.:;,\n]{3,50})\.(?=[^\S\n]+\p{Lu}[^\n]{40})/gmu;
const FEWEST_RUN_IN = 3;

/** Such a heading reads as the label it is: "  Requisitos de las personas aspirantes: …". */
function openRunInHeadings(text: string): string {
  if ((text.match(RUN_IN)?.length ?? 0) < FEWEST_RUN_IN) return text;
  return text.replace(
    RUN_IN,
    (_, space: string, number: string, heading: string) =>
      `${space}${' '.repeat(number.length)}${heading}:`,
  );
}

/** "E – Degree", "D – Python": essential and desirable, before the line. */
const GRADED = /^([^\S\n]*(?:[-•*][^\S\n]*)?)([ED]) [–—-](?=[^\S\n]+\S)/gm;

/** The same as behind a line: "(E) Degree". */
function markGrades(text: string): string {
  const letters = new Set([...text.matchAll(GRADED)].map(([, , letter]) => letter));
  return letters.size < 2
    ? text
    : text.replace(GRADED, (_, before: string, letter: string) => `${before}(${letter})`);
}

/** Under "2. Requisitos" are lines without a number; under an item of a list is the next item. */
function isOverText(text: string, index: number, starts: ReadonlySet<number>): boolean {
  const end = index + lineAt(text, index).length;
  const next = end + (/^\s*\n/.exec(text.slice(end))?.[0].length ?? 0);
  return next > end && next < text.length && !starts.has(next) && isShort(lineAt(text, index));
}

function lineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  return text.slice(index, end < 0 ? text.length : end);
}

function isShort(line: string): boolean {
  return line.trim().length <= LONGEST_HEADING && !/[^.]\.\s*$/.test(line);
}
