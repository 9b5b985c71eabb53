/** Text in place of a stretch of the text as it was. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** So many tokens from a place on in one text are so many in the other: one and one, or none and one. */
interface Step {
  readonly own: number;
  readonly other: number;
  readonly takes: readonly [own: number, other: number];
  readonly isSame: boolean;
}

const TOKEN = /[\p{L}\p{M}\p{N}\ue000-\uf8ff]+(?:['’][\p{L}\p{M}]+)*|[^\s]/gu;

/** How one text becomes another, word by word. Blanks alone make no difference. */
export function compareTexts(before: string, after: string): readonly TextEdit[] {
  const [own, other] = [readTokens(before), readTokens(after)];
  const groups: Step[][] = [];
  let last: Step | undefined;
  for (const step of alignTokens(own, other)) {
    // Two words exchanged in a row are two changes; "sobretodo" and "sobre todo" are one.
    const goesOn = last !== undefined && !last.isSame && !(isExchange(last) && isExchange(step));
    if (!step.isSame && goesOn) groups.at(-1)?.push(step);
    else if (!step.isSame) groups.push([step]);
    last = step;
  }
  return groups.map((steps) => {
    const [from, to] = findStretch(own, steps, ({ own: at, takes }) => [at, takes[0]]);
    const [start, end] = findStretch(other, steps, ({ other: at, takes }) => [at, takes[1]]);
    return tidyEdit(before, { from, to, replacement: after.slice(start, end) });
  });
}

const isExchange = ({ takes }: Step): boolean => takes[0] === 1 && takes[1] === 1;

const readTokens = (text: string): readonly Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }));

/** From the end of the token before the steps to the end of the last token in them. */
function findStretch(
  tokens: readonly Token[],
  steps: readonly Step[],
  count: (step: Step) => readonly [at: number, takes: number],
): readonly [from: number, to: number] {
  const first = steps.map((step) => count(step)[0]).at(0) ?? 0;
  const end = first + steps.reduce((sum, step) => sum + count(step)[1], 0);
  const from = tokens[first - 1]?.to ?? 0;
  return [from, end > first ? (tokens[end - 1]?.to ?? from) : from];
}

/** Without the blank that both begin with; a word left out at the start takes the blank behind it along. */
function tidyEdit(text: string, { from, to, replacement }: TextEdit): TextEdit {
  if (text.charAt(from) === ' ' && to > from && replacement.startsWith(' '))
    return { from: from + 1, to, replacement: replacement.slice(1) };
  if (from > 0) return { from, to, replacement };
  if (replacement === '') return { from, to: text.charAt(to) === ' ' ? to + 1 : to, replacement };
  return { from, to, replacement: to === from ? `${replacement} ` : replacement };
}

const UNLIKE = 1.8;
const ALIKE = 1.2;

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Words that begin alike are likelier to be forms of each other; a mark never becomes a word. */
function weighExchange(own: string, other: string): number {
  if (own === other) return 0;
  if (isWord(own) !== isWord(other)) return 2.1;
  const begins = (text: string) => text.slice(0, 2).toLowerCase();
  return !isWord(own) || begins(own) === begins(other) ? ALIKE : UNLIKE;
}

/** The cheapest way from one row of tokens to the other. */
function alignTokens(own: readonly Token[], other: readonly Token[]): readonly Step[] {
  const width = other.length + 1;
  const costs = new Float64Array((own.length + 1) * width);
  const cost = (at: number, place: number) => costs[at * width + place] ?? 0;
  const weigh = (at: number, place: number) =>
    weighExchange(own[at]?.text ?? '', other[place]?.text ?? '');
  for (let at = own.length; at >= 0; at--)
    for (let place = other.length; place >= 0; place--) {
      if (at === own.length && place === other.length) continue;
      const ways = [
        at < own.length ? cost(at + 1, place) + 1 : Infinity,
        place < other.length ? cost(at, place + 1) + 1 : Infinity,
        at < own.length && place < other.length
          ? cost(at + 1, place + 1) + weigh(at, place)
          : Infinity,
      ];
      costs[at * width + place] = Math.min(...ways);
    }
  const steps: Step[] = [];
  for (let at = 0, place = 0; at < own.length || place < other.length; ) {
    const here = cost(at, place);
    const both = at < own.length && place < other.length;
    const takes: readonly [number, number] =
      both && here === cost(at + 1, place + 1) + weigh(at, place)
        ? [1, 1]
        : at < own.length && here === cost(at + 1, place) + 1
          ? [1, 0]
          : [0, 1];
    const isSame = takes[0] === takes[1] && weigh(at, place) === 0;
    steps.push({ own: at, other: place, takes, isSame });
    at += takes[0];
    place += takes[1];
  }
  return steps;
}
