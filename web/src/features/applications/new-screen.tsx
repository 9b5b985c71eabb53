import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { describeError } from '../../api/describe-error';
import { makeRequestKey } from '../../api/make-request-key';
import { useProblem } from '../../api/use-problem';
import { applicationPath, paths } from '../../app/paths';
import { chooseCv, pickCv } from '../../applications/choose-cv';
import { startApplication } from '../../applications/use-applications';
import { useShared } from '../../applications/use-shared';
import { CvChoice } from '../../cvs/cv-choice';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { SavedJobMenu } from '../../saved-jobs/saved-job-menu';
import { readSavedName } from '../../saved-jobs/saved-name';
import { LONGEST_POSTING } from '../../text/longest-posting';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { TextArea } from '../../ui/text-area';
import { useMedia } from '../../ui/use-media';
import { type BroughtPosting, PostingFile, PostingLink } from './posting-source';

interface Job {
  readonly title: string;
  readonly description: string;
  readonly facts?: Omit<BroughtPosting, 'text'>;
}

/** The pasted text, file or link, the chosen CV, and how they become an application. */
function useNewApplication() {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const cvs = useCvs().data;
  const [job, setJob] = useState<Job>({ title: '', description: '' });
  const given = new URLSearchParams(useSearch()).get('cv');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem<{ readonly words: string; readonly error?: unknown }>();
  const [requestKey, setRequestKey] = useState(makeRequestKey);
  const cvId = chosen ?? pickCv(cvs ?? [], given);

  useShared((text) => setJob({ title: '', description: text.slice(0, LONGEST_POSTING) }));

  function change(next: Job) {
    setJob(next);
    setRequestKey(makeRequestKey());
  }

  /** What the file or page says of itself goes along unless the text is changed here. */
  function bring({ text, ...facts }: BroughtPosting) {
    change({ title: '', description: text.slice(0, LONGEST_POSTING).toWellFormed(), facts });
  }

  async function start(event: FormEvent) {
    event.preventDefault();
    if (job.description.trim() === '') return setProblem({ words: t('applications.needsPosting') });
    setIsBusy(true);
    setProblem(null);
    try {
      const facts = { ...job.facts, ...readSavedName(job.title) };
      const cv_id = cvs === undefined ? await chooseCv(given) : cvId;
      const body = { ...facts, posting: job.description, cv_id };
      const { id } = await startApplication(body, requestKey);
      navigate(applicationPath(id));
    } catch (error) {
      const reason = describeError(error, t, formats);
      setProblem({ words: t('applications.startFailed', { reason }), error });
      setIsBusy(false);
    }
  }

  return { job, change, bring, cvId, setChosen, isBusy, problem, setProblem, start };
}

/** The job description is pasted once, and everything else is done with it. */
export default function NewScreen() {
  const { t } = useLanguage();
  const { job, change, bring, cvId, setChosen, isBusy, problem, setProblem, start } =
    useNewApplication();
  // On a phone a tall field would push the rest, and the button, out of sight.
  const isPhone = useMedia('(max-width: 39.99rem)');
  return (
    // A link half typed must not keep the pasted text from being sent.
    <form noValidate onSubmit={start} className="page-width flex flex-col gap-6 pt-8">
      <header className="flex flex-col gap-2">
        <PageHeading page={t('applications.newPage')} className="text-title">
          {t('applications.newHeading')}
        </PageHeading>
        <p className="max-w-[42rem] text-lead text-muted">{t('applications.newLine')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <TextArea
            label={t('applications.pasteLabel')}
            hint={t('applications.pasteHint')}
            placeholder={t('applications.pastePlaceholder')}
            rows={isPhone ? 6 : 10}
            maxLength={LONGEST_POSTING}
            value={job.description}
            onChange={(event) => change({ title: '', description: event.target.value })}
          />
          <PostingFile onRead={bring} />
          <PostingLink onRead={bring} />
          <SavedJobMenu
            label={t('applications.fromSaved')}
            none={t('applications.fromSavedNone')}
            job={job}
            isDisabled={isBusy}
            onChoose={change}
          />
        </div>
        <section aria-labelledby="which-cv" className="flex flex-col gap-3">
          <h2 id="which-cv" className="font-serif text-xl font-semibold">
            {t('applications.whichCv')}
          </h2>
          <CvChoice selectedId={cvId} isDisabled={isBusy} onSelect={({ id }) => setChosen(id)} />
        </section>
      </div>
      {/* In sight however long the list of CVs. */}
      <div className="flex flex-col gap-3 bg-paper pt-2 pb-8 sm:sticky sm:bottom-0 sm:border-t sm:border-line sm:py-4">
        {problem !== null && (
          <Alert kind="error" onDismiss={() => setProblem(null)}>
            {problem.words}
          </Alert>
        )}
        <StartRow isBusy={isBusy} />
      </div>
    </form>
  );
}

/** The button, and for those without a job description the way to one. */
function StartRow({ isBusy }: { isBusy: boolean }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button kind="primary" size="large" type="submit" className="max-sm:w-full" isBusy={isBusy}>
        {t(isBusy ? 'applications.starting' : 'applications.start')}
        {!isBusy && <ArrowRight aria-hidden className="size-5" />}
      </Button>
      <p className="text-muted">
        {t('applications.noneYet')}{' '}
        <Link
          href={paths.jobSearch}
          className="font-semibold text-sea underline underline-offset-4"
        >
          {t('applications.findJobs')}
        </Link>
      </p>
    </div>
  );
}
