import { findContactValues } from '../person/read-contact-values';
import type { SourceLine } from '../source-document';

const REST = /^[\p{L}\d@._%+:~#?=&/-]{1,60}$/u;
const CUT_START = /^[@.]/;
const SAME_EDGE_PT = 1.5;

/**
 * "ana.ruiz@exam" over "ple.com": in a narrow column an address is broken wherever the column ends. Of all ways to put
 * such lines together, the one is taken that leaves the fewest words that are no address, and then the most addresses.
 */
export function joinBrokenAddresses(lines: readonly SourceLine[]): readonly SourceLine[] {
  const joined: SourceLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const run = takeRun(lines, at);
    const isPlain = run.length === 1 || !run.some(({ text }) => /[@./]/.test(text));
    joined.push(...(isPlain ? run : bestJoin(run, columnEnd(run, lines))));
    at += run.length;
  }
  return joined;
}

const MOST_LINES = 8;

function takeRun(lines: readonly SourceLine[], from: number): readonly SourceLine[] {
  let end = from + 1;
  while (end < lines.length && end - from < MOST_LINES) {
    const [above, line] = [lines[end - 1], lines[end]];
    if (above === undefined || line === undefined || !mayBeOne(above, line)) break;
    end += 1;
  }
  return lines.slice(from, end);
}

/** A telephone number is whole, however close to the column's end it comes. */
const NUMBER = /^[+(\d][\d\s()./-]{6,}$/;

function mayBeOne(above: SourceLine, line: SourceLine): boolean {
  if (NUMBER.test(above.text)) return false;
  return REST.test(line.text) && REST.test(lastWord(above)) && areSetAsOne(above, line);
}

function lastWord({ text }: SourceLine): string {
  return /\S+$/.exec(text)?.[0] ?? '';
}

function areSetAsOne(above: SourceLine, line: SourceLine): boolean {
  if (line.gapBefore || line.bullet || above.cells || line.cells) return false;
  return (
    above.page === line.page &&
    above.block === line.block &&
    above.fontSizePt !== undefined &&
    above.fontSizePt === line.fontSizePt &&
    above.bold === line.bold &&
    above.italic === line.italic &&
    Math.abs((above.xPt ?? 0) - (line.xPt ?? 0)) < SAME_EDGE_PT
  );
}

function columnEnd([first]: readonly SourceLine[], lines: readonly SourceLine[]): number {
  return lines
    .filter(({ block, page }) => block === first?.block && page === first?.page)
    .reduce((far, line) => Math.max(far, rightOf(line)), 0);
}

function rightOf({ xPt = 0, widthPt = 0 }: SourceLine): number {
  return xPt + widthPt;
}

/** A bit of the number says whether a line goes on in the next. */
function bestJoin(run: readonly SourceLine[], endPt: number): readonly SourceLine[] {
  let best: readonly SourceLine[] = run;
  let least = Number.POSITIVE_INFINITY;
  for (let bits = 0; bits < 2 ** (run.length - 1); bits++) {
    const groups: SourceLine[][] = [];
    run.forEach((line, at) => {
      if (at > 0 && (bits >> (at - 1)) & 1) groups.at(-1)?.push(line);
      else groups.push([line]);
    });
    if (!groups.every((group) => group.length === 1 || isBroken(group, endPt))) continue;
    const cost = groups.reduce((sum, group) => sum + costOf(group), 0);
    if (cost >= least) continue;
    least = cost;
    best = groups.map(joinGroup);
  }
  return best;
}

/** Dear is a word left over; an address lengthened that was whole costs a little. */
function costOf(group: readonly SourceLine[]): number {
  if (!isAddress(textOf(group))) return 10;
  const wasWhole = group.some((_, at) => at > 0 && isAddress(textOf(group.slice(0, at))));
  return wasWhole ? -0.5 : -1;
}

/** The last word of the first line, and what follows it. */
function textOf(group: readonly SourceLine[]): string {
  return group.map((line, at) => (at === 0 ? lastWord(line) : line.text)).join('');
}

function isBroken(group: readonly SourceLine[], endPt: number): boolean {
  // "Bilbao" over "linkedin.com/in/ana": a word, and an address that is whole without it.
  if (/^\p{Lu}[^@./]*$/u.test(textOf(group.slice(0, 1))) && isAddress(textOf(group.slice(1))))
    return false;
  return (
    isAddress(textOf(group)) &&
    group.every((line, at) => {
      const next = group[at + 1];
      if (next === undefined) return true;
      const begun = textOf(group.slice(0, at + 1));
      // "linkedin.com/in/ana/" over "Bilbao": another thing, unless the address has capitals too.
      if (/^\p{Lu}/u.test(next.text) && !/\p{Lu}/u.test(begun)) return false;
      if (isCut(begun, next.text)) return true;
      // No more than the widest letter would have fitted.
      const isFull = endPt - rightOf(line) < (line.fontSizePt ?? 0);
      return isFull && /^[\p{L}\d_/-]/u.test(next.text);
    })
  );
}

/** A slash may be the end of an address, a hyphen never is. */
function isCut(begun: string, next: string): boolean {
  if (CUT_START.test(next) || /[-_@]$/.test(begun)) return true;
  return /[./]$/.test(begun) && !isAddress(begun);
}

function joinGroup(group: readonly SourceLine[]): SourceLine {
  const [first, ...others] = group;
  if (first === undefined) throw new Error('no lines to join');
  if (others.length === 0) return first;
  const { runs, ...rest } = first;
  const links = group.flatMap((line) => line.links ?? []);
  const boxes = group.flatMap((line) => line.boxes ?? []);
  return {
    ...rest,
    text: group.map(({ text }) => text).join(''),
    ...(links.length > 0 && {
      links: links.filter(({ href }, at) => links.findIndex((link) => link.href === href) === at),
    }),
    ...(boxes.length > 0 && { boxes }),
  };
}

/** One address and nothing else, in a domain that there is. */
function isAddress(text: string): boolean {
  const at = text.indexOf('@');
  // "ana@example.com" over "@ana.dibuja": an address, and a name on a network.
  if (at > 0 && text.includes('@', at + 1)) return false;
  const address = at > 0 ? text.slice(at + 1) : text.replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
  const [value, another] = findContactValues(address);
  const isWhole = value?.text.length === address.length && another === undefined;
  return isWhole && value.kind !== 'phone' && (at <= 0 || !address.includes('/'));
}
