import { LONGEST_JOB_TITLE } from '@trayecto/core/contract';
import { Bookmark, BookmarkCheck, ScanSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { addSavedJob, isSameJob, useSavedJobs } from '../../saved-jobs/use-saved-jobs';
import { NextEngine } from '../../tasks/next-engine';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

export interface JobText {
  readonly title: string;
  readonly description: string;
}

interface JobFormProps {
  readonly job: JobText;
  readonly onChange: (job: JobText) => void;
  /** There is a CV to compare with. */
  readonly canAnalyze: boolean;
  /** How far a running analysis is; null while none runs. */
  readonly percent: number | null;
  readonly onAnalyze: () => void;
  readonly onCancel: () => void;
}

const FIELD_LOOK =
  'w-full rounded-control border border-edge bg-surface px-4 text-base transition-colors placeholder:text-muted hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea disabled:opacity-60';

/** The engine's own limit: `LONGEST_POSTING` would bring its whole module along. */
const LONGEST_DESCRIPTION = 400_000;

export function JobForm(props: JobFormProps) {
  const { job, onChange, canAnalyze, percent, onAnalyze, onCancel } = props;
  const { t } = useLanguage();
  const id = useId();
  const jobs = useSavedJobs().data ?? [];
  const isRunning = percent !== null;
  const isFilled = job.description.trim() !== '';
  const chosen = jobs.find((saved) => isSameJob(saved, job));

  return (
    <form
      aria-label={t('skillGap.job')}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (canAnalyze && isFilled && !isRunning) onAnalyze();
      }}
    >
      <h2 className="font-serif text-xl font-semibold">{t('skillGap.job')}</h2>
      {jobs.length > 0 && (
        <div>
          <label htmlFor={`${id}-saved`} className="mb-1.5 block font-medium">
            {t('skillGap.savedMenu')}
          </label>
          <select
            id={`${id}-saved`}
            value={chosen?.id ?? ''}
            disabled={isRunning}
            className={`${FIELD_LOOK} min-h-12`}
            onChange={(event) => {
              const wanted = jobs.find((saved) => saved.id === event.target.value);
              if (wanted) onChange({ title: wanted.title, description: wanted.description });
            }}
          >
            <option value="">{t('skillGap.savedMenuNone')}</option>
            {jobs.map((saved) => (
              <option key={saved.id} value={saved.id} translate="no">
                {saved.title}
              </option>
            ))}
          </select>
        </div>
      )}
      <TextField
        label={t('skillGap.jobTitle')}
        hint={t('skillGap.jobTitleHint')}
        value={job.title}
        maxLength={LONGEST_JOB_TITLE}
        disabled={isRunning}
        autoComplete="off"
        onChange={(event) => onChange({ ...job, title: event.target.value })}
      />
      <div>
        <label htmlFor={`${id}-text`} className="mb-1.5 block font-medium">
          {t('skillGap.description')}
        </label>
        <textarea
          id={`${id}-text`}
          rows={10}
          value={job.description}
          maxLength={LONGEST_DESCRIPTION}
          disabled={isRunning}
          placeholder={t('skillGap.descriptionHint')}
          className={`${FIELD_LOOK} py-3`}
          onChange={(event) => onChange({ ...job, description: event.target.value })}
        />
      </div>
      {isRunning ? (
        <AnalysisProgress percent={percent} onCancel={onCancel} />
      ) : (
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              kind="primary"
              size="large"
              className="grow sm:grow-0"
              disabled={!canAnalyze || !isFilled}
              aria-describedby={canAnalyze && isFilled ? undefined : `${id}-missing`}
            >
              <ScanSearch aria-hidden className="size-5" />
              {t('skillGap.analyze')}
            </Button>
            <SaveButton job={job} isSaved={chosen !== undefined} />
          </div>
          {!(canAnalyze && isFilled) && (
            <p id={`${id}-missing`} className="text-sm text-muted">
              {t('skillGap.missingFields')}
            </p>
          )}
          <NextEngine />
        </div>
      )}
    </form>
  );
}

function SaveButton({ job, isSaved }: { job: JobText; isSaved: boolean }) {
  const { t, formats } = useLanguage();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
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

function AnalysisProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const { t, formats } = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-medium">
        {t('skillGap.analyzing')}
      </p>
      <div className="flex items-center gap-3">
        <div
          role="progressbar"
          aria-label={t('skillGap.progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 grow overflow-hidden rounded-full bg-desk"
        >
          <div
            className="h-full rounded-full bg-terracotta transition-[width]"
            style={{ width: `${percent}%` }}
          />
        </div>
        <span className="text-sm tabular-nums">{formats.percent(percent / 100)}</span>
      </div>
      <Button className="self-start" onClick={onCancel}>
        {t('skillGap.cancel')}
      </Button>
    </div>
  );
}
