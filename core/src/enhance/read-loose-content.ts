import { type WorkItem, workItem } from '../cv';
import { readPlainText } from '../text';

const DEEPEST = 6;
const MOST_CHARACTERS = 200_000;
const MOST_ITEMS = 500;
/** What would end a line, hide in it or not be stored; line breaks stay. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Text from whatever a model or an old record holds: plain text, HTML, JSON as text, lists, entries. What comes out has no
 * markup and is shown as text; scripts and styles are gone with what was in them.
 */
export function readLooseText(value: unknown): string {
  return readLooseLines(value).join('\n');
}

export function readLooseLines(value: unknown): string[] {
  const lines: string[] = [];
  collect(parseJsonText(value), 0, lines);
  return lines.slice(0, MOST_ITEMS);
}

function collect(value: unknown, depth: number, lines: string[]): void {
  if (lines.length >= MOST_ITEMS || depth > DEEPEST) return;
  if (typeof value === 'string') {
    for (const line of cleanText(value).split('\n')) {
      const text = line.replace(/^\s*[•▪◦·*–-]\s+/, '').trim();
      if (text !== '') lines.push(text);
    }
  } else if (typeof value === 'number') {
    lines.push(String(value));
  } else if (Array.isArray(value)) {
    for (const item of value.slice(0, MOST_ITEMS)) collect(item, depth + 1, lines);
  } else if (isRecord(value)) {
    const entry = readWorkItem(value);
    if (entry === null) {
      for (const part of Object.values(value)) collect(part, depth + 1, lines);
    } else {
      const head = [entry.title, entry.company, entry.dates].filter((part) => part !== '');
      lines.push(head.join(' · '));
      for (const text of [entry.description, ...entry.achievements])
        if (text !== '') lines.push(text);
    }
  }
}

/** Jobs by any of the names they have been given: title or position, dates or duration, lists or text. */
export function readLooseWork(value: unknown): WorkItem[] {
  const read = parseJsonText(value);
  const items = Array.isArray(read) ? read : isRecord(read) ? [read] : [];
  return items
    .slice(0, MOST_ITEMS)
    .flatMap((item) => (isRecord(item) ? (readWorkItem(item) ?? []) : []));
}

function readWorkItem(item: Readonly<Record<string, unknown>>): WorkItem | null {
  const pick = (...names: readonly string[]) =>
    names.map((name) => readLooseText(plain(item[name]))).find((text) => text !== '') ?? '';
  const entry = {
    title: pick('title', 'position', 'role'),
    company: pick('company', 'employer', 'organization'),
    location: pick('location'),
    dates: pick('dates', 'duration', 'period'),
    description: pick('description'),
    achievements: ['achievements', 'responsibilities'].flatMap((name) =>
      readLooseLines(plain(item[name])),
    ),
  };
  const isNamed = entry.title !== '' || entry.company !== '';
  return isNamed ? workItem.parse(entry) : null;
}

/** A field of an entry is text or lines; an entry within an entry is neither. */
function plain(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : value;
}

/** `"[{\"title\": …}]"`, also within a fence of a model's answer. */
function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value
    .slice(0, MOST_CHARACTERS)
    .trim()
    .replace(/^```(?:json)?\s*|\s*```$/g, '');
  if (!/^[[{"]/.test(text)) return value;
  try {
    return JSON.parse(text);
  } catch {
    return value;
  }
}

function cleanText(source: string): string {
  let text = source.slice(0, MOST_CHARACTERS).toWellFormed();
  // Markup that was escaped, even twice, is markup once it is read.
  for (let pass = 0; pass < 3; pass++) {
    const read = readPlainText(text);
    if (read === text) break;
    text = read;
  }
  return text.replace(UNSEEN, ' ');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
