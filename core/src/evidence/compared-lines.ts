import {
  compareStems,
  type PlacedStem,
  placeStem,
  stretch,
  TELLING_WEIGHT,
  weigh,
} from './word-vectors';

/** Numbers that are kept of all wanted words together. */
const MOST_KEPT = 2_000_000;
const NO_WORDS = new Int32Array();

/** The words of a line, each once, and how often it is there. */
interface CountedLine {
  readonly words: Int32Array;
  readonly counts: Int32Array;
}

/** How well each line says what is wanted, and how much of it is about that: the same as `compareLines` gives. */
interface LinesLikeness {
  readonly alike: Float64Array;
  readonly about: Float64Array;
}

/** The lines of a CV, compared with one wanted text after the other. How near each of their words is to a wanted one is worked out once, however many lines it is in. */
export class ComparedLines {
  private readonly stems: PlacedStem[] = [];
  private readonly weights: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly lines: readonly CountedLine[];
  private readonly nearness = new Map<string, Float64Array>();

  constructor(lines: readonly (readonly string[])[]) {
    this.lines = lines.map((line) => {
      const counts = new Map<number, number>();
      for (const stem of line) {
        const number = this.number(stem);
        counts.set(number, (counts.get(number) ?? 0) + 1);
      }
      return { words: Int32Array.from(counts.keys()), counts: Int32Array.from(counts.values()) };
    });
  }

  /** For each line, in their order. */
  compare(wanted: readonly string[]): LinesLikeness {
    const alikes = new Float64Array(this.lines.length);
    const abouts = new Float64Array(this.lines.length);
    const nearest = new Float64Array(this.stems.length);
    const asked = wanted.map((stem) => ({ weight: weigh(stem), near: this.findNear(stem) }));
    for (const { near } of asked)
      for (let at = 0; at < nearest.length; at += 1)
        nearest[at] = Math.max(nearest[at] ?? 0, near[at] ?? 0);
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return { alike: alikes, about: abouts };
    for (const [line, { words, counts }] of this.lines.entries()) {
      let alike = 0;
      for (const { weight, near } of asked) alike += weight * stretch(findMost(words, near));
      let length = 0;
      let about = 0;
      for (let place = 0; place < words.length; place += 1) {
        const at = words[place] ?? 0;
        const weight = (this.weights[at] ?? 0) * (counts[place] ?? 0);
        length += weight;
        about += weight * stretch(nearest[at] ?? 0);
      }
      alikes[line] = alike / total;
      abouts[line] = length === 0 ? 0 : about / length;
    }
    return { alike: alikes, about: abouts };
  }

  /** The largest advantage of one line over another for any wanted word that tells something. */
  findSaidBetter(wanted: readonly string[], one: number, other: number): number {
    const telling = wanted.filter((stem) => weigh(stem) >= TELLING_WEIGHT);
    return (telling.length === 0 ? wanted : telling).reduce((most, stem) => {
      const near = this.findNear(stem);
      const say = (line: number) => stretch(findMost(this.lines[line]?.words ?? NO_WORDS, near));
      const said = say(one);
      return said <= most ? most : Math.max(most, said - say(other));
    }, 0);
  }

  private findNear(stem: string): Float64Array {
    const known = this.nearness.get(stem);
    if (known !== undefined) return known;
    const placed = placeStem(stem);
    const near = Float64Array.from(this.stems, (other) => compareStems(placed, other));
    if ((this.nearness.size + 1) * near.length > MOST_KEPT) this.nearness.clear();
    this.nearness.set(stem, near);
    return near;
  }

  private number(stem: string): number {
    const known = this.numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.stems.length;
    this.numbers.set(stem, number);
    this.stems.push(placeStem(stem));
    this.weights.push(weigh(stem));
    return number;
  }
}

function findMost(words: Int32Array, near: Float64Array): number {
  let most = 0;
  for (const at of words) most = Math.max(most, near[at] ?? 0);
  return most;
}
