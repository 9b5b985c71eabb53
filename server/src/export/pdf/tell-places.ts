/** A box of the picture: which place it belongs to, and where it is in points, from the top of the first page. */
type Box = readonly [place: number, x: number, y: number, width: number, height: number];

const TAGS = /<g\b[^>]*>|<\/g>|<path\b[^>]*fill="#([0-9a-f]{6})00"[^>]*\bd="([^"]*)"[^>]*\/>\s*/g;
const SHIFT =
  /transform="(?:translate\(([-\d.e]+)[ ,]+([-\d.e]+)\)|matrix\(1 0 0 1 ([-\d.e]+) ([-\d.e]+)\))"/;

/**
 * Takes the grounds that nobody sees out of a picture, and puts a list in their stead: what place each was the ground
 * of, and where it was. What draws the grounds is `mark` in document.typ.
 */
export function tellPlaces(picture: string, places: readonly string[]): string {
  const boxes: Box[] = [];
  const shifts: (readonly [x: number, y: number])[] = [[0, 0]];
  const drawn = picture.replace(TAGS, (tag, colour?: string, outline?: string) => {
    const [x, y] = shifts.at(-1) ?? [0, 0];
    if (tag.startsWith('</')) shifts.pop();
    else if (colour === undefined) {
      const [, a = '0', b = '0', c = '0', d = '0'] = SHIFT.exec(tag) ?? [];
      if (!tag.endsWith('/>')) shifts.push([x + Number(a) + Number(c), y + Number(b) + Number(d)]);
    } else {
      const [width, height] = measure(outline ?? '');
      boxes.push([Number.parseInt(colour, 16), round(x), round(y), round(width), round(height)]);
      return '';
    }
    return tag;
  });
  const told = JSON.stringify({ places, boxes: joinNeighbours(boxes) });
  // Within a picture an ampersand or an angle bracket would be markup.
  const safe = told.replace(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return drawn.replace(/>/, `><metadata>${safe}</metadata>`);
}

/** The corners of a rectangle that begins at 0 0. */
function measure(outline: string): [number, number] {
  const numbers = outline.match(/[-\d.]+/g)?.map(Number) ?? [];
  return [
    Math.max(0, ...numbers.filter((_, index) => index % 2 === 0)),
    Math.max(0, ...numbers.filter((_, index) => index % 2 === 1)),
  ];
}

/** A line is drawn in runs of letters: one box for all of those beside each other. */
function joinNeighbours(boxes: readonly Box[]): Box[] {
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
    round(Math.max(x + width, x2 + width2) - left),
    round(Math.max(y + height, y2 + height2) - top),
  ];
}

const round = (value: number) => Math.round(value * 100) / 100;
