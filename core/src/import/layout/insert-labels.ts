import { bodyLabels, entryLabels, monthNames } from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { matchHeading } from '../sections/match-heading';
import { isDated, isSameParagraph } from './column-band';
import { isNamedHeading } from './section-signs';
import { groupByBaseline, isSameBaseline, joinSegments, type Line, type Segment } from './segment';

/** Puts each label of a margin before the line it is beside. */
export function insertLabels(
  labels: readonly Segment[],
  lines: readonly Line[],
  block: number,
): Line[] {
  const groups = joinGroups(groupByBaseline(labels).map(joinSegments), (row) =>
    isOwnLabel(row, lines),
  );
  const standAlone = areHeadings(groups, lines);
  const result = [...lines];
  for (const group of groups) {
    const [first] = group;
    const label = joinSegments(group);
    const level = result.findIndex((line) => isSameBaseline(line.segments[0], first));
    const partner = level >= 0 ? level : result.findIndex((line) => isBeside(line, first));
    const line = result[partner];
    if (line && !standAlone(label, line.segments[0])) {
      result[partner] = { ...line, segments: [{ ...label, isLabel: true }, ...line.segments] };
    } else {
      const after = line
        ? partner
        : result.findIndex((one) => one.segments[0].baselinePt > first.baselinePt);
      const own: Line = { segments: [label], block };
      result.splice(after < 0 ? result.length : after, 0, own);
    }
  }
  return result;
}

/** In a table the small print of a cell sits a little off the line of its label. */
function isBeside({ segments: [one] }: Line, label: Segment): boolean {
  const sharedPt = Math.min(one.bottomPt, label.bottomPt) - Math.max(one.topPt, label.topPt);
  return !one.isLabel && sharedPt > 0.7 * Math.min(one.sizePt, label.sizePt);
}

const OPEN_END = /(?:[-–—,]|\s(?:a|al|to|hasta|until|de|y|and))$/i;
const GOES_ON = /^(?:[-–—]|\p{Ll})/u;

/** "July 2019 to November" over "2021". */
function isYearOfMonth(above: Segment, row: Segment): boolean {
  const last = foldText(above.text.split(' ').at(-1) ?? '');
  return last in monthNames && /^(?:19|20)\d\d$/.test(row.text);
}

/** Lines of a wrapped label ("September / 2014 – July / 2018") come together; other labels stay apart. */
function joinGroups(
  rows: readonly Segment[],
  startsAnew: (row: Segment) => boolean,
): [Segment, ...Segment[]][] {
  const groups: [Segment, ...Segment[]][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const above = group?.at(-1);
    const isOpen =
      above !== undefined &&
      (OPEN_END.test(above.text) ||
        GOES_ON.test(row.text) ||
        isYearOfMonth(above, row) ||
        isWrappedHeading(above, row));
    if (group && above && isSameParagraph(above, row) && (isOpen || !startsAnew(row)))
      group.push(row);
    else groups.push([row]);
  }
  return groups;
}

function isWrappedHeading(above: Segment, row: Segment): boolean {
  if (isDated(row)) return false;
  // "Clinical" over "Experience": the second is a heading too, the first is none without it.
  if (isNamedHeading(row) && (isNamedHeading(above) || above.bold !== row.bold)) return false;
  return matchHeading(`${above.text} ${row.text}`) !== null;
}

/** "Empresa" over "Funciones" beside a list: labels of a form, each its own. */
const labels = new Lexicon(bodyLabels, ...Object.values(entryLabels));
const ADDRESS = /\S@\S|^\S+\.\S+\//;

function isOwnLabel(row: Segment, lines: readonly Line[]): boolean {
  if (labels.has(row.text)) return true;
  const index = lines.findIndex((line) => isSameBaseline(line.segments[0], row));
  const partner = lines[index]?.segments[0];
  if (!partner) return false;
  const above = lines[index - 1]?.segments;
  if (partner.bullet) return isListOfLabelled(above?.[0], partner, row);
  if (!/^\p{Ll}/u.test(partner.text) || ADDRESS.test(partner.text)) return true;
  return /^\p{Lu}/u.test(row.text) && above !== undefined && isShort(above, lines);
}

/** "2021 • A book" over "2014 • Another": each item has its year, and none is inside an entry. */
function isListOfLabelled(above: Segment | undefined, item: Segment, label: Segment): boolean {
  return above?.bullet === true && Math.abs(above.leftPt - item.leftPt) < 1.5 && isDated(label);
}

/** Nothing goes on below a line that had room for more: "Castellano | lengua materna" is its own row. */
function isShort(row: Line['segments'], lines: readonly Line[]): boolean {
  const farPt = Math.max(...lines.flatMap(({ segments }) => segments.map((one) => one.rightPt)));
  const [first] = row;
  const endPt = row.at(-1)?.rightPt ?? farPt;
  return endPt - first.leftPt < 0.5 * (farPt - first.leftPt);
}

/** Whether labels are headings over what is beside them rather than the first cell of its row. */
function areHeadings(groups: readonly (readonly Segment[])[], lines: readonly Line[]) {
  const linesPerLabel = lines.length / Math.max(1, groups.length);
  return (label: Segment, beside: Segment): boolean => {
    if (isDated(label)) return false;
    const isLarger = label.sizePt > 1.12 * beside.sizePt;
    if (isLarger && (label.bold || linesPerLabel > 1.5)) return true;
    return label.bold && linesPerLabel > 2 && !label.text.endsWith(':');
  };
}
