import type { PlanStep } from '@trayecto/core/assistant';
import type { ScheduledPlan } from '@trayecto/core/timeline';
import { Check } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { BuiltinMark } from '../../tasks/builtin-places';
import { EngineText } from '../../tasks/engine-text';
import { classes } from '../../ui/classes';

interface MilestoneListProps {
  readonly steps: readonly PlanStep[];
  readonly scheduled: ScheduledPlan;
  readonly done: readonly string[];
  readonly onDone: (done: string[]) => void;
}

/** The steps on a line of time, to be ticked off. */
export function MilestoneList({ steps, scheduled, done, onDone }: MilestoneListProps) {
  const { t, formats } = useLanguage();
  const stepOf = new Map(steps.map((step) => [step.id, step]));
  const doneNow = scheduled.steps.filter(({ id }) => done.includes(id)).length;
  const total = scheduled.steps.length;
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <h2 id="timeline" className="font-serif text-2xl font-semibold">
          {t('careerPlan.timeline')}
        </h2>
        <p role="status" className="text-muted tabular-nums">
          {t('careerPlan.milestonesDone', {
            done: formats.number(doneNow),
            total: formats.number(total),
          })}
        </p>
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-desk">
          <div
            className="h-full rounded-full bg-olive transition-[width]"
            style={{ width: `${total === 0 ? 0 : (doneNow / total) * 100}%` }}
          />
        </div>
      </div>
      <ol className="flex flex-col">
        {scheduled.steps.map(({ id, targetDate }) => {
          const step = stepOf.get(id);
          if (!step) return null;
          const isDone = done.includes(id);
          return (
            <li key={id} className="group/row relative pb-5 pl-11 last:pb-0">
              <span
                aria-hidden
                className="absolute top-7 bottom-0 left-[0.8125rem] w-0.5 bg-line group-last/row:hidden"
              />
              <label className="block cursor-pointer">
                <input
                  type="checkbox"
                  checked={isDone}
                  aria-label={t('careerPlan.markDone', { title: step.title })}
                  onChange={() => onDone(isDone ? done.filter((one) => one !== id) : [...done, id])}
                  className="peer absolute top-0 left-0 size-7 cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface transition-colors checked:border-olive checked:bg-olive hover:border-ink"
                />
                <Check
                  aria-hidden
                  className="pointer-events-none absolute top-1.5 left-1.5 hidden size-4 text-surface peer-checked:block"
                  strokeWidth={3}
                />
                <time dateTime={targetDate} className="block text-sm text-muted tabular-nums">
                  {formats.shortDate(new Date(`${targetDate}T12:00:00`))}
                </time>
                <span
                  className={classes(
                    'block font-semibold',
                    isDone && 'text-muted line-through decoration-1',
                  )}
                >
                  <EngineText>{step.title}</EngineText>
                </span>
              </label>
              <p className="text-[0.9375rem] text-muted">
                <EngineText>{step.description}</EngineText>
                <BuiltinMark place={`step:${id}`} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
