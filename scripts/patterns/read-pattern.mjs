/** As many copies of a piece that may come a few times; more often than that it is a loop. */
const MOST_COPIES = 3;
const FEW = 10;

/**
 * A regular expression as a tree of `letter` (one character, with the source that says which), `row`, `choice`, `loop`, `maybe`,
 * `bar` (what may not be the next character) and `nothing`. What looks around is read by itself, as the `asides`.
 */
export function readPattern(source) {
  let at = 0;
  const asides = [];
  const tree = readChoice();
  return { tree, asides };

  function readChoice() {
    const ways = [readRow()];
    while (source[at] === '|') {
      at += 1;
      ways.push(readRow());
    }
    return ways.length === 1 ? ways[0] : { kind: 'choice', inner: ways };
  }

  function readRow() {
    const inner = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')')
      inner.push(repeat(readPiece(), readTimes()));
    return { kind: 'row', inner };
  }

  function take(pattern) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  }

  function readPiece() {
    if (take(/[$^]|\\b|\\B|\\k<[^>]*>|\\[1-9]\d*/y)) return nothing;
    const [look] = take(/\(\?<?[=!]/y) ?? [];
    if (look) {
      const aside = readGroup();
      asides.push(aside);
      return look === '(?!' && isLetter(aside)
        ? { kind: 'bar', source: aside.inner[0].source }
        : nothing;
    }
    if (take(/\((?:\?(?:[a-z-]*:|<[^>]*>))?/y)) return readGroup();
    const letter =
      take(/\[(?:[^\]\\]|\\[\s\S])*\]/y) ??
      take(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z])/y) ??
      take(/\\?[\s\S]/uy);
    return { kind: 'letter', source: letter[0] };
  }

  function readGroup() {
    const inner = readChoice();
    at += 1;
    return inner;
  }

  function readTimes() {
    const [, sign, least, comma, most] = take(/([*+?])\??|\{(\d+)(,?)(\d*)\}\??/y) ?? [];
    if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY];
    if (least === undefined) return [1, 1];
    return [Number(least), comma ? Number(most || Number.POSITIVE_INFINITY) : Number(least)];
  }
}

const nothing = { kind: 'nothing' };

const isLetter = ({ kind, inner }) =>
  kind === 'row' && inner.length === 1 && inner[0].kind === 'letter';

function repeat(piece, [least, most]) {
  if (most === 1) return least === 1 ? piece : { kind: 'maybe', inner: [piece] };
  if (most > FEW) {
    const loop = { kind: 'loop', inner: [piece] };
    return least === 0 ? { kind: 'maybe', inner: [loop] } : loop;
  }
  const copies = Array.from({ length: Math.min(most, MOST_COPIES) }, (_, index) =>
    index < least ? piece : { kind: 'maybe', inner: [piece] },
  );
  return { kind: 'row', inner: copies };
}
