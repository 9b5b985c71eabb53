/** Puts a sentence together word by word, with the spaces that marks want. */
export class SentenceWriter {
  private readonly pieces: string[] = [];
  /** Words of the source that nobody could translate. */
  readonly unknown: string[] = [];
  isSure = true;

  write(words: string): void {
    if (words === '') return;
    const last = this.pieces.at(-1);
    const needsSpace = last !== undefined && !/^[\s([¿¡«"“/]$/.test(last.slice(-1));
    this.add((needsSpace ? ' ' : '') + words);
  }

  writeMark({ text, gap }: { readonly text: string; readonly gap: string }): void {
    const opens = /^[([«"“]$/.test(text);
    if (text === '¿' || text === '¡') return;
    if (/^[,.;:!?)\]»”%]$/.test(text)) this.add(text);
    else if (opens || gap !== '') this.write(text);
    else this.add(text);
  }

  private add(piece: string): void {
    if (piece !== '') this.pieces.push(piece);
  }

  doubt(): void {
    this.isSure = false;
  }

  toString(): string {
    return this.pieces.join('');
  }
}

/** A capital where the source begins with one; an address keeps its small letter. */
export function capitaliseLike(source: string, text: string): string {
  if (!/^[^\p{L}]*\p{Lu}/u.test(source) || /^\S*(?:@|:\/\/)/.test(text)) return text;
  return text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase());
}
