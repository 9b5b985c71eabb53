import { useEffect } from 'react';
import { useParams } from 'wouter';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Skeleton } from '../../ui/skeleton';
import { PasswordForm } from './password-form';
import { SharedPage } from './shared-page';
import { judgeProblem, useShared } from './use-shared';

/** What someone sees who was sent a link to a CV. */
export default function SharedScreen() {
  const { t, formats } = useLanguage();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch, enter, hasTried } = useShared(token);
  useKeepOutOfSearch();

  if (data) return <SharedPage token={token} opened={data} />;
  if (isFetching && !hasTried) {
    return (
      <div role="status" className="page-width grow py-8">
        <span className="sr-only">{t('shared.loading')}</span>
        <Skeleton className="mx-auto aspect-[1/1.414] w-full max-w-[49.6rem]" />
      </div>
    );
  }
  const problem = judgeProblem(error);
  if (problem === 'gone') {
    return (
      <section className="page-width flex grow flex-col items-center justify-center gap-3 py-16 text-center">
        <PageHeading page={t('shared.goneTitle')} className="text-title">
          {t('shared.goneTitle')}
        </PageHeading>
        <p className="max-w-md text-muted">{t('shared.goneLine')}</p>
      </section>
    );
  }
  if (problem !== 'other' || hasTried) {
    return <PasswordForm error={hasTried ? error : null} isBusy={isFetching} onEnter={enter} />;
  }
  return (
    <section className="page-width grow py-10">
      <PageHeading page={t('shared.headingPlain')} className="sr-only">
        {t('shared.headingPlain')}
      </PageHeading>
      <Alert kind="error" className="mx-auto max-w-xl">
        <p>{t('shared.failed', { reason: describeError(error, t, formats) })}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          {t('shared.retry')}
        </Button>
      </Alert>
    </section>
  );
}

/** The server says the same in a header; this is for those that look at the page only. */
function useKeepOutOfSearch() {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow, noarchive';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
