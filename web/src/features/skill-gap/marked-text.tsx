import { Fragment } from 'react';
import { markText, type TextMark } from '../../text/mark-text';
import { classes } from '../../ui/classes';

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly TextMark[];
  readonly active: string | null;
  /** The skills the CV shows; the others are missing. */
  readonly matched: ReadonlySet<string>;
}

/** A text with the phrases that speak of skills marked, and those of the active one brought out. */
export function MarkedText({ text, marks, active, matched }: MarkedTextProps) {
  return markText(text, marks).map(({ start, text: piece, ids }) =>
    ids.length === 0 ? (
      <Fragment key={start}>{piece}</Fragment>
    ) : (
      <mark
        key={start}
        data-active={(active !== null && ids.includes(active)) || undefined}
        className={classes(
          'rounded-sheet px-0.5 text-ink underline decoration-2 underline-offset-3',
          'data-active:bg-sun-soft data-active:outline-2 data-active:outline-sun',
          ids.some((id) => matched.has(id))
            ? 'bg-olive-soft decoration-olive'
            : 'bg-terracotta-soft decoration-terracotta decoration-dotted',
        )}
      >
        {piece}
      </mark>
    ),
  );
}
