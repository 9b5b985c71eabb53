/** A line of a job description, and where its words begin and end in the whole text. */
export interface PostingLine {
  readonly kind: 'text' | 'heading' | 'item' | 'blank';
  readonly start: number;
  readonly end: number;
}

/** What an item of a list begins with. */
export const BULLET = /^\s*(?:[-–—•·*▪◦●‣➢✓✔]|\d{1,2}[.)])\s+/u;
const LONGEST_HEADING = 60;
const LONG_LINE = 40;

/** Tells headings and lists from the rest, as they are in nearly every posting; nothing of the text is dropped but the bullets. */
export function readPostingLines(text: string): readonly PostingLine[] {
  const lines = text.split('\n');
  let start = 0;
  return lines.map((line, index) => {
    const from = start;
    const end = from + line.length;
    start = end + 1;
    if (line.trim() === '') return { kind: 'blank', start: from, end };
    const bullet = BULLET.exec(line)?.[0];
    if (bullet !== undefined) return { kind: 'item', start: from + bullet.length, end };
    return { kind: isHeading(lines, index) ? 'heading' : 'text', start: from, end };
  });
}

/** Short, without a stop, and over something longer or a list. */
function isHeading(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? '';
  const next = lines.slice(index + 1).find((one) => one.trim() !== '');
  if (next === undefined || line.length > LONGEST_HEADING || /[.;,!]$/.test(line)) return false;
  if (BULLET.test(next) || line.endsWith(':')) return true;
  const isApart = index > 0 && lines[index - 1]?.trim() === '';
  return isApart && next.trim().length > LONG_LINE;
}
