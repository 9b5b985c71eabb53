/** Of a page only this much is looked at; what says what a job is comes before. */
const LONGEST_PAGE = 1_500_000;
const LONGEST_TAG = 500;
const LONGEST_DATA = 400_000;
/** What surrounds the text of a page. */
const AROUND = ['nav', 'header', 'footer', 'aside', 'form', 'script', 'style'] as const;

/** The data a page carries for machines (JSON-LD), as it is there. Every step goes forward, whatever the page holds. */
export function listPageData(page: string): readonly string[] {
  const source = page.slice(0, LONGEST_PAGE);
  const found: string[] = [];
  let room = LONGEST_DATA;
  for (const { start, end, tag } of listElements(source, 'script')) {
    if (!/application\/ld\+json/i.test(tag)) continue;
    const data = source.slice(start, end).trim();
    room -= data.length;
    if (room < 0) break;
    if (/^[[{]/.test(data)) found.push(data);
  }
  return found;
}

/** The part of a page that is its own text, as a page again, in UTF-8. */
export function cutToText(page: string): Uint8Array {
  const source = page.slice(0, LONGEST_PAGE);
  const [main] = listElements(source, 'main');
  let text = main ? source.slice(main.start, main.end) : source.slice(findBody(source));
  for (const name of AROUND) text = cutOut(text, name);
  return new TextEncoder().encode(`<html><head><meta charset=utf-8></head><body>${text}`);
}

function findBody(source: string): number {
  return Math.max(0, /<body\b/i.exec(source)?.index ?? 0);
}

function cutOut(text: string, name: string): string {
  let kept = '';
  let at = 0;
  for (const { from, to } of listElements(text, name)) {
    kept += text.slice(at, from);
    at = to;
  }
  return kept + text.slice(at);
}

interface PageElement {
  readonly tag: string;
  /** With its tags. */
  readonly from: number;
  readonly to: number;
  /** Between them. */
  readonly start: number;
  readonly end: number;
}

/** Elements of one name, one after the other; of those inside one another the outer one up to the first end. */
function* listElements(source: string, name: string): Generator<PageElement> {
  const opening = new RegExp(`<${name}\\b`, 'gi');
  const closing = new RegExp(`</${name}\\b`, 'gi');
  for (let open = opening.exec(source); open; open = opening.exec(source)) {
    const end = source.indexOf('>', open.index);
    if (end === -1) return;
    const tag = source.slice(open.index, Math.min(end, open.index + LONGEST_TAG));
    closing.lastIndex = end;
    const close = closing.exec(source);
    if (!close) return;
    const after = source.indexOf('>', close.index);
    const to = after === -1 ? source.length : after + 1;
    yield { tag, from: open.index, to, start: end + 1, end: close.index };
    opening.lastIndex = to;
  }
}
