export const MOST_PAGES = 60;
/** Characters of text in one document. */
export const MOST_TEXT = 1_000_000;
/** In one document: five times what sixty pages have. Each is an object that the server's own thread takes in and hands on. */
export const MOST_LINES = 20_000;
/** Of the picture of one page. */
export const MOST_PICTURE_BYTES = 12_000_000;
/** Of 255 steps per colour: text closer to its background is invisible to people, but not to programs. */
export const LEAST_CONTRAST = 14;
/** Nobody reads smaller letters; a program would. */
const SMALLEST_READABLE_PT = 1.5;

export function isTooSmall(sizePt: number | undefined): boolean {
  return sizePt !== undefined && sizePt < SMALLEST_READABLE_PT;
}
