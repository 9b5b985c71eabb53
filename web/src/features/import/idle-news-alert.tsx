import { RotateCw } from 'lucide-react';
import { editPath } from '../../app/edit-path';
import { useLanguage, useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { describeProblem } from './import-problem';
import type { IdleNews } from './use-import';

interface IdleNewsAlertProps {
  readonly news: IdleNews;
  readonly onDismiss: () => void;
  readonly onTryAgain: (file: File) => void;
}

/** How the last import ended, and the way on from there. */
export function IdleNewsAlert({ news, onDismiss, onTryAgain }: IdleNewsAlertProps) {
  const { t, formats } = useLanguage();
  switch (news.kind) {
    case 'cancelled':
    case 'cancelling':
      return (
        <Alert kind="info" onDismiss={onDismiss}>
          {t(news.kind === 'cancelled' ? 'upload.cancelled' : 'upload.cancelling')}
        </Alert>
      );
    case 'saved-anyway':
      return (
        <Alert kind="info" onDismiss={onDismiss}>
          <p>{t('upload.savedAnyway', { file: news.filename })}</p>
          <ButtonLink className="mt-3" href={editPath(news.id)}>
            {t('upload.savedAnywayOpen')}
          </ButtonLink>
        </Alert>
      );
    case 'interrupted':
      return (
        <Alert kind="warning" onDismiss={onDismiss}>
          <p>{t('upload.interrupted', { file: news.file.name })}</p>
          <TryAgain file={news.file} onTryAgain={onTryAgain} />
        </Alert>
      );
    case 'problem':
      return (
        <Alert kind="error" onDismiss={onDismiss}>
          <p>{describeProblem(news.problem, t, formats)}</p>
          {news.file && <TryAgain file={news.file} onTryAgain={onTryAgain} />}
        </Alert>
      );
  }
}

function TryAgain({ file, onTryAgain }: { file: File; onTryAgain: (file: File) => void }) {
  const t = useTranslate();
  return (
    <Button className="mt-3" onClick={() => onTryAgain(file)}>
      <RotateCw aria-hidden className="size-4.5" />
      {t('upload.tryAgain')}
    </Button>
  );
}
