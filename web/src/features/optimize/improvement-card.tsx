import type { SectionImprovement } from '@trayecto/core/assistant';
import { Check, Undo2 } from 'lucide-react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { BuiltinMark } from '../../tasks/builtin-places';
import { ChangedWords } from '../../tasks/changed-words';
import { CopyButton } from '../../tasks/copy-button';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';
import type { useApply } from './use-apply';

interface ImprovementCardProps {
  readonly improvement: SectionImprovement;
  readonly applying: ReturnType<typeof useApply>;
}

/** One proposal for the CV: before, after, why, and a button that puts it in. */
export function ImprovementCard({ improvement, applying }: ImprovementCardProps) {
  const { t, formats } = useLanguage();
  const { title, before, after, reason, change } = improvement;
  if (change === null) return null;
  const status = applying.statusOf(change);
  const isBusy = applying.busyId === change.id;
  const problem = applying.problem?.id === change.id ? applying.problem.error : null;
  return (
    <li
      className={classes(
        'flex flex-col gap-4 rounded-card border bg-surface p-5 transition-colors',
        status === 'applied' ? 'border-olive' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h4 className="min-w-0 grow font-semibold wrap-anywhere max-sm:basis-full">{title}</h4>
        {status === 'applied' && (
          <Chip tone="olive">
            <Check aria-hidden className="size-4" />
            {t('optimize.applied')}
          </Chip>
        )}
        <CopyButton title={title} text={after} />
        {status !== 'stale' && (
          // One button for both ways, and never disabled, so that the focus stays where it is.
          <Button
            kind={status === 'open' ? 'primary' : 'secondary'}
            aria-busy={isBusy || undefined}
            aria-label={t(status === 'open' ? 'optimize.applyOf' : 'optimize.undoOf', { title })}
            onClick={() =>
              void (status === 'open' ? applying.apply(change) : applying.undo(change))
            }
          >
            {status === 'applied' && <Undo2 aria-hidden className="size-4.5" />}
            {t(status === 'open' ? 'optimize.apply' : 'optimize.undo')}
          </Button>
        )}
      </div>
      {status === 'stale' && <p className="text-sm text-sun-ink">{t('optimize.stale')}</p>}
      {problem !== null && (
        <Alert kind="error" onDismiss={applying.dismiss}>
          {t('optimize.applyFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
      <p translate="no" className="wrap-anywhere whitespace-pre-line">
        <ChangedWords before={before} after={after} />
      </p>
      <p className="text-[0.9375rem] text-muted">
        <span className="font-semibold text-ink">{t('tasks.why')}</span>
        {` ${reason}`}
        <BuiltinMark place={improvement.id} />
      </p>
    </li>
  );
}
