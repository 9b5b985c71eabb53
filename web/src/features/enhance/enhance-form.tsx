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
import type { EnhanceChoices } from './enhance-task';

export function EnhanceForm({ session }: { session: FormSession<EnhanceChoices> }) {
  const { choices, setChoices } = session;
  const { t } = useLanguage();
  const isRunning = session.percent !== null;
  return (
    <TaskForm
      task={session}
      label={t('enhance.form')}
      cvMenu={{ label: t('enhance.cv'), placeholder: t('enhance.cvNone') }}
      submit={{ icon: WandSparkles, label: t('enhance.run') }}
      whenIncomplete="disable"
    >
      <fieldset disabled={isRunning} className="flex flex-col gap-1.5 disabled:opacity-60">
        <span aria-hidden className="font-medium">
          {t('enhance.platform')}
        </span>
        <SegmentedChoice
          legend={t('enhance.platform')}
          className="self-start"
          value={choices.targetPlatform}
          onChange={(targetPlatform) => setChoices({ ...choices, targetPlatform })}
          options={[
            { value: 'linkedin', label: t('enhance.linkedin') },
            { value: 'resume', label: t('enhance.resume') },
          ]}
        />
      </fieldset>
      <SavedJobMenu
        label={t('enhance.savedMenu')}
        none={t('enhance.savedMenuNone')}
        job={{ title: choices.jobTitle, description: choices.jobDescription }}
        isDisabled={isRunning}
        onChoose={({ title, description }) =>
          setChoices({ ...choices, jobTitle: title, jobDescription: description })
        }
      />
      <TextField
        label={t('enhance.jobTitle')}
        hint={t('enhance.jobTitleHint')}
        value={choices.jobTitle}
        maxLength={LONGEST_JOB_TITLE}
        disabled={isRunning}
        autoComplete="off"
        onChange={(event) => setChoices({ ...choices, jobTitle: event.target.value })}
      />
      <TextArea
        label={t('enhance.jobDescription')}
        placeholder={t('enhance.jobDescriptionHint')}
        rows={9}
        value={choices.jobDescription}
        maxLength={LONGEST_POSTING}
        disabled={isRunning}
        onChange={(event) => setChoices({ ...choices, jobDescription: event.target.value })}
      />
    </TaskForm>
  );
}
