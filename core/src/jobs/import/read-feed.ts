import { readPlainText } from '../../text';
import type { RawPosting } from './make-posting';

const MOST_ENTRIES = 100_000;

/** RSS 0.9 to 2.0 and Atom. No entity of the file's own is expanded, and nothing it names is fetched. */
export function readFeed(source: string): readonly RawPosting[] | null {
  if (!/<(?:[\w-]+:)?(?:rss|feed|RDF)\b/i.test(source.slice(0, 4_000))) return null;
  const channel = readText(source.slice(0, findFirstEntry(source)), ['title']);
  return listElements(source, ['item', 'entry']).map((entry) => readEntry(entry, channel));
}

function findFirstEntry(source: string): number {
  const at = source.search(/<(?:[\w-]+:)?(?:item|entry)\b/i);
  return at < 0 ? source.length : at;
}

function readEntry(entry: string, channel: string): RawPosting {
  const title = readText(entry, ['title']);
  const said = splitTitle(title);
  const company = readText(entry, ['company', 'company_name', 'employer', 'creator', 'author']);
  const location = readText(entry, ['location', 'joblocation', 'city', 'region']);
  return {
    externalId: readText(entry, ['guid', 'id']),
    title: company === '' ? said.title : title,
    company: company || said.company || channel,
    location,
    country: readText(entry, ['country']),
    description: readText(entry, ['encoded', 'content', 'description', 'summary']),
    postedOn: readText(entry, ['pubDate', 'published', 'date', 'updated']),
    validThrough: readText(entry, ['expirationdate', 'validthrough']),
    language: readText(entry, ['language']),
    url: readLink(entry),
  };
}

/** Boards without a field for it write "Company: Title" or "Title at Company". */
function splitTitle(title: string): { readonly title: string; readonly company: string } {
  const [, before, after] = /^([^:]{2,60}):\s+(.+)$/.exec(title) ?? [];
  if (before && after) return { title: after, company: before };
  const [, job, company] = /^(.+?)\s+(?:at|@|en)\s+(\p{Lu}[^|]{1,60})$/u.exec(title) ?? [];
  return job && company ? { title: job, company } : { title, company: '' };
}

function readLink(entry: string): string {
  const atom = [...entry.matchAll(/<(?:[\w-]+:)?link\b([^>]*)>/gi)].map(([, marks = '']) => marks);
  const wanted = atom.find((marks) => !/\brel\s*=\s*["'](?!alternate)/i.test(marks)) ?? atom[0];
  const [, , href] = /\bhref\s*=\s*(["'])(.*?)\1/i.exec(wanted ?? '') ?? [];
  return readPlainText(href ?? readText(entry, ['link'])).trim();
}

/** The text of the first of these elements that has any; the prefix of a namespace does not matter. */
function readText(source: string, names: readonly string[]): string {
  for (const name of names) {
    const [inner = ''] = listElements(source, [name]);
    const text = unwrap(inner).trim();
    if (text !== '') return text;
  }
  return '';
}

function listElements(source: string, names: readonly string[]): readonly string[] {
  const opening = new RegExp(`<((?:[\\w-]+:)?(?:${names.join('|')}))(?=[\\s>/])([^>]*)>`, 'gi');
  const found: string[] = [];
  for (let match = opening.exec(source); match !== null; match = opening.exec(source)) {
    if (match[2]?.endsWith('/')) continue;
    const closing = `</${match[1]}`;
    const start = opening.lastIndex;
    const end = findClosing(source, closing, start);
    if (end < 0 || found.length >= MOST_ENTRIES) break;
    found.push(source.slice(start, end));
    opening.lastIndex = end;
  }
  return found;
}

/** What is in CDATA is text, whatever it looks like. */
function findClosing(source: string, closing: string, from: number): number {
  let at = from;
  for (;;) {
    const end = source.indexOf(closing, at);
    const data = source.indexOf('<![CDATA[', at);
    if (end < 0 || data < 0 || data > end) return end;
    const close = source.indexOf(']]>', data);
    if (close < 0) return -1;
    at = close + 3;
  }
}

function unwrap(inner: string): string {
  if (!inner.includes('<![CDATA[')) return decode(inner);
  return inner
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => (part.startsWith('<![CDATA[') ? part.slice(9, -3) : decode(part)))
    .join('');
}

/** Markup that was escaped for the feed becomes markup again; it is taken out with the rest of it later. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
