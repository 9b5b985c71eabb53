import type { Finding } from './finding';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface MendedText {
  readonly text: string;
  /** Whether what is in the text as it was touches a change. */
  readonly isMended: (stretch: Stretch) => boolean;
  /** The same stretch in the text as it was; none for what touches a change. */
  readonly placeBack: <One extends Stretch>(stretch: One) => readonly One[];
}

/** What may be put right without asking. */
export const isCertain = ({ isSure, suggestions }: Finding): boolean =>
  isSure && suggestions.length > 0;

/** A text with the first suggestions of findings, which are in its order and do not overlap. */
export function mendText(text: string, findings: readonly Finding[]): MendedText {
  let mended = '';
  let end = 0;
  const changes = findings.map(({ from, to, suggestions }) => {
    mended += text.slice(end, from);
    const start = mended.length;
    mended += suggestions[0] ?? text.slice(from, to);
    end = to;
    return { from: start, to: mended.length, shift: to - mended.length };
  });
  const place = (at: number) => at + (changes.findLast(({ to }) => to <= at)?.shift ?? 0);
  const isTouched = (stretch: Stretch, some: readonly Stretch[]) =>
    some.some(({ from, to }) => stretch.from < to && stretch.to > from);
  return {
    text: mended + text.slice(end),
    isMended: (stretch) => isTouched(stretch, findings),
    placeBack: (stretch) =>
      isTouched(stretch, changes)
        ? []
        : [{ ...stretch, from: place(stretch.from), to: place(stretch.to) }],
  };
}
