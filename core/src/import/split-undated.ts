import type { CvLine } from './cv-line';
import { splitByLean, splitPieces, splitTrailingPlace } from './name-roles';
import type { HeadRules, ReadHead } from './read-head';
import { isPlace } from './recognise-place';
import { isHeadLike } from './split-entries';

/** Entries without any date: a new one begins after a gap, or where a short line follows a list. */
export function readUndatedEntries(
  lines: readonly CvLine[],
  rules: HeadRules,
): readonly ReadHead[] {
  const groups: CvLine[][] = [];
  const onlyBullets = lines.every((each) => each.bullet || !isHeadLike(each));
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const startsAfterList = previous?.bullet === true && !line.bullet && isHeadLike(line);
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
