export interface TextMark {
  readonly start: number;
  readonly end: number;
  /** The skill it speaks of. */
  readonly id: string;
}

interface MarkedPiece {
  readonly start: number;
  readonly text: string;
  /** The skills it speaks of; none for what lies between. */
  readonly ids: readonly string[];
}

/** A text cut where marks begin and end; marks may lie inside and across each other. */
export function markText(text: string, marks: readonly TextMark[]): readonly MarkedPiece[] {
  const inside = marks.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const cuts = new Set([0, text.length]);
  for (const { start, end } of inside) cuts.add(start).add(end);
  const places = [...cuts].sort((a, b) => a - b);
  const pieces: MarkedPiece[] = [];
  // Sorted by where they begin, so that those still open are a short list.
  const waiting = inside.toSorted((a, b) => b.start - a.start);
  let open: TextMark[] = [];
  places.forEach((start, index) => {
    open = open.filter((mark) => mark.end > start);
    for (let next = waiting.at(-1); next?.start === start; next = waiting.at(-1)) {
      open.push(next);
      waiting.pop();
    }
    const end = places[index + 1];
    if (end === undefined) return;
    pieces.push({
      start,
      text: text.slice(start, end),
      ids: [...new Set(open.map(({ id }) => id))],
    });
  });
  return pieces;
}

/** Where a quote is in a line; the whole line when the words are not found as they are. */
export function markQuote(line: string, quote: string, id: string): TextMark {
  const start = quote === '' ? -1 : line.indexOf(quote);
  return start < 0 ? { start: 0, end: line.length, id } : { start, end: start + quote.length, id };
}

const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;

/** Wherever these words are in a text, as whole words, with either letter at their beginning. */
export function markWords(text: string, words: readonly string[]): readonly TextMark[] {
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      id: word.toLowerCase(),
    }))
    .filter(({ id }) => wanted.has(id));
}
