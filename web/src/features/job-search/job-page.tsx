import { ArrowLeft } from 'lucide-react';
import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { paths } from '../../app/paths';
import { SaveAsApplication } from '../../applications/save-as-application';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { PageHeading } from '../../ui/page-heading';
import { JobFacts } from './job-facts';
import { SaveButton } from './save-button';
import { toApplication } from './to-application';
import { useJob } from './use-job-search';

/** One listing of our own board, or a sample. */
export function JobPage({ id }: { id: string }) {
  const { t, formats } = useLanguage();
  const { data: job, error, isError, refetch } = useJob(id);
  const [failure, setFailure] = useProblem();
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width flex flex-col items-start gap-6 py-8">
      <BackButton />
      {isError && (
        <>
          <PageHeading page={t('jobSearch.page')} className="text-title">
            {t('jobSearch.page')}
          </PageHeading>
          <Alert kind="error">
            <p>{isGone ? t('jobSearch.gone') : describeError(error, t, formats)}</p>
            {!isGone && (
              <Button className="mt-3" onClick={() => void refetch()}>
                {t('jobSearch.retry')}
              </Button>
            )}
          </Alert>
        </>
      )}
      {!job && !isError && <LoadingIndicator />}
      {job && (
        <article className="flex w-full flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-10">
          {job.isSample && <Alert kind="info">{t('jobSearch.sampleLine')}</Alert>}
          <header className="flex flex-col gap-4">
            <PageHeading page={job.title} className="text-title">
              <span translate="no">{job.title}</span>
            </PageHeading>
            <JobFacts job={job} />
          </header>
          {failure !== null && (
            <Alert kind="error" onDismiss={() => setFailure(null)}>
              {t('jobSearch.saveFailed', { reason: describeError(failure, t, formats) })}
            </Alert>
          )}
          <p
            lang={job.language ?? undefined}
            translate="no"
            className="max-w-[68ch] text-[1.0625rem] leading-relaxed whitespace-pre-line wrap-anywhere"
          >
            {job.description}
          </p>
          <footer className="flex flex-wrap gap-3">
            <SaveButton job={job} onFailure={setFailure} />
            <SaveAsApplication job={toApplication(job)} name={job.title} />
            {!job.link.startsWith('/') && (
              <a
                href={job.link}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-4"
              >
                {t('jobSearch.original')}
              </a>
            )}
          </footer>
        </article>
      )}
    </div>
  );
}

/** Back to the search it was opened from; from a link of elsewhere, to an empty one. */
function BackButton() {
  const { t } = useLanguage();
  const isFromSearch = window.history.state?.fromSearch === true;
  const content = (
    <>
      <ArrowLeft aria-hidden className="size-4.5" />
      {t('jobSearch.back')}
    </>
  );
  return isFromSearch ? (
    <Button kind="ghost" className="-ml-3" onClick={() => window.history.back()}>
      {content}
    </Button>
  ) : (
    <ButtonLink kind="ghost" className="-ml-3" href={paths.jobSearch}>
      {content}
    </ButtonLink>
  );
}
