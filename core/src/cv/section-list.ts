/** Sections by name, in the order they came; two of one name are one, and none is lost. */
export class SectionList {
  readonly #sections = new Map<string, string[]>();

  add(name: string, lines: readonly string[]): void {
    if (lines.length === 0) return;
    const all = this.#sections.get(name) ?? [];
    this.#sections.set(name, all);
    // Files bring lines one by one, by the thousand: what is there is added to, not copied.
    for (const line of lines) all.push(line);
  }

  toObject(): Record<string, string[]> {
    return Object.fromEntries(this.#sections);
  }
}

/** Names that objects of the language have their own meaning for. */
export function canNameSection(name: string): boolean {
  return name.trim() !== '' && name.trim() !== '__proto__';
}
