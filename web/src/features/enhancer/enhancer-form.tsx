import type { EnhancePlatform } from '@trayecto/core/assistant';
import { type CvRecord, LONGEST_JOB_TITLE } from '@trayecto/core/contract';
import { WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { CvSelect } from '../../cvs/cv-select';
import { useLanguage } from '../../i18n';
import { isSameJob, useSavedJobs } from '../../saved-jobs/use-saved-jobs';
import { NextEngine } from '../../tasks/next-engine';
import { RunProgress } from '../../tasks/run-progress';
import { Button } from '../../ui/button';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';

export interface EnhancerChoices {
  readonly targetPlatform: EnhancePlatform;
  readonly jobTitle: string;
  readonly jobDescription: string;
}

interface EnhancerFormProps {
  readonly cvs: readonly CvRecord[];
  readonly cv: CvRecord | null;
  readonly onCv: (cv: CvRecord) => void;
  readonly choices: EnhancerChoices;
  readonly onChange: (choices: EnhancerChoices) => void;
  /** How far a running enhancement is; null while none runs. */
  readonly percent: number | null;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

/** The engine's own limit: `LONGEST_POSTING` would bring its whole module along. */
const LONGEST_DESCRIPTION = 400_000;

export function EnhancerForm(props: EnhancerFormProps) {
  const { cvs, cv, choices, onChange, percent } = props;
  const { t } = useLanguage();
  const id = useId();
  const isRunning = percent !== null;
  const isFilled =
    cv !== null && choices.jobTitle.trim() !== '' && choices.jobDescription.trim() !== '';
  return (
    <form
      aria-label={t('enhancer.form')}
      noValidate
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) props.onRun();
      }}
    >
      <CvSelect
        label={t('enhancer.cv')}
        placeholder={t('enhancer.cvNone')}
        cvs={cvs}
        value={cv}
        isDisabled={isRunning}
        onChange={props.onCv}
      />
      <fieldset disabled={isRunning} className="flex flex-col gap-1.5 disabled:opacity-60">
        <span aria-hidden className="font-medium">
          {t('enhancer.platform')}
        </span>
        <SegmentedChoice
          legend={t('enhancer.platform')}
          className="self-start"
          value={choices.targetPlatform}
          onChange={(targetPlatform) => onChange({ ...choices, targetPlatform })}
          options={[
            { value: 'linkedin', label: t('enhancer.linkedin') },
            { value: 'resume', label: t('enhancer.resume') },
          ]}
        />
      </fieldset>
      <SavedJobMenu choices={choices} isDisabled={isRunning} onChange={onChange} />
      <TextField
        label={t('enhancer.jobTitle')}
        hint={t('enhancer.jobTitleHint')}
        value={choices.jobTitle}
        maxLength={LONGEST_JOB_TITLE}
        disabled={isRunning}
        autoComplete="off"
        onChange={(event) => onChange({ ...choices, jobTitle: event.target.value })}
      />
      <TextArea
        label={t('enhancer.jobDescription')}
        placeholder={t('enhancer.jobDescriptionHint')}
        rows={9}
        value={choices.jobDescription}
        maxLength={LONGEST_DESCRIPTION}
        disabled={isRunning}
        onChange={(event) => onChange({ ...choices, jobDescription: event.target.value })}
      />
      {isRunning ? (
        <RunProgress
          percent={percent}
          message={t('enhancer.running')}
          label={t('enhancer.progress')}
          cancel={t('enhancer.cancel')}
          onCancel={props.onCancel}
        />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <Button
            type="submit"
            kind="primary"
            size="large"
            className="max-sm:self-stretch"
            disabled={!isFilled}
            aria-describedby={isFilled ? undefined : `${id}-missing`}
          >
            <WandSparkles aria-hidden className="size-5" />
            {t('enhancer.run')}
          </Button>
          {!isFilled && (
            <p id={`${id}-missing`} className="text-sm text-muted">
              {t(cv === null ? 'enhancer.cvNone' : 'enhancer.needsJob')}
            </p>
          )}
          <NextEngine />
        </div>
      )}
    </form>
  );
}

interface SavedJobMenuProps {
  readonly choices: EnhancerChoices;
  readonly isDisabled: boolean;
  readonly onChange: (choices: EnhancerChoices) => void;
}

/** Only where there are saved jobs; one of them fills both fields. */
function SavedJobMenu({ choices, isDisabled, onChange }: SavedJobMenuProps) {
  const { t } = useLanguage();
  const id = useId();
  const jobs = useSavedJobs().data ?? [];
  if (jobs.length === 0) return null;
  const job = { title: choices.jobTitle, description: choices.jobDescription };
  const chosen = jobs.find((saved) => isSameJob(saved, job));
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {t('enhancer.savedMenu')}
      </label>
      <select
        id={id}
        value={chosen?.id ?? ''}
        disabled={isDisabled}
        className="min-h-12 w-full rounded-control border border-edge bg-surface px-4 text-base transition-colors hover:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-sea disabled:opacity-60"
        onChange={(event) => {
          const wanted = jobs.find((saved) => saved.id === event.target.value);
          if (!wanted) return;
          onChange({ ...choices, jobTitle: wanted.title, jobDescription: wanted.description });
        }}
      >
        <option value="">{t('enhancer.savedMenuNone')}</option>
        {jobs.map((saved) => (
          <option key={saved.id} value={saved.id} translate="no">
            {saved.title}
          </option>
        ))}
      </select>
    </div>
  );
}
