/** Whether Postgres can store it: it takes neither U+0000 nor half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** The text without what cannot be stored; nothing that can be seen is lost. */
export function cleanText(text: string): string {
  return isStorableText(text) ? text : text.replaceAll('\u0000', '').toWellFormed();
}

/** Deeper data is refused wherever it comes in. */
const DEEPEST = 30;

/** The same for every text in a value, names of fields included. Two that become one keep what both held. */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => cleanTexts(item, depth + 1));
  const cleaned = new Map<string, unknown>();
  for (const [name, part] of Object.entries(value)) {
    const key = cleanText(name);
    const inner = cleanTexts(part, depth + 1);
    cleaned.set(key, cleaned.has(key) ? [cleaned.get(key), inner].flat() : inner);
  }
  return Object.fromEntries(cleaned);
}
