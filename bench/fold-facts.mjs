/** Words and figures alone; "6%" and "6 %" are one figure, as Spanish typography writes the second. */
export function fold(text) {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  return bare
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€$£]+/gu, ' ')
    .replace(/(\d) (?=[%€$£])/gu, '$1')
    .trim();
}

/** The facts of which a word that the CV had is in no text afterwards. */
export function listLostFacts(facts, before, after) {
  const had = new Set(before.map(fold).join(' ').split(' '));
  const has = new Set(after.map(fold).join(' ').split(' '));
  return facts.filter((fact) =>
    fold(fact)
      .split(' ')
      .some((word) => had.has(word) && !has.has(word)),
  );
}
