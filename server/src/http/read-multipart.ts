/** One part of a form, with its bytes still in the body they came in. */
export interface FormPart {
  readonly name: string;
  /** Undefined: a plain field. An empty string: a file whose name was not told. */
  readonly fileName: string | undefined;
  readonly bytes: Buffer;
}

/** Thrown for a body that is no whole form. */
export class BrokenForm extends Error {
  override name = 'BrokenForm';
}

const LONGEST_BOUNDARY = 70;
const LONGEST_PART_HEAD = 16 * 1024;
const lineEnd = Buffer.from('\r\n');
const emptyLine = Buffer.from('\r\n\r\n');

/** What separates the parts, by the request's own word; undefined when it names no usable one. */
export function readBoundary(contentType: string | undefined): string | undefined {
  const [type = '', ...rest] = (contentType ?? '').split(';');
  if (type.trim().toLowerCase() !== 'multipart/form-data') return undefined;
  const boundary = readParameters(rest.join(';')).get('boundary') ?? '';
  const isUsable = /^[\x20-\x7e]*[\x21-\x7e]$/.test(boundary);
  return isUsable && boundary.length <= LONGEST_BOUNDARY ? boundary : undefined;
}

/**
 * The parts of a form whose bytes have all come in (RFC 7578). A form that does not end with its last boundary was cut
 * off, and is refused whole.
 */
export function readMultipart(body: Buffer, boundary: string, mostParts: number): FormPart[] {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: FormPart[] = [];
  let position = findFirst(body, delimiter);
  while (!startsWith(body, '--', position)) {
    if (parts.length === mostParts) throw new BrokenForm('too many parts');
    const headStart = skipLine(body, position);
    const headEnd = findHeadEnd(body, headStart);
    const start = headEnd + lineEnd.length;
    // The line end before a boundary belongs to it, so a part without content shares that of its head.
    const end = find(body, delimiter, headEnd);
    parts.push({
      ...readHead(body.toString('utf8', headStart, headEnd)),
      bytes: body.subarray(Math.min(start, end), end),
    });
    position = end + delimiter.length;
  }
  return parts;
}

/** Just behind the first boundary, which needs no line before it. */
function findFirst(body: Buffer, delimiter: Buffer): number {
  const opening = delimiter.subarray(lineEnd.length);
  if (body.subarray(0, opening.length).equals(opening)) return opening.length;
  return find(body, delimiter, 0) + delimiter.length;
}

function find(body: Buffer, what: Buffer, from: number): number {
  const found = body.indexOf(what, from);
  if (found < 0) throw new BrokenForm('cut off');
  return found;
}

function startsWith(body: Buffer, text: string, position: number): boolean {
  return body.toString('latin1', position, position + text.length) === text;
}

/** A boundary ends its line, with blanks at most before that. */
function skipLine(body: Buffer, position: number): number {
  const end = find(body, lineEnd, position);
  if (end - position > LONGEST_BOUNDARY || /[^ \t]/.test(body.toString('latin1', position, end)))
    throw new BrokenForm('more than a boundary on its line');
  return end + lineEnd.length;
}

/** Where the line end is that closes the last line of the head. */
function findHeadEnd(body: Buffer, start: number): number {
  // A part may have no head at all; then its empty line comes first.
  if (startsWith(body, '\r\n', start)) return start;
  const end = body.subarray(0, start + LONGEST_PART_HEAD).indexOf(emptyLine, start);
  if (end < 0) throw new BrokenForm('cut off within a head, or too long a one');
  return end + lineEnd.length;
}

function readHead(head: string): Pick<FormPart, 'name' | 'fileName'> {
  const headers = new Map<string, string>();
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  const [kind = '', ...rest] = (headers.get('content-disposition') ?? '').split(';');
  if (kind.trim().toLowerCase() !== 'form-data') throw new BrokenForm('a part that is no field');
  const parameters = readParameters(rest.join(';'));
  const isBinary = headers.get('content-type')?.toLowerCase() === 'application/octet-stream';
  return {
    name: decodeLabel(parameters.get('name') ?? ''),
    fileName:
      decodeExtended(parameters.get('filename*')) ??
      decodeLabel(parameters.get('filename')) ??
      (isBinary ? '' : undefined),
  };
}

/** `; name="a"; other=b`, in any case, of each name the first. Reads on from where it is, never back. */
function readParameters(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  let position = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position;
    const found = pattern.exec(text)?.[0];
    position += found?.length ?? 0;
    return found;
  };
  while (position < text.length) {
    take(/[;\s]+/y);
    const name = take(/[^\s=;]+/y)?.toLowerCase();
    if (take(/[ \t]*=[ \t]*/y) === undefined || name === undefined) continue;
    const quoted = take(/"(?:[^"\\]|\\[\s\S])*"/y)?.slice(1, -1);
    const value = quoted?.replace(/\\(["\\])/g, '$1') ?? take(/[^\s;]+/y) ?? '';
    if (!parameters.has(name)) parameters.set(name, value);
  }
  return parameters;
}

/** Browsers write three characters that a quoted label cannot hold this way, and no other. */
function decodeLabel(label: string): string;
function decodeLabel(label: string | undefined): string | undefined;
function decodeLabel(label: string | undefined): string | undefined {
  return label?.replace(/%(22|0D|0A)/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** `UTF-8''se%C3%B1al.pdf` (RFC 8187); undefined for anything else, so that the plain name counts. */
function decodeExtended(value: string | undefined): string | undefined {
  const [, encoded] = /^utf-8'[\w-]*'(.*)$/i.exec(value ?? '') ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
