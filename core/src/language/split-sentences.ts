/** Words whose full stop ends no sentence. */
const ABBREVIATIONS =
  /(?:^|[\s(.])(?:etc|aprox|approx|sr|sra|srta|dr|dra|prof|ing|lic|p|ej|e\.g|i\.e|eg|ie|vs|nº|núm|num|no|pág|art|tel|av|avda|inc|ltd|s\.l|s\.a|ee|uu|dept|dpto|misc|incl|hrs|yrs|mgmt|admin|ext|máx|mín|max|min|st|mr|mrs|ms|jr|\p{L})\.$/iu;

export interface Sentence {
  readonly text: string;
  /** The white space after it. */
  readonly gap: string;
}

/** Sentences of a text; lines end a sentence too. Joining texts and gaps gives the text back. */
export function splitSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(
    /([.!?…])([ \t]+)(?=[\p{Lu}\p{Ll}\d«“"¿¡(])|(?<!\s)\s*\n\s*/gu,
  )) {
    const [, stop, space] = match;
    const end = match.index + (stop?.length ?? 0);
    const part = text.slice(start, end);
    if (stop === '.' && ABBREVIATIONS.test(part)) continue;
    sentences.push({ text: part, gap: space ?? match[0] });
    start = match.index + match[0].length;
  }
  if (start < text.length) sentences.push({ text: text.slice(start), gap: '' });
  return sentences;
}

export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ text, gap }) => text + gap)
    .join('')
    .trimEnd();
}
