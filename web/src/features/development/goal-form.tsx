import { Route } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { NextEngine } from '../../tasks/next-engine';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

interface GoalFormProps {
  readonly goal: string;
  readonly onChange: (goal: string) => void;
  /** How far a running analysis is; null while none runs. */
  readonly percent: number | null;
  readonly onAnalyze: () => void;
  readonly onCancel: () => void;
}

/** The engine's own limit: `LONGEST_GOAL` would bring its whole module along. */
const LONGEST_GOAL = 500;

export function GoalForm({ goal, onChange, percent, onAnalyze, onCancel }: GoalFormProps) {
  const { t, formats } = useLanguage();
  const isRunning = percent !== null;
  return (
    <form
      aria-label={t('development.goalTitle')}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) onAnalyze();
      }}
    >
      <h2 className="font-serif text-xl font-semibold">{t('development.goalTitle')}</h2>
      <TextField
        label={t('development.goal')}
        hint={t('development.goalHint')}
        value={goal}
        maxLength={LONGEST_GOAL}
        disabled={isRunning}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {percent === null ? (
        <div className="flex flex-col gap-4">
          <Button type="submit" kind="primary" size="large" className="sm:self-start">
            <Route aria-hidden className="size-5" />
            {t('development.analyze')}
          </Button>
          <NextEngine />
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <p role="status" className="font-medium">
            {t('development.analyzing')}
          </p>
          <div className="flex items-center gap-3">
            <div
              role="progressbar"
              aria-label={t('development.progress')}
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
            {t('development.cancel')}
          </Button>
        </div>
      )}
      <p className="text-sm text-muted">{t('development.savedJobsLine')}</p>
    </form>
  );
}
