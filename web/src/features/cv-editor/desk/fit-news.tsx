import { useTranslate } from '../../../i18n';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import type { Fitting } from './use-fit';

/** What fitting the CV to fewer pages has done, and the way back. */
export function FitNews({ fitting: { news, dismiss } }: { fitting: Fitting }) {
  const t = useTranslate();
  if (!news) return null;
  return (
    <Alert kind={news.onUndo ? 'success' : 'warning'} onDismiss={dismiss}>
      <span className="flex flex-wrap items-center gap-x-4">
        {news.words}
        {news.onUndo && (
          <Button kind="ghost" className="-my-2.5 px-0! underline" onClick={news.onUndo}>
            {t('cv.undo')}
          </Button>
        )}
      </span>
    </Alert>
  );
}
