import { LONGEST_JOB_TITLE } from '@trayecto/core/contract';
import { WandSparkles } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { SavedJobMenu } from '../../saved-jobs/saved-job-menu';
import { TaskForm } from '../../tasks/task-form';
import type { FormSession } from '../../tasks/use-task';
import { LONGEST_POSTING } from '../../text/longest-posting';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import type { EnhancerChoices } from './enhancer-task';

export function EnhancerForm({ session }: { session: FormSession<EnhancerChoices> }) {
  const { choices, setChoices } = session;
  const { t } = useLanguage();
  const isRunning = session.percent !== null;
  return (
    <TaskForm
      task={session}
      label={t('enhancer.form')}
      cvMenu={{ label: t('enhancer.cv'), placeholder: t('enhancer.cvNone') }}
      submit={{ icon: WandSparkles, label: t('enhancer.run') }}
      whenIncomplete="disable"
    >
      <fieldset disabled={isRunning} className="flex flex-col gap-1.5 disabled:opacity-60">
        <span aria-hidden className="font-medium">
          {t('enhancer.platform')}
        </span>
        <SegmentedChoice
          legend={t('enhancer.platform')}
          className="self-start"
          value={choices.targetPlatform}
          onChange={(targetPlatform) => setChoices({ ...choices, targetPlatform })}
          options={[
            { value: 'linkedin', label: t('enhancer.linkedin') },
            { value: 'resume', label: t('enhancer.resume') },
          ]}
        />
      </fieldset>
      <SavedJobMenu
        label={t('enhancer.savedMenu')}
        none={t('enhancer.savedMenuNone')}
        job={{ title: choices.jobTitle, description: choices.jobDescription }}
        isDisabled={isRunning}
        onChoose={({ title, description }) =>
          setChoices({ ...choices, jobTitle: title, jobDescription: description })
        }
      />
      <TextField
        label={t('enhancer.jobTitle')}
        hint={t('enhancer.jobTitleHint')}
        value={choices.jobTitle}
        maxLength={LONGEST_JOB_TITLE}
        disabled={isRunning}
        autoComplete="off"
        onChange={(event) => setChoices({ ...choices, jobTitle: event.target.value })}
      />
      <TextArea
        label={t('enhancer.jobDescription')}
        placeholder={t('enhancer.jobDescriptionHint')}
        rows={9}
        value={choices.jobDescription}
        maxLength={LONGEST_POSTING}
        disabled={isRunning}
        onChange={(event) => setChoices({ ...choices, jobDescription: event.target.value })}
      />
    </TaskForm>
  );
}
