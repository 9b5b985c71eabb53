const LOOKS_MARKED_UP =
  /<\/?(?:[a-z][a-z\d]*(?=[\s/>-]|:(?!\/\/))|!)[^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;
const UNSEEN = new Set(['script', 'style', 'head', 'template', 'noscript']);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'font',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'u',
]);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
};

/** A job description as a person sees it: markup gone, blocks on their own lines. Each character is looked at once. */
export function readPlainText(source: string): string {
  const text = source.replace(/\r\n?/g, '\n');
  if (!LOOKS_MARKED_UP.test(text)) return text;
  const pieces: string[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open < 0) break;
    pieces.push(text.slice(at, open));
    const tag = /^<(\/?)([a-z][a-z\d]*(?=[\s/>-]|:(?!\/\/)|$)|!)/i.exec(
      text.slice(open, open + 24),
    );
    const close = tag === null ? -1 : text.indexOf('>', open);
    if (tag === null || close < 0) {
      pieces.push('<');
      at = open + 1;
      if (tag !== null) break;
      continue;
    }
    at = close + 1;
    const name = (tag[2] ?? '').toLowerCase();
    if (tag[1] === '' && UNSEEN.has(name)) at = skipElement(text, name, at);
    if (!INLINE.has(name)) pieces.push(name === 'li' && tag[1] === '' ? '\n• ' : '\n');
  }
  pieces.push(text.slice(at));
  return decodeEntities(pieces.join(''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function skipElement(text: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\s*>`, 'gi');
  end.lastIndex = from;
  return end.test(text) ? end.lastIndex : text.length;
}

function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  });
}
