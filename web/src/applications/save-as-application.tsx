import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { describeError } from '../api/describe-error';
import { makeRequestKey } from '../api/make-request-key';
import { useProblem } from '../api/use-problem';
import { applicationPath } from '../app/paths';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { chooseCv } from './choose-cv';
import {
  type ApplicationChange,
  changeApplication,
  type NewApplication,
  startApplication,
} from './use-applications';

const LONGEST_FACT = 200;

interface SaveAsApplicationProps {
  readonly job: NewApplication;
  /** What was made for the job already and goes along: its comparison, its copy of the CV, its letter. */
  readonly makeRest?: (() => Promise<ApplicationChange | null>) | undefined;
  /** The job's name, where several of these buttons are on one page. */
  readonly name?: string;
}

/** The next step from any result about a job: everything else is done in its workspace. */
export function SaveAsApplication({ job, makeRest, name }: SaveAsApplicationProps) {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const [requestKey] = useState(makeRequestKey);

  async function save() {
    setIsBusy(true);
    setProblem(null);
    try {
      const cv_id = job.cv_id === undefined ? await chooseCv() : job.cv_id;
      const rest = await makeRest?.();
      const application = await startApplication({ ...shorten(job), cv_id }, requestKey);
      if (rest) await changeApplication(application, rest);
      navigate(applicationPath(application.id));
    } catch (error) {
      setProblem(error);
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button
        isBusy={isBusy}
        aria-label={name === undefined ? undefined : `${t('applications.saveAs')}: ${name}`}
        onClick={() => void save()}
      >
        {!isBusy && <BriefcaseBusiness aria-hidden className="size-4.5" strokeWidth={1.75} />}
        {t('applications.saveAs')}
      </Button>
      {problem !== null && (
        <Alert kind="error" className="w-full" onDismiss={() => setProblem(null)}>
          {t('applications.startFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </>
  );
}

/** What is not said is left for the job description to say. */
function shorten({ title, company, place, ...rest }: NewApplication): NewApplication {
  const facts = Object.entries({ title, company, place }).flatMap(([key, value]) =>
    value ? [[key, value.slice(0, LONGEST_FACT).toWellFormed()] as const] : [],
  );
  return { ...rest, ...Object.fromEntries(facts) };
}
