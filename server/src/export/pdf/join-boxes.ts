/** A box of the picture: which place it belongs to, and where it is in points, from the top of the first page. */
export type Box = readonly [place: number, x: number, y: number, width: number, height: number];

/** A line is drawn in runs of letters: one box for all of those beside each other. */
export function joinNeighbours(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const before = joined.at(-1);
    if (before?.[0] === box[0] && isOneLine(before, box))
      joined[joined.length - 1] = span(before, box);
    else joined.push(box);
  }
  return joined;
}

const isOneLine = ([, , y, , height]: Box, [, , otherY]: Box) => Math.abs(y - otherY) < height / 2;

function span([place, x, y, width, height]: Box, [, x2, y2, width2, height2]: Box): Box {
  const [left, top] = [Math.min(x, x2), Math.min(y, y2)];
  return [
    place,
    left,
    top,
    roundPt(Math.max(x + width, x2 + width2) - left),
    roundPt(Math.max(y + height, y2 + height2) - top),
  ];
}

export const roundPt = (value: number) => Math.round(value * 100) / 100;
