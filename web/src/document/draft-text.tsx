import { Fragment } from 'react';
import { markText, markWords } from '../text/mark-text';

interface DraftTextProps {
  readonly text: string;
  /** The words that the translator was least sure of. */
  readonly doubtful?: readonly string[] | undefined;
}

/** A translation to check, with the words to look at first underlined. */
export function DraftText({ text, doubtful = [] }: DraftTextProps) {
  return markText(text, markWords(text, doubtful)).map(({ start, text: piece, ids }) =>
    ids.length === 0 ? (
      <Fragment key={start}>{piece}</Fragment>
    ) : (
      <mark
        key={start}
        className="bg-transparent text-inherit underline decoration-sun-ink decoration-dotted decoration-2 underline-offset-4"
      >
        {piece}
      </mark>
    ),
  );
}
