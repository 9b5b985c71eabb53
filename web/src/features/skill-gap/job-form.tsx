import { LONGEST_JOB_TITLE } from '@trayecto/core/contract';
import { Bookmark, BookmarkCheck, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { useLanguage } from '../../i18n';
import { SavedJobMenu } from '../../saved-jobs/saved-job-menu';
import { addSavedJob, isSameJob, useSavedJobs } from '../../saved-jobs/use-saved-jobs';
import { TaskForm } from '../../tasks/task-form';
import type { FormSession } from '../../tasks/use-task';
import { LONGEST_POSTING } from '../../text/longest-posting';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import type { JobText } from './skill-gap-task';

export function JobForm({ session }: { session: FormSession<JobText> }) {
  const { choices: job, setChoices } = session;
  const { t } = useLanguage();
  const isRunning = session.percent !== null;
  const isSaved = useSavedJobs().data?.some((saved) => isSameJob(saved, job)) ?? false;
  return (
    <TaskForm
      task={session}
      label={t('skillGap.job')}
      isTitled
      submit={{ icon: ScanSearch, label: t('skillGap.analyze') }}
      whenIncomplete="disable"
      actions={<SaveButton job={job} isSaved={isSaved} />}
    >
      <SavedJobMenu
        label={t('skillGap.savedMenu')}
        none={t('skillGap.savedMenuNone')}
        job={job}
        isDisabled={isRunning}
        onChoose={({ title, description }) => setChoices({ title, description })}
      />
      <TextField
        label={t('skillGap.jobTitle')}
        hint={t('skillGap.jobTitleHint')}
        value={job.title}
        maxLength={LONGEST_JOB_TITLE}
        disabled={isRunning}
        autoComplete="off"
        onChange={(event) => setChoices({ ...job, title: event.target.value })}
      />
      <TextArea
        label={t('skillGap.description')}
        placeholder={t('skillGap.descriptionHint')}
        rows={10}
        value={job.description}
        maxLength={LONGEST_POSTING}
        disabled={isRunning}
        onChange={(event) => setChoices({ ...job, description: event.target.value })}
      />
    </TaskForm>
  );
}

function SaveButton({ job, isSaved }: { job: JobText; isSaved: boolean }) {
  const { t, formats } = useLanguage();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useProblem();
  const isFilled = job.title.trim() !== '' && job.description.trim() !== '';

  async function save() {
    setIsSaving(true);
    setProblem(null);
    try {
      await addSavedJob({ title: job.title, description: job.description });
    } catch (error) {
      setProblem(error);
    } finally {
      setIsSaving(false);
    }
  }

  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <>
      <Button
        size="large"
        className="grow sm:grow-0"
        isBusy={isSaving}
        disabled={!isFilled || isSaved}
        onClick={() => void save()}
      >
        {!isSaving && <Icon aria-hidden className="size-5" />}
        {t(isSaved ? 'skillGap.saved' : 'skillGap.save')}
      </Button>
      <p role="status" className="sr-only">
        {isSaved && t('skillGap.saved')}
      </p>
      {problem !== null && (
        <Alert kind="error" className="w-full" onDismiss={() => setProblem(null)}>
          {t('skillGap.saveFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </>
  );
}
