import { type CvLine, joinLines } from './cv-line';

const NARROWEST_COLUMN = 45;
const SENTENCE_END = /[.!?:;…]["»”’)]?$/;

/** Joins lines that were broken only because the paper was too narrow. */
export function joinParagraphs(lines: readonly CvLine[]): readonly CvLine[] {
  const wrap = new WrapTest(lines);
  const joined: CvLine[] = [];
  let last: CvLine | undefined;
  for (const line of lines) {
    const current = joined.at(-1);
    if (current !== undefined && last !== undefined && wrap.continues(last, line, current.bullet)) {
      joined[joined.length - 1] = joinLines(current, line);
    } else joined.push(line);
    last = line;
  }
  return joined;
}

/** Knows how wide the column is, and so whether a line break was needed. */
export class WrapTest {
  private readonly longest: number;
  private readonly rightEdges = new Map<number, number>();

  constructor(lines: readonly CvLine[]) {
    let longest = 0;
    for (const line of lines) {
      longest = Math.max(longest, line.text.length);
      const { block, xPt, widthPt } = line.look;
      if (block === undefined || xPt === undefined || widthPt === undefined) continue;
      this.rightEdges.set(block, Math.max(this.rightEdges.get(block) ?? 0, xPt + widthPt));
    }
    this.longest = longest;
  }

  continues(previous: CvLine, line: CvLine, inBullet: boolean): boolean {
    if (line.bullet || line.cells.length > 1 || previous.cells.length > 1) return false;
    const startsSmall = /^[\p{Ll}\d(&]/u.test(line.text) && !/^\d+[.)] /.test(line.text);
    const ended = SENTENCE_END.test(previous.text);
    if (line.gapBefore)
      return startsSmall && !ended && !this.hadRoom(previous, line) && /^\p{Ll}/u.test(line.text);
    if (startsSmall && !ended) return /^\p{Ll}/u.test(line.text) || !this.hadRoom(previous, line);
    if (
      /[,(&–—-]$| (?:de|del|la|el|los|las|en|y|e|o|con|para|por|a|of|and|the|in|for|with|to|at|on)$/.test(
        previous.text,
      ) &&
      !this.hadRoom(previous, line)
    )
      return true;
    if (this.longest < NARROWEST_COLUMN || this.hadRoom(previous, line)) return false;
    if (ended) return !inBullet && previous.text.length > 60;
    return true;
  }

  /** True when the next line's first word would have fitted at the end of this one. */
  private hadRoom(previous: CvLine, line: CvLine): boolean {
    const word = line.text.split(' ', 1)[0] ?? '';
    const { block, xPt, widthPt } = previous.look;
    const edge = block === undefined ? undefined : this.rightEdges.get(block);
    if (
      edge !== undefined &&
      xPt !== undefined &&
      widthPt !== undefined &&
      previous.text.length > 0
    ) {
      const letterPt = widthPt / previous.text.length;
      return xPt + widthPt + letterPt * (word.length + 1) < edge - letterPt;
    }
    return previous.text.length + word.length + 1 < this.longest * 0.9;
  }
}
