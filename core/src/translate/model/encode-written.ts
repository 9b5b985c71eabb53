import { isEdge } from './hide-terms';
import { prepareText } from './prepare-text';
import type { PreparedSentence } from './translate-sentence';
import type { Part, Vocabulary } from './vocabulary';

/** A translation as the model would have written it: what was hidden from it is hidden here too. */
export function encodeWritten(
  text: string,
  { terms }: PreparedSentence,
  vocabulary: Vocabulary,
): readonly number[] {
  let parts: readonly Part[] = [prepareText(text)];
  const byLength = [...terms].sort(([, a], [, b]) => b.written.length - a.written.length);
  for (const [symbol, { written }] of byLength) parts = hideOnce(parts, symbol, written);
  return vocabulary.encode(parts.filter((part) => part !== ''));
}

function hideOnce(parts: readonly Part[], symbol: number, written: string): readonly Part[] {
  const shown = prepareText(written);
  for (const [place, part] of parts.entries()) {
    const at = typeof part === 'string' ? findWhole(part, shown) : -1;
    if (typeof part !== 'string' || at === -1) continue;
    const around = [part.slice(0, at), symbol, part.slice(at + shown.length)];
    return parts.toSpliced(place, 1, ...around);
  }
  return parts;
}

/** "2" is not in "2019". */
function findWhole(text: string, words: string): number {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (isEdge(text, at) && isEdge(text, at + words.length)) return at;
  return -1;
}
