import { RotateCw } from 'lucide-react';
import { ApiError } from '../api/api-error';
import { describeError } from '../api/describe-error';
import { type Translate, useLanguage } from '../i18n';
import type { Formats } from '../i18n/formats';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { PageHeading } from '../ui/page-heading';

/** The failure's own message; where it has none, that nobody could be signed in. */
export function describeStartFailure(error: unknown, t: Translate, formats: Formats): string {
  const isMute = error instanceof ApiError && error.code === 'server_error' && error.message === '';
  const hasMessage = error instanceof Error && (error instanceof ApiError || error.message !== '');
  return hasMessage && !isMute ? describeError(error, t, formats) : t('status.startFailed');
}

/** Takes the whole page: without knowing who is there, nothing else can be shown. */
export function StartFailureScreen({ error }: { error: unknown }) {
  const { t, formats } = useLanguage();
  return (
    <main className="page-width flex min-h-dvh max-w-2xl flex-col justify-center gap-6 py-16">
      <Logo />
      <PageHeading page={t('status.startFailedPage')} className="text-title">
        {t('status.startFailedTitle')}
      </PageHeading>
      <Alert kind="error">{describeStartFailure(error, t, formats)}</Alert>
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
