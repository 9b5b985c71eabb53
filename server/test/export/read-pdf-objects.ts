import { inflateSync } from 'node:zlib';

export class Name {
  constructor(readonly name: string) {}
}
export class Reference {
  constructor(readonly to: number) {}
}
export class Operator {
  constructor(readonly word: string) {}
}
export type PdfDict = ReadonlyMap<string, PdfValue>;
export type PdfValue =
  | number
  | string
  | boolean
  | null
  | Name
  | Reference
  | Operator
  | PdfDict
  | readonly PdfValue[];

/** Brackets within a text need no sign before them when they are in pairs. */
const INNER = String.raw`(?:\\[\s\S]|[^()\\]|\((?:\\[\s\S]|[^()\\]|\([^()]*\))*\))*`;
const TOKEN = new RegExp(
  String.raw`%[^\n]*|\s+|<<|>>|[[\]]|\(${INNER}\)|<[\da-fA-F\s]*>|\/[^\s/<>[\]()%]*|[^\s/<>[\]()%]+`,
  'gy',
);

/** What a stretch of a file says, as values one after the other; what is none of them is an operator. */
export function readPdfValues(source: string): PdfValue[] {
  const tokens = [...source.matchAll(TOKEN)]
    .map(([token]) => token)
    .filter((token) => !/^[\s%]/.test(token));
  let at = 0;
  function readOne(): PdfValue {
    const token = tokens[at++] ?? '';
    if (token === '<<') {
      const items = readUntil('>>');
      const pairs = Array.from({ length: items.length / 2 }, (_, index) => {
        const key = items[index * 2];
        return [key instanceof Name ? key.name : '', items[index * 2 + 1] ?? null] as const;
      });
      return new Map(pairs);
    }
    if (token === '[') return readUntil(']');
    if (token.startsWith('/')) return new Name(token.slice(1));
    if (token.startsWith('(') || token.startsWith('<')) return readString(token);
    if (/^[+-]?[\d.]+$/.test(token)) {
      if (tokens[at + 1] !== 'R') return Number(token);
      at += 2;
      return new Reference(Number(token));
    }
    if (token === 'true' || token === 'false') return token === 'true';
    return token === 'null' ? null : new Operator(token);
  }
  function readUntil(end: string): PdfValue[] {
    const items = [];
    while (at < tokens.length && tokens[at] !== end) items.push(readOne());
    at += 1;
    return items;
  }
  const values = [];
  while (at < tokens.length) values.push(readOne());
  return values;
}

function readString(token: string): string {
  if (token.startsWith('(')) return token.slice(1, -1).replace(/\\([()\\])/g, '$1');
  return Buffer.from(token.replace(/[<>\s]/g, ''), 'hex').toString('latin1');
}

/** A file whose objects lie open in it, as our engine writes them. */
export class PdfObjects {
  readonly #objects = new Map<number, { value: PdfValue; stream: Buffer | null }>();

  constructor(bytes: Uint8Array) {
    const file = Buffer.from(bytes).toString('latin1');
    const head = /(?:^|\n)(\d+) 0 obj\n/g;
    for (let found = head.exec(file); found !== null; found = head.exec(file)) {
      const end = file.indexOf('\nendobj', head.lastIndex);
      const starts = file.slice(head.lastIndex, end).search(/(?:^|\n)stream\n/);
      const isStream = starts >= 0;
      const said = file.slice(head.lastIndex, isStream ? head.lastIndex + starts : end);
      const [value = null] = readPdfValues(said);
      const from = file.indexOf('stream\n', head.lastIndex + starts) + 'stream\n'.length;
      const length = isStream && value instanceof Map ? value.get('Length') : null;
      const stream =
        typeof length === 'number' ? Buffer.from(file.slice(from, from + length), 'latin1') : null;
      this.#objects.set(Number(found[1]), { value, stream });
      head.lastIndex = stream ? from + stream.length : end;
    }
  }

  get(value: PdfValue | undefined): PdfValue {
    return value instanceof Reference
      ? (this.#objects.get(value.to)?.value ?? null)
      : (value ?? null);
  }

  dict(value: PdfValue | undefined): PdfDict {
    const found = this.get(value);
    return found instanceof Map ? (found as PdfDict) : new Map();
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.get(value);
    if (found === null) return [];
    return Array.isArray(found) ? found : [found];
  }

  name(value: PdfValue | undefined): string {
    const found = this.get(value);
    return found instanceof Name ? found.name : '';
  }

  stream(value: PdfValue | undefined): string {
    const found = value instanceof Reference ? this.#objects.get(value.to) : undefined;
    if (!found?.stream) return '';
    const isPacked = this.name(this.dict(found.value).get('Filter')) === 'FlateDecode';
    return (isPacked ? inflateSync(found.stream) : found.stream).toString('latin1');
  }

  /** All objects that are a dictionary of a type, each with its number. */
  listType(type: string): (readonly [number, PdfDict])[] {
    return [...this.#objects].flatMap(([number, { value }]) =>
      value instanceof Map && this.name(value.get('Type')) === type
        ? [[number, value as PdfDict] as const]
        : [],
    );
  }
}
