import { compareWords } from '@trayecto/core/applications';

/** A text beside another one that says nearly the same: the words that the other one lacks are marked. */
export function MarkedWords({ text, other }: { text: string; other: string }) {
  let offset = 0;
  return compareWords(other, text).map(({ kind, text: words }) => {
    if (kind === 'removed') return null;
    const key = offset;
    offset += words.length + 1;
    return kind === 'same' ? (
      <span key={key}>{words}</span>
    ) : (
      <mark key={key} className="rounded-sheet bg-sun-soft text-sun-ink underline decoration-sun">
        {words}
      </mark>
    );
  });
}
