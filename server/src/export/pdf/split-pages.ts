interface RawPage {
  /** Where its corner is in the picture. */
  readonly at: readonly [x: number, y: number];
  readonly inside: string;
}

interface SplitPicture {
  readonly pages: readonly RawPage[];
  /** The symbols and outlines that pages refer to. */
  readonly definitions: string;
}

const SHIFT =
  /transform="(?:translate\(([-\d.e]+)[ ,]+([-\d.e]+)\)|matrix\(1 0 0 -?1 ([-\d.e]+) ([-\d.e]+)\))"/;

/** By how much something is moved, or null if nothing says so. */
export function readShift(tag: string): readonly [x: number, y: number] | null {
  const shift = SHIFT.exec(tag);
  return shift && [Number(shift[1] ?? shift[3]), Number(shift[2] ?? shift[4])];
}

/** Splits a picture of several pages, which are the outermost groups. */
export function splitPages(picture: string): SplitPicture {
  const definedAt = picture.indexOf('<defs');
  const bodyEnd = definedAt < 0 ? picture.length : definedAt;
  const pages: RawPage[] = [];
  let depth = 0;
  let head = '';
  let insideAt = 0;
  let at = picture.indexOf('<g');
  while (at >= 0 && at < bodyEnd) {
    const end = findEnd(picture, at);
    if (picture[at + 1] === '/') {
      depth -= 1;
      if (depth === 0) pages.push(describePage(head, picture.slice(insideAt, at)));
    } else if (picture[end - 2] === '/') {
      if (depth === 0) pages.push(describePage(picture.slice(at, end), ''));
    } else {
      if (depth === 0) [head, insideAt] = [picture.slice(at, end), end];
      depth += 1;
    }
    at = findGroup(picture, end);
  }
  return { pages, definitions: picture.slice(bodyEnd).replace(/<\/?defs[^>]*>/g, '') };
}

/** Where the next group begins or ends. */
function findGroup(picture: string, from: number): number {
  for (let at = picture.indexOf('<', from); at >= 0; at = picture.indexOf('<', at + 1)) {
    if (picture[at + 1] === 'g' || (picture[at + 1] === '/' && picture[at + 2] === 'g')) return at;
  }
  return -1;
}

export function findEnd(text: string, from: number): number {
  const at = text.indexOf('>', from);
  return at < 0 ? text.length : at + 1;
}

function describePage(head: string, inside: string): RawPage {
  return { at: readShift(head) ?? [0, 0], inside };
}
