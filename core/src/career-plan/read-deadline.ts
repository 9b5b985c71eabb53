import { smallNumbers } from '../language';

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  one: 1,
  a: 1,
  ...smallNumbers,
};
const LONGEST_MONTHS = 480;
const SPAN =
  /\b(?:en|dentro de|antes de|in|within)\s+(?:unos\s+|unas\s+|about\s+|the next\s+|los proximos\s+)?(\d{1,2}|[a-z]+)(?:\s*(?:o|or|-|a|to)\s*(\d{1,2}|[a-z]+))?\s+(anos?|years?|mes(?:es)?|months?)\b(\s+y medio)?/;

/** "en tres años", "within 18 months", "en año y medio": the months a person gives themselves. */
export function readDeadline(text: string): number | null {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (/\b(?:en|dentro de)\s+(?:un\s+)?ano y medio\b/.test(folded)) return 18;
  const match = SPAN.exec(folded);
  if (match === null) return null;
  const [, first = '', second, unit = '', half] = match;
  const count = readCount(second ?? first) ?? readCount(first);
  if (count === null) return null;
  const months = (/^(?:ano|year)/.test(unit) ? 12 : 1) * count + (half === undefined ? 0 : 6);
  return months > 0 && months <= LONGEST_MONTHS ? months : null;
}

function readCount(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : (numbers[word] ?? null);
}
