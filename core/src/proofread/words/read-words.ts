/** A word of a text, with what is around it. */
export interface TextWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** It begins a sentence, a line or a part of one: its capital says nothing. */
  readonly isFirst: boolean;
  /** What is between this word and the one before. */
  readonly gap: string;
  /** A hyphen joins it to another word: "veno-venosa". */
  readonly isJoined: boolean;
  /** Part of an address, a file name, a number, a code: written by other rules. */
  readonly isCode: boolean;
}

export const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Runs without blanks that are no words: addresses, handles, paths, names of files, anything with a digit or a sign in it. */
const CODE = /[@\\_#$%&+*=<>~^|\p{N}]|:\/\/|www\.|\p{L}\.\p{L}|\/.*\//u;
const RUN = /\S+/gu;
const ENDS_SENTENCE = /(?:[.!?…:;•·▪●◦|\n\t]|[-–—]\s|["“«(¡¿[])[\s"“«(¡¿[]*$/u;

export function readWords(text: string): readonly TextWord[] {
  const codes = listCodes(text);
  const words: TextWord[] = [];
  let end = 0;
  let code = 0;
  for (const match of text.matchAll(WORD)) {
    const from = match.index;
    const to = from + match[0].length;
    while (code < codes.length && (codes[code]?.to ?? 0) <= from) code++;
    const around = codes[code];
    const gap = text.slice(end, from);
    words.push({
      text: match[0],
      from,
      to,
      gap,
      isJoined: /^[-‐‑]$/.test(gap) || /^[-‐‑]\p{L}/u.test(text.slice(to, to + 2)),
      isFirst: words.length === 0 || ENDS_SENTENCE.test(gap),
      isCode: around !== undefined && around.from < to && around.to > from,
    });
    end = to;
  }
  return words;
}

function listCodes(text: string): readonly { from: number; to: number }[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    CODE.test(run) ? [{ from: index, to: index + run.length }] : [],
  );
}
