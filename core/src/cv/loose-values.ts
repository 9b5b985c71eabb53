/** Reading values out of data whose shape is not certain: a wrong type is simply "not given". */

export type LooseObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): LooseObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as LooseObject)
    : {};
}

export function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first of these fields that holds text. */
export function firstText(object: LooseObject, ...names: readonly string[]): string {
  for (const name of names) {
    const text = asText(object[name]);
    if (text !== '') return text;
  }
  return '';
}

/** A list as a list; one text as the lines or items it is written in. */
export function asTexts(value: unknown, separator: RegExp = /\n+/): string[] {
  const parts = Array.isArray(value) ? value.map(asText) : asText(value).split(separator);
  return parts.map((part) => part.trim()).filter(Boolean);
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** "2019-03 – 2021-07"; an open end stays open in the words given for it. */
export function joinDates(start: string, end: string, ongoing: string): string {
  if (start === '') return end;
  return `${start} – ${end === '' ? ongoing : end}`;
}
