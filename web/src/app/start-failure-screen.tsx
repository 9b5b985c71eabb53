import { RotateCw } from 'lucide-react';
import { ApiError } from '../api/api-error';
import { describeError } from '../api/describe-error';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { PageHeading } from '../ui/page-heading';

/** Takes the whole page: without knowing who is there, nothing else can be shown. */
export function StartFailureScreen({ error }: { error: unknown }) {
  const { t, formats } = useLanguage();
  const hasMessage = error instanceof ApiError || (error instanceof Error && error.message !== '');
  return (
    <main className="page-width flex min-h-dvh max-w-2xl flex-col justify-center gap-6 py-16">
      <Logo />
      <PageHeading page={t('status.startFailedPage')} className="text-title">
        {t('status.startFailedTitle')}
      </PageHeading>
      <Alert kind="error">
        {hasMessage ? describeError(error, t, formats) : t('status.startFailed')}
      </Alert>
      <p className="text-muted">{t('status.startFailedHint')}</p>
      <div>
        <Button kind="primary" size="large" onClick={() => location.reload()}>
          <RotateCw aria-hidden className="size-4.5" />
          {t('status.retryConnection')}
        </Button>
      </div>
    </main>
  );
}
