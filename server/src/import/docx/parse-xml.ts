import { ReadFailure } from '../read-failure';

export interface XmlElement {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

const DEEPEST = 250;
const MOST_ELEMENTS = 600_000;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const ATTRIBUTE = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * A small reader for the XML inside office files. It knows no document types, so it can neither expand entities nor
 * fetch anything; markup it does not know is skipped and unclosed elements are closed at the end.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const source = decode(bytes);
  const root: XmlElement = { name: '', prefix: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let elements = 0;
  let at = 0;
  while (at < source.length) {
    const start = source.indexOf('<', at);
    const parent = open.at(-1) ?? root;
    const text = source.slice(at, start < 0 ? source.length : start);
    if (text !== '') parent.children.push(unescapeXml(text));
    if (start < 0) break;
    if (source.startsWith('<!--', start)) at = after(source, '-->', start);
    else if (source.startsWith('<![CDATA[', start)) {
      at = after(source, ']]>', start);
      parent.children.push(source.slice(start + 9, at - 3));
    } else if (source.startsWith('<?', start)) at = after(source, '?>', start);
    else if (source.startsWith('<!', start)) throw new ReadFailure('file_damaged');
    else if (source[start + 1] === '/') {
      at = after(source, '>', start);
      if (open.length > 1) open.pop();
    } else {
      at = tagEnd(source, start);
      const isEmpty = source[at - 2] === '/';
      const element = readTag(source.slice(start + 1, isEmpty ? at - 2 : at - 1));
      parent.children.push(element);
      if (++elements > MOST_ELEMENTS) throw new ReadFailure('file_too_much_text');
      if (!isEmpty && open.push(element) > DEEPEST) throw new ReadFailure('file_damaged');
    }
  }
  const top = root.children.find((child) => typeof child !== 'string');
  if (!top || typeof top === 'string') throw new ReadFailure('file_damaged');
  return top;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}

/** The end of a tag, past any `>` inside an attribute. */
function tagEnd(source: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < source.length; at++) {
    const character = source[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return source.length;
}

function readTag(tag: string): XmlElement {
  const nameEnd = tag.search(/\s|$/);
  const fullName = tag.slice(0, nameEnd);
  const colon = fullName.indexOf(':');
  const attributes: Record<string, string> = Object.create(null);
  for (const [, key = '', double, single] of tag.slice(nameEnd).matchAll(ATTRIBUTE))
    attributes[key.slice(key.indexOf(':') + 1)] = unescapeXml(double ?? single ?? '');
  return {
    name: fullName.slice(colon + 1),
    prefix: colon < 0 ? '' : fullName.slice(0, colon),
    attributes,
    children: [],
  };
}

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code = Number.parseInt(name.replace(/^#x?/i, ''), /^#x/i.test(name) ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

export function elementsOf(parent: XmlElement | undefined): XmlElement[] {
  return parent?.children.filter((child): child is XmlElement => typeof child !== 'string') ?? [];
}

export function childOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return elementsOf(parent).find((child) => child.name === name);
}

/** Whether an element, or anything within it, is such a one. */
export function holds(element: XmlElement, isSuch: (one: XmlElement) => boolean): boolean {
  return isSuch(element) || elementsOf(element).some((child) => holds(child, isSuch));
}

export function textOf(element: XmlElement | undefined): string {
  if (!element) return '';
  return element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('');
}
