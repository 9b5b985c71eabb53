const MOST_KEPT = 4_000;
const LONGEST_KEPT = 1_000;

/**
 * For work on a line of text that each step of a task asks for again. The answers are shared, so nobody may change them;
 * long texts are rare and not kept.
 */
export function rememberByText<Result>(work: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return work(text);
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const result = work(text);
    kept.set(text, result);
    return result;
  };
}
