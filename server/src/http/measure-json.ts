import { randomInt } from 'node:crypto';

/** What reading a JSON text would cost, as far as its size does not say so. */
interface JsonMeasure {
  /** Values at any depth, or a few more. */
  readonly values: number;
  /** Different names of fields: a reader keeps each of them, and makes a shape for each order they come in. */
  readonly names: number;
  readonly depth: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** Of a name: those that differ later count as one if they are equally long. */
const TOLD_APART_BY = 64;
/** So that nobody can work out names that look alike. */
const SEED = randomInt(2 ** 31);

/**
 * How many fields it writes, and undefined where there is more than `most`. Goes through the bytes once, without making anything of
 * them: a few milliseconds where the reader would take seconds, and memory many times the text. What is no JSON is left to
 * the reader.
 */
export function countWrittenFields(bytes: Uint8Array, most: JsonMeasure): number | undefined {
  const names = new Set<number>();
  let fields = 0;
  let values = 1;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case QUOTE: {
        const end = findEndOfString(bytes, at + 1);
        if (bytes[skipSpace(bytes, end + 1)] === COLON) {
          fields += 1;
          names.add(hash(bytes, at + 1, end));
        }
        if (names.size > most.names) return undefined;
        at = end;
        break;
      }
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        values += 1;
        if (depth > most.depth || values > most.values) return undefined;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
        values += 1;
        if (values > most.values) return undefined;
    }
  }
  return fields;
}

/** How many fields there are in what was read, at any depth: fewer than were written where one name came twice. */
export function countReadFields(value: unknown): number {
  const open: unknown[] = [value];
  let fields = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const parts: unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (!Array.isArray(next)) fields += parts.length;
    for (const part of parts) if (typeof part === 'object') open.push(part);
  }
  return fields;
}

/** Where its closing quote is; the end of all when there is none. */
function findEndOfString(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return Math.min(at, bytes.length);
}

function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while ((bytes[at] ?? COLON) <= 0x20) at += 1;
  return at;
}

function hash(bytes: Uint8Array, start: number, end: number): number {
  let value = SEED ^ (end - start);
  const last = Math.min(end, start + TOLD_APART_BY);
  for (let at = start; at < last; at += 1) {
    value = Math.imul(value ^ (bytes[at] ?? 0), 0x01000193);
    value ^= value >>> 15;
  }
  return value;
}
