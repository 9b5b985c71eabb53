import type { Posting, PostingRequirement } from '../../assistant';

/** Where a job description goes on to the next thing. */
const STOP = /[\n;]|\.\s/g;

/** How many things are asked for in the sentence of each requirement. Alternatives are one. */
export function countInSentences({
  text,
  requirements,
}: Pick<Posting, 'text' | 'requirements'>): ReadonlyMap<string, number> {
  const stops = [...text.matchAll(STOP)].map(({ index }) => index);
  const counts = new Map<number, number>();
  const sentences = requirements.map((one) => [one, findSentence(stops, one)] as const);
  for (const [{ alternatives }, sentence] of sentences)
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1 / (alternatives.length + 1));
  return new Map(
    sentences.map(([{ id }, sentence]) => [id, Math.max(1, counts.get(sentence) ?? 1)]),
  );
}

/** How many stops are before it. */
function findSentence(stops: readonly number[], { evidence }: PostingRequirement): number {
  const start = evidence[0]?.start ?? 0;
  let [low, high] = [0, stops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
