import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { MarkedWords } from '../../tasks/marked-words';
import { Skeleton } from '../../ui/skeleton';

interface OtherWordingsProps {
  /** Undefined while they are worked out. */
  readonly wordings: readonly string[] | undefined;
  /** Why they cannot be worked out now; null where they can. */
  readonly problem: unknown;
  readonly text: string;
  /** The word that was chosen. */
  readonly from: string | null;
  readonly onPick: (text: string) => void;
}

/** Other ways to translate a text, each to be taken with a click or its number; what differs is marked. */
export function OtherWordings({ wordings, problem, text, from, onPick }: OtherWordingsProps) {
  const { t, formats } = useLanguage();
  if (from === null && wordings?.length === 0) return null;
  return (
    <div>
      <p className="text-muted" translate="no">
        {from === null ? t('editor.wordings') : t('editor.wordingsFrom', { word: from })}
      </p>
      <div aria-live="polite">
        {wordings === undefined && (
          <div className="mt-1 flex flex-col gap-2">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        )}
        {wordings?.length === 0 && (
          <p>{problem === null ? t('editor.wordingsNone') : describeError(problem, t, formats)}</p>
        )}
        {wordings !== undefined && wordings.length > 0 && (
          <ol className="mt-1 flex flex-col gap-1.5">
            {wordings.map((wording, at) => (
              <li key={wording}>
                <button
                  type="button"
                  onClick={() => onPick(wording)}
                  className="flex min-h-11 w-full items-start gap-2.5 rounded-control border border-line bg-surface px-3 py-2 text-left hover:border-sun-ink"
                >
                  <kbd
                    aria-hidden
                    className="font-sans font-semibold text-muted tabular-nums pointer-coarse:hidden"
                  >
                    {at + 1}
                  </kbd>
                  <span translate="no" className="min-w-0 wrap-anywhere whitespace-pre-line">
                    <MarkedWords text={wording} other={text} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
