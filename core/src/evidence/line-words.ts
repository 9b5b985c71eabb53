import { isSameWord, SHORTEST_SHARED } from './stem-words';
import { weigh } from './word-vectors';

const NONE: readonly number[] = [];

/** Which of many lines say a word: a CV has hundreds, and each thing that a job asks for is looked for in all of them. */
export class LineWords {
  /** By stem, the lines in their order. */
  private readonly places = new Map<string, number[]>();
  /** Stems that are forms of one word begin alike. */
  private readonly byStart = new Map<string, string[]>();
  private readonly ofForms = new Map<string, readonly number[]>();

  constructor(lines: readonly Iterable<string>[]) {
    lines.forEach((words, at) => {
      for (const word of new Set(words)) this.add(word, at);
    });
  }

  /** The lines with this very stem. */
  find(stem: string): readonly number[] {
    return this.places.get(stem) ?? NONE;
  }

  /** The lines with a word that is the same in this or another form. */
  findForms(stem: string): readonly number[] {
    const known = this.ofForms.get(stem);
    if (known !== undefined) return known;
    const alike = this.byStart.get(startOf(stem)) ?? [];
    const forms = alike.filter((other) => isSameWord(stem, other));
    const found = joinLines(forms.map((form) => this.find(form)));
    this.ofForms.set(stem, found);
    return found;
  }

  /** The lines that say any of it in the same words, and how much of it: `same` of `compareLines`. */
  measureSame(wanted: readonly string[]): ReadonlyMap<number, number> {
    const said = new Map<number, number>();
    let total = 0;
    for (const stem of wanted) {
      const weight = weigh(stem);
      total += weight;
      for (const at of this.findForms(stem)) said.set(at, (said.get(at) ?? 0) + weight);
    }
    for (const [at, weight] of said) said.set(at, total === 0 ? 0 : weight / total);
    return said;
  }

  private add(word: string, at: number): void {
    const known = this.places.get(word);
    if (known !== undefined) {
      known.push(at);
      return;
    }
    this.places.set(word, [at]);
    const start = startOf(word);
    const alike = this.byStart.get(start);
    if (alike === undefined) this.byStart.set(start, [word]);
    else alike.push(word);
  }
}

function startOf(stem: string): string {
  return stem.slice(0, SHORTEST_SHARED);
}

/** All of several lists of lines, each line once, in their order. */
export function joinLines(lists: readonly (readonly number[])[]): readonly number[] {
  if (lists.length < 2) return lists[0] ?? NONE;
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}

/** The shortest of several lists. */
export function chooseFewest(lists: readonly (readonly number[])[]): readonly number[] {
  return lists.reduce(
    (fewest, list) => (list.length < fewest.length ? list : fewest),
    lists[0] ?? NONE,
  );
}
