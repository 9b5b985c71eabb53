interface Room {
  /** How many answers are kept before all are forgotten. */
  readonly most: number;
  /** Longer texts are rare, and their answers are not kept. */
  readonly longest: number;
}

const USUAL_ROOM: Room = { most: 4_000, longest: 1_000 };

/** For work on a line of text that each step of a task asks for again. The answers are shared, so nobody may change them. */
export function rememberByText<Result>(
  work: (text: string) => Result,
  { most, longest }: Room = USUAL_ROOM,
): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    if (text.length > longest) return work(text);
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const result = work(text);
    kept.set(text, result);
    return result;
  };
}
