/** How many letters were changed, left out, added or swapped between two words; more than `most` is returned as `most + 1`. */
export function countEdits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = current;
  }
  return above[b.length] ?? most + 1;
}

/** The known word that was meant, or null where none is near enough to be sure. */
export function correctWord(word: string, known: Iterable<string>): string | null {
  if (word.length < 4) return null;
  const most = word.length < 7 ? 1 : 2;
  let best: string | null = null;
  let bestEdits = most + 1;
  for (const candidate of known) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue;
    const edits = countEdits(word, candidate, Math.min(most, bestEdits));
    // A letter is left out more often than put in: "audtor" is an auditor, not an autor.
    const isLonger = edits === bestEdits && candidate.length > (best?.length ?? 0);
    if (edits < bestEdits || (edits <= most && isLonger)) {
      best = candidate;
      bestEdits = edits;
    }
  }
  return best;
}
