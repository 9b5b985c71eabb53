import type { CvPlace } from '../../assistant';

/** Longer ones are no lines but whole pages without a stop, and each requirement would name them again. */
const LONGEST_LINE = 1_000;
const LONGEST_QUOTE = 300;
const MOST_AROUND = 200;
/** What is left of a sign that was cut in two can't be stored. */
const HALF_SIGNS = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;

/** A place to be handed out: of a very long line what is around the words that name it. */
export function shortenPlace(place: CvPlace): CvPlace {
  const { line, quote: whole } = place;
  if (line.length <= LONGEST_LINE) return place;
  const quote = whole.slice(0, LONGEST_QUOTE).replace(HALF_SIGNS, '');
  const start = Math.max(0, line.indexOf(quote));
  const [from, to] = [Math.max(0, start - MOST_AROUND), start + quote.length + MOST_AROUND];
  return { ...place, quote, line: line.slice(from, to).replace(HALF_SIGNS, '') };
}
