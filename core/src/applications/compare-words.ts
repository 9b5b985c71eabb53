interface WordPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Longer texts would need too much memory to compare, so we show them one after the other. */
const LARGEST_TABLE = 1_000_000;

/** Compares two texts word by word. Removed words come before the words that replace them. */
export function compareWords(before: string, after: string): readonly WordPiece[] {
  const [old, now] = [splitWords(before), splitWords(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1;
  const middle = compareMiddle(
    old.slice(start, old.length - end),
    now.slice(start, now.length - end),
  );
  const tail = old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text }));
  const head = old.slice(0, start).map((text) => ({ kind: 'same' as const, text }));
  return join([...head, ...middle, ...tail]);
}

/** Words with the blanks and marks around them as their own pieces. */
function splitWords(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
}

function compareMiddle(old: readonly string[], now: readonly string[]): readonly WordPiece[] {
  if (old.length * now.length > LARGEST_TABLE)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ];
  const width = now.length + 1;
  // How many words both have in common from here to the end.
  const common = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        old[i] === now[j]
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
  const pieces: WordPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [gone, come] = [old[i], now[j]];
    if (gone !== undefined && gone === come) {
      pieces.push({ kind: 'same', text: gone });
      [i, j] = [i + 1, j + 1];
    } else if (
      come === undefined ||
      (gone !== undefined && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      pieces.push({ kind: 'removed', text: gone ?? '' });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: come });
      j += 1;
    }
  }
  return pieces;
}

/** Neighbours of one kind are one piece; a blank between two changes belongs to both of them. */
function join(pieces: readonly WordPiece[]): readonly WordPiece[] {
  const joined: WordPiece[] = [];
  let gone = '';
  let come = '';
  const close = () => {
    if (gone !== '') joined.push({ kind: 'removed', text: gone });
    if (come !== '') joined.push({ kind: 'added', text: come });
    gone = '';
    come = '';
  };
  pieces.forEach(({ kind, text }, at) => {
    const next = pieces[at + 1]?.kind ?? 'same';
    const isBetween = gone !== '' && come !== '' && next !== 'same' && text.trim() === '';
    if (kind === 'removed' || (kind === 'same' && isBetween)) gone += text;
    if (kind === 'added' || (kind === 'same' && isBetween)) come += text;
    if (kind !== 'same' || isBetween) return;
    close();
    const last = joined.at(-1);
    if (last?.kind === 'same') joined[joined.length - 1] = { kind, text: last.text + text };
    else if (text !== '') joined.push({ kind, text });
  });
  close();
  return joined;
}
