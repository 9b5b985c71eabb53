/** Reading values out of data whose shape is not certain. */

export type LooseObject = Readonly<Record<string, unknown>>;
export type LoosePath = readonly string[];

export function isObject(value: unknown): value is LooseObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A wrong type is simply "not given". */
export function asObject(value: unknown): LooseObject {
  return isObject(value) ? value : {};
}

export function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The lines of a text, which is how a list is written in one. */
export function asLines(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Whether there is anything in it: no empty text, list or object. */
export function isGiven(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** "2019-03 – 2021-07"; an open end stays open in the words given for it. */
export function joinDates(start: string, end: string, ongoing: string): string {
  if (start === '') return end;
  return `${start} – ${end === '' ? ongoing : end}`;
}
