import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from '../../i18n';
import { markWords } from '../../text/mark-text';
import { classes } from '../../ui/classes';

interface DraftWordsProps {
  readonly text: string;
  /** The words that the translator was least sure of. */
  readonly doubtful?: readonly string[] | undefined;
  /** Where the word begins that was chosen. */
  readonly chosen: number | null;
  readonly onChoose: (at: number | null) => void;
}

/** A translation whose words can be chosen, with a click or the arrow keys, to say it in another way from there on. */
export function DraftWords({ text, doubtful = [], chosen, onChoose }: DraftWordsProps) {
  const t = useTranslate();
  const [reached, setReached] = useState(0);
  const doubts = new Set(markWords(text, doubtful).map(({ start }) => start));
  const pieces = splitWords(text);
  const words = pieces.filter(({ isWord }) => isWord);
  const stop = words[Math.min(reached, words.length - 1)];

  function handleKey({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = Math.max(0, Math.min(words.length - 1, reached + step));
    setReached(next);
    currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set has no words of a sentence in it
    <span role="group" aria-label={t('editor.wordingsHint')} onKeyDown={handleKey}>
      {pieces.map(({ start, text: piece, isWord }) =>
        isWord ? (
          <button
            key={start}
            type="button"
            tabIndex={start === stop?.start ? 0 : -1}
            aria-pressed={start === chosen}
            onClick={() => {
              setReached(words.findIndex((word) => word.start === start));
              onChoose(start === chosen ? null : start);
            }}
            className={classes(
              'rounded-sheet text-left',
              start === chosen ? 'bg-sun-soft text-sun-ink' : 'hover:bg-sun-soft',
              [...piece].some((_, at) => doubts.has(start + at)) &&
                'underline decoration-sun-ink decoration-dotted decoration-2 underline-offset-4',
            )}
          >
            {piece}
          </button>
        ) : (
          <span key={start}>{piece}</span>
        ),
      )}
    </span>
  );
}

/** A word has the marks that are written against it: from there on everything may be another. */
function splitWords(text: string) {
  return [...text.matchAll(/\s+|\S+/g)].map(({ 0: piece, index: start }) => ({
    ...{ start, text: piece },
    isWord: /\S/.test(piece),
  }));
}
