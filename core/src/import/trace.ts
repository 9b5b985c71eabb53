import type { FieldSource } from './parsed-cv';

const DOUBTFUL = 0.5;

/** Keeps note of the lines behind each field while the readers work. */
export class Trace {
  private readonly sources = new Map<string, { lines: Set<number>; confidence: number }>();

  note(pointer: string, lines: readonly number[], confidence: number): void {
    const known = this.sources.get(pointer);
    if (known === undefined) {
      this.sources.set(pointer, { lines: new Set(lines), confidence });
      return;
    }
    for (const line of lines) known.lines.add(line);
    known.confidence = Math.min(known.confidence, confidence);
  }

  /** The reading is probably wrong, so the user should check it. */
  doubt(pointer: string): void {
    const known = this.sources.get(pointer);
    if (known !== undefined) known.confidence = Math.min(known.confidence, DOUBTFUL);
  }

  placedLines(): ReadonlySet<number> {
    const placed = new Set<number>();
    for (const source of this.sources.values()) {
      for (const line of source.lines) placed.add(line);
    }
    return placed;
  }

  toRecord(): Record<string, FieldSource> {
    const record: Record<string, FieldSource> = {};
    for (const [pointer, { lines, confidence }] of this.sources) {
      record[pointer] = { lines: [...lines].sort((a, b) => a - b), confidence };
    }
    return record;
  }
}
