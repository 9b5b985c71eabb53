import type { CareerPlan } from '@trayecto/core/assistant';
import { schedulePlan } from '@trayecto/core/timeline';
import { useId } from 'react';
import { useLanguage } from '../../i18n';

interface PaceControlProps {
  readonly plan: CareerPlan;
  readonly hours: number;
  readonly monthsToGoal: number;
  readonly arrival: string;
  readonly onChange: (hours: number) => void;
}

const LEAST_HOURS = 1;
const MOST_HOURS = 40;

/** Hours a week, and what they make of the time to the goal. */
export function PaceControl({ plan, hours, monthsToGoal, arrival, onChange }: PaceControlProps) {
  const { t, formats } = useLanguage();
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6"
    >
      <h2 id={`${id}-title`} className="font-serif text-xl font-semibold">
        {t('careerPlan.pace')}
      </h2>
      <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-[3.5rem] leading-none font-semibold tabular-nums">
          {formats.number(monthsToGoal)}
        </span>
        <span className="text-lead">{t('careerPlan.monthsToGoal', { count: monthsToGoal })}</span>
        <span className="basis-full pt-1 text-muted">
          {t('careerPlan.arrival', { date: formats.date(toDay(arrival)) })}
        </span>
      </p>
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={id} className="font-medium">
            {t('careerPlan.hours')}
          </label>
          <span aria-hidden className="text-muted tabular-nums">
            {t('careerPlan.hoursValue', { hours: formats.number(hours) })}
          </span>
        </p>
        <input
          id={id}
          type="range"
          min={LEAST_HOURS}
          max={MOST_HOURS}
          step={1}
          value={hours}
          aria-valuetext={t('careerPlan.hoursValue', { hours: formats.number(hours) })}
          onChange={(event) => onChange(Number(event.target.value))}
          className="h-11 w-full cursor-pointer accent-terracotta"
        />
      </div>
      <Deadline plan={plan} monthsToGoal={monthsToGoal} />
    </section>
  );
}

function Deadline({ plan, monthsToGoal }: Pick<PaceControlProps, 'plan' | 'monthsToGoal'>) {
  const { t, formats } = useLanguage();
  const months = plan.goal.deadline_months;
  if (months === null) return null;
  if (monthsToGoal <= months) {
    return <p className="text-olive">{t('careerPlan.deadlineFits', { count: months })}</p>;
  }
  const hours = findHours(plan, months);
  return (
    <p className="text-sun-ink">
      {hours === null
        ? t('careerPlan.deadlineNever', { count: months })
        : t('careerPlan.deadlineHours', { count: months, hours: formats.number(hours) })}
    </p>
  );
}

/** The fewest hours a week that keep the person's own deadline. */
function findHours(plan: CareerPlan, months: number): number | null {
  for (let hours = LEAST_HOURS; hours <= MOST_HOURS; hours++) {
    if (schedulePlan(plan.steps, hours, plan.start_date).monthsToGoal <= months) return hours;
  }
  return null;
}

/** At noon, so that no time zone makes another day of it. */
function toDay(date: string): Date {
  return new Date(`${date}T12:00:00`);
}
