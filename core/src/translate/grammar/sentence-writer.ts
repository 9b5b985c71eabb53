/** Puts a sentence together word by word, with the spaces that marks want. */
export class SentenceWriter {
  private text = '';
  /** Words of the source that nobody could translate. */
  readonly unknown: string[] = [];
  isSure = true;

  write(words: string): void {
    if (words === '') return;
    const needsSpace = this.text !== '' && !/[\s([¿¡«"“/]$/.test(this.text);
    this.text += (needsSpace ? ' ' : '') + words;
  }

  writeMark({ text, gap }: { readonly text: string; readonly gap: string }): void {
    const opens = /^[([«"“]$/.test(text);
    if (text === '¿' || text === '¡') return;
    if (/^[,.;:!?)\]»”%]$/.test(text)) this.text += text;
    else if (opens || gap !== '') this.write(text);
    else this.text += text;
  }

  doubt(): void {
    this.isSure = false;
  }

  toString(): string {
    return this.text;
  }
}

/** A capital where the source begins with one; an address keeps its small letter. */
export function capitaliseLike(source: string, text: string): string {
  if (!/^[^\p{L}]*\p{Lu}/u.test(source) || /^\S*(?:@|:\/\/)/.test(text)) return text;
  return text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase());
}
