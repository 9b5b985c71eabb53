import type { CareerLevel, TargetPlatform } from '@trayecto/core/assistant';
import { industries } from '@trayecto/core/catalog/industries';
import type { CvRecord } from '@trayecto/core/contract';
import { WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { CvSelect } from '../../cvs/cv-select';
import { useLanguage } from '../../i18n';
import { NextEngine } from '../../tasks/next-engine';
import { RunProgress } from '../../tasks/run-progress';
import { Button } from '../../ui/button';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { TextField } from '../../ui/text-field';

export interface OptimizerChoices {
  readonly targetPlatform: TargetPlatform;
  readonly industryFocus: string;
  readonly careerLevel: CareerLevel;
}

interface OptimizerFormProps {
  readonly cvs: readonly CvRecord[];
  readonly cv: CvRecord | null;
  readonly onCv: (cv: CvRecord) => void;
  readonly choices: OptimizerChoices;
  readonly onChange: (choices: OptimizerChoices) => void;
  /** How far a running optimization is; null while none runs. */
  readonly percent: number | null;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

/** As many characters as the server takes. */
const LONGEST_INDUSTRY = 300;

export function OptimizerForm(props: OptimizerFormProps) {
  const { cvs, cv, choices, onChange, percent } = props;
  const { t, language } = useLanguage();
  const id = useId();
  const isRunning = percent !== null;
  return (
    <form
      aria-label={t('optimizer.form')}
      noValidate
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) props.onRun();
      }}
    >
      <CvSelect
        label={t('optimizer.cv')}
        placeholder={t('optimizer.cvNone')}
        cvs={cvs}
        value={cv}
        isDisabled={isRunning}
        onChange={props.onCv}
      />
      <datalist id={`${id}-industries`} translate="no">
        {industries.map((industry) => (
          <option key={industry.id} value={industry[language][0]} />
        ))}
      </datalist>
      <TextField
        list={`${id}-industries`}
        label={t('optimizer.industry')}
        hint={t('optimizer.industryHint')}
        value={choices.industryFocus}
        maxLength={LONGEST_INDUSTRY}
        disabled={isRunning}
        autoComplete="off"
        onChange={(event) => onChange({ ...choices, industryFocus: event.target.value })}
      />
      <fieldset
        disabled={isRunning}
        className="flex flex-wrap gap-x-10 gap-y-6 disabled:opacity-60"
      >
        <Labelled label={t('optimizer.platform')}>
          <SegmentedChoice
            legend={t('optimizer.platform')}
            value={choices.targetPlatform}
            onChange={(targetPlatform) => onChange({ ...choices, targetPlatform })}
            options={[
              { value: 'linkedin', label: t('optimizer.linkedin') },
              { value: 'cv', label: t('optimizer.asCv') },
            ]}
          />
        </Labelled>
        <Labelled label={t('optimizer.level')}>
          <SegmentedChoice
            legend={t('optimizer.level')}
            value={choices.careerLevel}
            onChange={(careerLevel) => onChange({ ...choices, careerLevel })}
            options={[
              { value: 'entry', label: t('optimizer.entry') },
              { value: 'mid', label: t('optimizer.mid') },
              { value: 'senior', label: t('optimizer.senior') },
            ]}
          />
        </Labelled>
      </fieldset>
      {isRunning ? (
        <RunProgress
          percent={percent}
          message={t('optimizer.running')}
          label={t('optimizer.progress')}
          cancel={t('optimizer.cancel')}
          onCancel={props.onCancel}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <Button
            type="submit"
            kind="primary"
            size="large"
            className="self-start max-sm:self-stretch"
          >
            <WandSparkles aria-hidden className="size-5" />
            {t('optimizer.run')}
          </Button>
          <NextEngine />
        </div>
      )}
    </form>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
