import { onlyDates } from '../dates/read-dates';
import type { SourceLine } from '../source-document';

const ENDS_IN_HYPHEN = /\p{L}{2}[-\u2010]$/u;
const WORD_REST = /^(\p{Ll}\S*)\s*(.*)$/su;
const ENDS_IN_ADDRESS = /(?:https?:\/\/|www\.|\b[\w-]+\.(?:com|org|net|io|es|dev)\/|\S@\S)\S*$/i;
const WHOLE_EMAIL =
  /@[\w.-]+\.(?:com|org|net|edu|es|eu|io|dev|co|uk|mx|ar|cl|pe|ie|au|in|cat|test)$/i;
const ADDRESS_REST = /^[\w./~#?=&%-]+$/;
const ADDRESS = /@\S+\.|^(?:https?:|www\.)|[a-z\d]\.[a-z]{2,}(?:\/|$)/i;
const OWN_ADDRESS = /^https?:|^[a-z][\w-]*\.[a-z]{2,}/i;

/** Words and addresses parted at a line's end are put together again on the upper line. */
export function joinParts(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const whole =
      above &&
      !line.bullet &&
      !line.cells &&
      (joinWord(above, line) ??
        joinHead(above, line) ??
        joinAddress(above, line, lines) ??
        joinBracket(above, line));
    if (!above || !whole) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = {
      ...withLinks(above, line),
      ...whole.upper,
      ...withRest(above, line, whole),
    };
    if (whole.remainder !== '') joined.push({ ...line, text: whole.remainder });
  }
  return joined;
}

interface Whole {
  readonly upper: Pick<SourceLine, 'text' | 'cells' | 'joinedAt' | 'runs'>;
  readonly remainder: string;
}

function joinWord(above: SourceLine, below: SourceLine): Whole | undefined {
  if (above.cells || !ENDS_IN_HYPHEN.test(above.text) || !isSameSize(above, below))
    return undefined;
  const match = WORD_REST.exec(below.text);
  if (!match) return undefined;
  const [, rest = '', remainder = ''] = match;
  const begun = /\S+$/.exec(above.text)?.[0] ?? '';
  // The hyphen of an address is its own, unless the link says otherwise.
  const isAddress = ADDRESS.test(begun + rest);
  const isKept = isAddress && !leadsTo(above, below, begun.slice(0, -1) + rest);
  const kept = isKept ? above.text : above.text.slice(0, -1);
  const joinedAt = isAddress ? above.joinedAt : [...(above.joinedAt ?? []), kept.length];
  const runs = above.runs?.map((run, at, all) =>
    at === all.length - 1 ? { ...run, text: run.text.replace(/[-\u2010]$/, '') + rest } : run,
  );
  return {
    upper: {
      text: kept + rest,
      ...(runs && { runs }),
      ...(joinedAt && { joinedAt }),
    },
    remainder,
  };
}

const BEFORE_DATE = /^(.*\p{L}{2})[-\u2010] (\S.*)$/u;

/** "Ayudante de cocina, Casa Sol, Cáce- ⇥ 2013 – 2017" over "res, España": the date is beside what goes on below. */
function joinHead(above: SourceLine, below: SourceLine): Whole | undefined {
  const [, head, date] = BEFORE_DATE.exec(above.text) ?? [];
  if (head === undefined || date === undefined || onlyDates(date) === null) return undefined;
  const isBelow = Math.abs((above.xPt ?? 0) - (below.xPt ?? 0)) < 1.5 && !below.gapBefore;
  if (!isBelow || above.block !== below.block || !isSameSize(above, below)) return undefined;
  if (!WORD_REST.test(below.text)) return undefined;
  const cells = [head + below.text, date];
  const runs = above.runs && joinRuns(above.runs, below);
  const joinedAt = [...(above.joinedAt ?? []), head.length];
  return {
    upper: { text: cells.join(' '), cells, joinedAt, ...(runs && { runs }) },
    remainder: '',
  };
}

type Runs = NonNullable<SourceLine['runs']>;

/** The date is the last run; what is below goes on with the one before it. */
function joinRuns(runs: Runs, { text, bold, italic, runs: below }: SourceLine): Runs {
  const [date] = runs.slice(-1);
  const [open] = runs.slice(-2, -1);
  if (date === undefined || open === undefined) return runs;
  const look = { ...(bold && { bold: true as const }), ...(italic && { italic: true as const }) };
  const [first = { text }, ...others] = below ?? [{ text, ...look }];
  const joined = { ...open, text: open.text.replace(/[-\u2010]$/, '') + first.text };
  return [...runs.slice(0, -2), joined, ...others, date];
}

function leadsTo(above: SourceLine, below: SourceLine, address: string): boolean {
  return [...(above.links ?? []), ...(below.links ?? [])].some(({ href }) =>
    href.toLowerCase().includes(address.toLowerCase()),
  );
}

/** A long address breaks wherever its column ends, so only a full line can go on. */
function joinAddress(
  above: SourceLine,
  below: SourceLine,
  lines: readonly SourceLine[],
): Whole | undefined {
  if (above.block !== below.block || !isSameSize(above, below)) return undefined;
  if (!ENDS_IN_ADDRESS.test(above.text)) return undefined;
  const [rest = '', ...others] = below.text.split(' ');
  if (!ADDRESS_REST.test(rest) || OWN_ADDRESS.test(rest)) return undefined;
  if (WHOLE_EMAIL.test(above.text)) return undefined;
  const isOpen = /[/_-]$/.test(above.text) && !below.gapBefore;
  // "linkedin.com/in/ana" over "Birmingham": another thing, unless the address has capitals too.
  const isName = /^\p{Lu}\p{Ll}/u.test(rest) && !/\p{Lu}\S*$/u.test(above.text);
  if (isName && !isOpen && !hasSameLink(above, below)) return undefined;
  if (!isOpen && (others.length > 0 || !isFull(above, below, lines))) return undefined;
  const cells = above.cells?.map((cell, index, all) =>
    index === all.length - 1 ? cell + rest : cell,
  );
  const upper = { text: above.text + rest, ...(cells && { cells }) };
  return { upper, remainder: others.join(' ').replace(/^[·|•,-]\s*/, '') };
}

const LONGEST_IN_BRACKETS = 40;

/** "Domicilio ⇥ 13500 Puertollano (Ciudad" over "Real)", below the cell that opened the bracket. */
function joinBracket(above: SourceLine, below: SourceLine): Whole | undefined {
  const cell = above.cells?.at(-1);
  const [leftPt] = above.boxes?.at(-1) ?? [];
  if (cell === undefined || leftPt === undefined || above.block !== below.block) return undefined;
  if (!isSameSize(above, below) || Math.abs(leftPt - (below.xPt ?? 0)) > 1.5) return undefined;
  if (cell.lastIndexOf('(') <= cell.lastIndexOf(')') || below.gapBefore) return undefined;
  if (below.text.length > LONGEST_IN_BRACKETS || !/^[^()]+\)$/.test(below.text)) return undefined;
  const cells = [...(above.cells ?? []).slice(0, -1), `${cell} ${below.text}`];
  return { upper: { text: `${above.text} ${below.text}`, cells }, remainder: '' };
}

/** A line that ends on another one is drawn in both places. */
function withRest(above: SourceLine, below: SourceLine, { upper, remainder }: Whole) {
  if (!above.boxes || !below.boxes || remainder !== '' || above.page !== below.page) return {};
  const [left, top, width, height] = below.boxes[0] ?? [0, 0, 0, 0];
  const added = upper.text.length - above.text.length;
  return { boxes: [...above.boxes, [left, top, width, height, Math.max(0, added)] as const] };
}

function hasSameLink(above: SourceLine, below: SourceLine): boolean {
  return (above.links ?? []).some((link) => below.links?.some((other) => other.href === link.href));
}

function isFull(above: SourceLine, below: SourceLine, lines: readonly SourceLine[]): boolean {
  if (hasSameLink(above, below)) return true;
  const rightEdge = (line: SourceLine) => (line.xPt ?? 0) + (line.widthPt ?? 0);
  const farthest = lines
    .filter((line) => line.block === above.block)
    .reduce((far, line) => Math.max(far, rightEdge(line)), 0);
  const startsAlike = Math.abs((above.xPt ?? 0) - (below.xPt ?? 0)) < 1.5;
  return !below.gapBefore && startsAlike && rightEdge(above) > farthest - (above.fontSizePt ?? 10);
}

function isSameSize(above: SourceLine, below: SourceLine): boolean {
  return Math.abs((above.fontSizePt ?? 0) - (below.fontSizePt ?? 0)) < 0.6;
}

function withLinks(above: SourceLine, below: SourceLine): SourceLine {
  if (!below.links) return above;
  const known = new Set((above.links ?? []).map((link) => link.href));
  const added = below.links.filter((link) => !known.has(link.href));
  return { ...above, links: [...(above.links ?? []), ...added] };
}
