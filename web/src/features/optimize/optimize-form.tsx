import { industries } from '@trayecto/core/catalog/industries';
import { WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '../../i18n';
import { TaskForm } from '../../tasks/task-form';
import type { FormSession } from '../../tasks/use-task';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { TextField } from '../../ui/text-field';
import type { OptimizeChoices } from './optimize-task';

/** As many characters as the server takes. */
const LONGEST_INDUSTRY = 300;

export function OptimizeForm({ session }: { session: FormSession<OptimizeChoices> }) {
  const { choices, setChoices } = session;
  const { t, language } = useLanguage();
  const id = useId();
  const isRunning = session.percent !== null;
  return (
    <TaskForm
      task={session}
      label={t('optimize.form')}
      cvMenu={{ label: t('optimize.cv'), placeholder: t('optimize.cvNone') }}
      submit={{ icon: WandSparkles, label: t('optimize.run') }}
      whenIncomplete="say"
    >
      <datalist id={`${id}-industries`} translate="no">
        {industries.map((industry) => (
          <option key={industry.id} value={industry[language][0]} />
        ))}
      </datalist>
      <TextField
        list={`${id}-industries`}
        label={t('optimize.industry')}
        hint={t('optimize.industryHint')}
        value={choices.industryFocus}
        maxLength={LONGEST_INDUSTRY}
        disabled={isRunning}
        autoComplete="off"
        onChange={(event) => setChoices({ ...choices, industryFocus: event.target.value })}
      />
      <fieldset
        disabled={isRunning}
        className="flex flex-wrap gap-x-10 gap-y-6 disabled:opacity-60"
      >
        <Labelled label={t('optimize.platform')}>
          <SegmentedChoice
            legend={t('optimize.platform')}
            value={choices.targetPlatform}
            onChange={(targetPlatform) => setChoices({ ...choices, targetPlatform })}
            options={[
              { value: 'linkedin', label: t('optimize.linkedin') },
              { value: 'cv', label: t('optimize.asCv') },
            ]}
          />
        </Labelled>
        <Labelled label={t('optimize.level')}>
          <SegmentedChoice
            legend={t('optimize.level')}
            value={choices.careerLevel}
            onChange={(careerLevel) => setChoices({ ...choices, careerLevel })}
            options={[
              { value: 'entry', label: t('optimize.entry') },
              { value: 'mid', label: t('optimize.mid') },
              { value: 'senior', label: t('optimize.senior') },
            ]}
          />
        </Labelled>
      </fieldset>
    </TaskForm>
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
