import { type CvLine, leadLook } from '../lines/cv-line';
import { isPlace } from '../person/recognise-place';
import { splitByLean, splitPieces, splitTrailingPlace } from './name-roles';
import type { HeadRules, ReadHead } from './read-head';
import { isHeadLike } from './split-entries';

/** Entries without any date: a new one begins after a gap, or where a short line follows a list. */
export function readUndatedEntries(
  lines: readonly CvLine[],
  rules: HeadRules,
): readonly ReadHead[] {
  const leads = findLeads(lines);
  if (leads.size > 1) return groupAt(lines, leads).map((group) => readGroup(group, rules));
  const groups: CvLine[][] = [];
  const onlyBullets = lines.every((each) => each.bullet || !isHeadLike(each));
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const startsAfterList =
      previous?.bullet === true &&
      !line.bullet &&
      isHeadLike(line) &&
      !hangs(previous, line) &&
      !/^\p{Ll}/u.test(line.text);
    const startsAfterGap =
      line.gapBefore &&
      isHeadLike(line) &&
      (previous === undefined || previous.bullet || !isHeadLike(previous));
    const startsByBullet = line.bullet && onlyBullets;
    const current = groups.at(-1);
    if (current === undefined || startsAfterList || startsAfterGap || startsByBullet)
      groups.push([line]);
    else current.push(line);
  });
  return groups.map((group) => readGroup(group, rules));
}

/** Begins where the item above it does: the rest of that item. */
function hangs(item: CvLine, line: CvLine): boolean {
  const { xPt } = line.look;
  return !line.gapBefore && xPt !== undefined && Math.abs(xPt - (item.look.xPt ?? 0)) < 1;
}

/** Names of entries are set alike, and otherwise than the text: the first line shows how. */
function findLeads(lines: readonly CvLine[]): ReadonlySet<CvLine> {
  const [first] = lines;
  if (first === undefined || first.bullet || leadLook(first) === null) return new Set();
  const isText = lines.some(({ look }) => look.isBodyText === true);
  const isSet = first.look.isBodyText === false || first.parts?.[0]?.style.includes('b') === true;
  if (!isText || !isSet) return new Set();
  const isLead = (line: CvLine) =>
    !line.bullet && isHeadLike(line) && leadLook(line) === leadLook(first);
  const leads = lines.filter((line, at) => {
    const above = lines[at - 1];
    return isLead(line) && (above === undefined || (line.gapBefore && !isLead(above)));
  });
  return new Set(leads);
}

function groupAt(lines: readonly CvLine[], starts: ReadonlySet<CvLine>): readonly CvLine[][] {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const current = groups.at(-1);
    if (current === undefined || starts.has(line)) groups.push([line]);
    else current.push(line);
  }
  return groups;
}

function readGroup(group: readonly CvLine[], rules: HeadRules): ReadHead {
  const slots: { text: string; numbers: readonly number[] }[] = [];
  let place: { text: string; numbers: readonly number[] } | null = null;
  let at = 0;
  for (const line of group) {
    if ((!isHeadLike(line) && at > 0) || slots.length >= rules.mostSlots) break;
    at += 1;
    for (const piece of line.cells.flatMap((cell) => [...splitPieces(cell)])) {
      if (isPlace(piece) && place === null) place = { text: piece, numbers: line.numbers };
      else {
        const split = splitTrailingPlace(piece);
        if (split.place !== '' && place === null)
          place = { text: split.place, numbers: line.numbers };
        slots.push({ text: split.place === '' ? piece : split.rest, numbers: line.numbers });
      }
    }
  }
  const [only] = slots;
  const split = only === undefined || slots.length > 1 ? null : splitByLean(only.text, rules.lean);
  if (only !== undefined && split !== null && Math.abs(split.gain) >= 1.5)
    slots.splice(0, 1, { ...only, text: split.left }, { ...only, text: split.right });
  return {
    slots,
    place,
    body: group.slice(at),
    dates: '',
    dateNumbers: [],
    bulleted: group[0]?.bullet === true,
    separateSlots: slots.length,
  };
}
