import { Search } from 'lucide-react';
import { CvChoice } from '../../cvs/cv-choice';
import { useCv, useCvs } from '../../cvs/use-cvs';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { PageHeading } from '../../ui/page-heading';
import { LetterStep } from './letter-step';
import { MatchList } from './match-list';
import { StepList, type WizardStep } from './step-list';
import { useMatches } from './use-matches';
import { useWizardAddress } from './use-wizard-address';

/** The way to an application: a CV, the jobs that fit it, and the email for one of them. */
export default function JobsScreen() {
  const t = useTranslate();
  const address = useWizardAddress();
  const { cv } = address;
  const cvs = useCvs();
  const found = useMatches(cv, address.isFinding);
  const job = found.data?.matches.find(({ id }) => id === address.jobId) ?? null;
  const whole = useCv(cv !== null && job !== null ? cv.id : null);
  const failed = [cvs, whole].find(({ isError }) => isError);
  const isJobGone = found.data !== undefined && address.jobId !== null && job === null;
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-col gap-3">
        <PageHeading page={t('jobs.page')} className="text-title">
          {t('jobs.heading')}
        </PageHeading>
        <p className="max-w-[42rem] text-lead text-muted">{t('jobs.line')}</p>
      </header>
      <StepList step={nameStep()} />
      {cv !== null && job !== null && !failed ? (
        whole.data ? (
          <LetterStep key={job.id} cv={whole.data} job={job} onLeave={address.leaveJob} />
        ) : (
          <LoadingIndicator />
        )
      ) : (
        <>
          <section aria-label={t('jobs.stepCv')} className="flex flex-col gap-4">
            <h2 className="font-serif text-xl font-semibold">{t('jobs.stepCv')}</h2>
            {failed ? (
              <Alert kind="error">
                <p>{t('jobs.loadFailed')}</p>
                <Button
                  className="mt-3"
                  isBusy={failed.isFetching}
                  onClick={() => void failed.refetch()}
                >
                  {t('jobs.retry')}
                </Button>
              </Alert>
            ) : (
              <CvChoice
                selectedId={cv?.id ?? null}
                onSelect={({ id }) => address.chooseCv(id)}
                isDisabled={found.isFetching}
              />
            )}
            {cv && !cv.has_data && <p className="text-muted">{t('jobs.noData')}</p>}
            {(cvs.data?.length ?? 0) > 0 && (
              <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
                <Button
                  kind={found.data ? 'secondary' : 'primary'}
                  size="large"
                  className="max-sm:w-full"
                  disabled={!cv?.has_data}
                  isBusy={found.isFetching}
                  onClick={() => (address.isFinding ? void found.refetch() : address.findJobs())}
                >
                  {!found.isFetching && <Search aria-hidden className="size-5" />}
                  {t(found.data ? 'jobs.findAgain' : 'jobs.find')}
                </Button>
                <p className="text-sm text-muted">{t('jobs.findHint')}</p>
              </div>
            )}
          </section>
          <MatchList
            key={cv?.id}
            found={found}
            isJobGone={isJobGone}
            onChoose={({ id }) => address.chooseJob(id)}
            onDismiss={address.stopFinding}
          />
        </>
      )}
    </div>
  );

  function nameStep(): WizardStep {
    if (job) return 'stepTemplate';
    if (found.data) return 'stepJob';
    return cv ? 'stepAnalyze' : 'stepCv';
  }
}
