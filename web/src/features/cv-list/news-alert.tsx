import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

/** What has just happened, and the way back where there is one. */
export interface News {
  readonly words: string;
  readonly isProblem?: boolean;
  readonly onUndo?: () => void;
}

const GOOD_NEWS_MS = 6_000;

/** Good news floats over what one does next, so it leaves; what failed or can be undone stays. */
export const staysMs = ({ isProblem, onUndo }: News) =>
  isProblem || onUndo ? undefined : GOOD_NEWS_MS;

export function NewsAlert({ news, onDismiss }: { news: News; onDismiss: () => void }) {
  const t = useTranslate();
  return (
    <Alert kind={news.isProblem ? 'error' : 'success'} className="w-full" onDismiss={onDismiss}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {news.words}
        {news.onUndo && (
          <Button
            // What was pressed is gone with what was deleted: the way back is the next thing at hand.
            ref={(button) => button?.focus()}
            kind="ghost"
            className="min-h-9 underline"
            onClick={news.onUndo}
          >
            {t('cv.undo')}
          </Button>
        )}
      </span>
    </Alert>
  );
}
