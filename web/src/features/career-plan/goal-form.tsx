import { Route } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { TaskForm } from '../../tasks/task-form';
import type { FormSession } from '../../tasks/use-task';
import { TextField } from '../../ui/text-field';

/** The engine's own limit: importing `LONGEST_GOAL` would load its whole module. */
const LONGEST_GOAL = 500;

export function GoalForm({ session }: { session: FormSession<string> }) {
  const { t } = useLanguage();
  return (
    <TaskForm
      task={session}
      label={t('careerPlan.goalTitle')}
      isTitled
      submit={{ icon: Route, label: t('careerPlan.analyze') }}
      whenIncomplete="say"
      footer={<p className="text-sm text-muted">{t('careerPlan.savedJobsLine')}</p>}
    >
      <TextField
        label={t('careerPlan.goal')}
        hint={t('careerPlan.goalHint')}
        value={session.choices}
        maxLength={LONGEST_GOAL}
        disabled={session.percent !== null}
        autoComplete="off"
        onChange={(event) => session.setChoices(event.target.value)}
      />
    </TaskForm>
  );
}
