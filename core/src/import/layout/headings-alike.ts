import type { Segment } from './segment';

/** Both sides have headings with the same formatting over plainer text, so each is a column of sections. */
export function haveHeadingsAlike(left: readonly Segment[], right: readonly Segment[]): boolean {
  const onLeft = headingLooks(left);
  const onRight = headingLooks(right);
  for (const [look, count] of onRight) {
    const other = onLeft.get(look);
    if (other !== undefined && count + other >= 3) return true;
  }
  return false;
}

/** Looks of lines at the left edge of a side that stand out from the line that follows them. */
function headingLooks(side: readonly Segment[]): Map<string, number> {
  const edgePt = Math.min(...side.map((one) => one.leftPt));
  const looks = new Map<string, number>();
  side.forEach((one, index) => {
    const next = side[index + 1];
    if (!next || one.bullet || one.leftPt - edgePt > 3 || next.baselinePt <= one.baselinePt + 1)
      return;
    const isLarger = one.sizePt > 1.05 * next.sizePt;
    const isStronger = one.bold && !next.bold && one.color !== next.color;
    if (!isLarger && !isStronger) return;
    const look = `${one.sizePt}|${one.bold}|${one.color}`;
    looks.set(look, (looks.get(look) ?? 0) + 1);
  });
  return looks;
}
