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

/**
 * The same for every text in a value, names of fields included. Two that become one keep what both held. What is clean already
 * is given back as it is: nearly everything is, and a CV may hold ten thousand texts.
 */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (!Array.isArray(value)) return cleanFields(value, depth);
  const items: unknown[] = value;
  const cleaned = items.map((item) => cleanTexts(item, depth + 1));
  return cleaned.every((item, at) => item === items[at]) ? items : cleaned;
}

function cleanFields(value: object, depth: number): object {
  const names = Object.keys(value);
  const parts = names.map((name) => cleanTexts(Reflect.get(value, name), depth + 1));
  const isClean = names.every(
    (name, at) => isStorableText(name) && parts[at] === Reflect.get(value, name),
  );
  if (isClean) return value;
  const cleaned = new Map<string, unknown>();
  for (const [at, name] of names.entries()) {
    const key = cleanText(name);
    const part = parts[at];
    cleaned.set(key, cleaned.has(key) ? [cleaned.get(key), part].flat() : part);
  }
  return Object.fromEntries(cleaned);
}
