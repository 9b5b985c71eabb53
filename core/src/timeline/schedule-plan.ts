/** When the steps of a plan would be done. Small on purpose: the browser runs it while a slider moves. */
export interface StepEffort {
  readonly id: string;
  readonly kind: 'study' | 'learn' | 'project' | 'experience' | 'apply';
  /** Hours of the user's own time. */
  readonly hours: number;
  /** Months that pass whatever the hours: a course of study, time in a post. */
  readonly months: number;
}

export const horizons = ['immediate', 'short_term', 'long_term'] as const;
type Horizon = (typeof horizons)[number];

export interface ScheduledPlan {
  readonly monthsToGoal: number;
  /** The steps in the order in which they are done. */
  readonly steps: readonly {
    readonly id: string;
    readonly targetDate: string;
    readonly horizon: Horizon;
  }[];
}

const WEEKS_A_MONTH = 52 / 12;
const DAYS_A_MONTH = 365.25 / 12;
const MS_A_DAY = 86_400_000;
const MONTHS_UNTIL = { immediate: 3, short_term: 6 } as const;

/**
 * Learning and projects come one after the other, at so many hours a week. Studies and time in a job run beside
 * them and take their months. Applying comes when all of it is done.
 */
export function schedulePlan(
  steps: readonly StepEffort[],
  hoursPerWeek: number,
  startDate: string,
): ScheduledPlan {
  const hoursAMonth = Math.max(0.5, hoursPerWeek) * WEEKS_A_MONTH;
  let hoursSoFar = 0;
  let monthsReached = 0;
  const timed = steps.map((step) => {
    if (step.kind === 'apply') return { begins: 0, months: 0, step };
    const isParallel = step.kind === 'study' || step.kind === 'experience';
    const begins = isParallel ? 0 : hoursSoFar / hoursAMonth;
    if (!isParallel) hoursSoFar += step.hours;
    const months = isParallel ? step.months : Math.max(hoursSoFar / hoursAMonth, step.months);
    monthsReached = Math.max(monthsReached, months);
    return { begins, months, step };
  });
  let monthsToGoal = monthsReached;
  const placed = timed.map(({ begins, months, step }) => {
    if (step.kind !== 'apply') return { id: step.id, begins, months };
    const began = monthsToGoal;
    monthsToGoal += Math.max(step.months, step.hours / hoursAMonth);
    return { id: step.id, begins: began, months: monthsToGoal };
  });
  return {
    monthsToGoal: Math.max(0, Math.ceil(monthsToGoal - 0.05)),
    steps: placed
      .map((one, place) => ({ ...one, place }))
      .sort((a, b) => a.months - b.months || a.place - b.place)
      .map(({ id, begins, months }) => ({
        id,
        targetDate: addMonths(startDate, months),
        horizon: chooseHorizon(begins),
      })),
  };
}

/** Steps that begin soon belong to the first horizon, however long they take. */
function chooseHorizon(begins: number): Horizon {
  if (begins < MONTHS_UNTIL.immediate) return 'immediate';
  return begins < MONTHS_UNTIL.short_term ? 'short_term' : 'long_term';
}

function addMonths(startDate: string, months: number): string {
  const days = Math.round(months * DAYS_A_MONTH);
  return new Date(Date.parse(`${startDate}T00:00:00Z`) + days * MS_A_DAY)
    .toISOString()
    .slice(0, 10);
}
