import { z } from 'zod';
import { type Cv, type CvExcess, findExcess, findRoughExcess, sentCv, taskLimits } from '../cv';
import { AppError } from './app-error';
import { refuseAs } from './refuse-as';

/** A submitted CV in any shape. One over the limits is refused with the place that is too large. */
export const boundedCv = z
  .pipe(
    z.transform((sent: z.input<typeof sentCv>, context) => {
      const excess = findRoughExcess(sent);
      if (!excess) return sent;
      context.issues.push(refuse('cv_too_large', excess));
      return z.NEVER;
    }),
    sentCv,
  )
  .check(({ value, issues }) => {
    const excess = findExcess(value);
    if (excess) issues.push(refuse('cv_too_large', excess));
  });

/** One that is sent in for a task of an engine to work on. */
export const taskCv = boundedCv.check(({ value, issues }) => {
  const excess = findExcess(value, taskLimits);
  if (excess && !findExcess(value)) issues.push(refuse('task_too_heavy', excess));
});

function refuse(code: 'cv_too_large' | 'task_too_heavy', excess: CvExcess) {
  const path = excess.pointer.split('/').slice(1);
  return { ...refuseAs(code, { excess }), path, input: undefined };
}

/** The same for a CV that was made here, from a file. */
export function refuseExcess(cv: Cv): void {
  const excess = findExcess(cv);
  if (excess) throw new AppError('cv_too_large', { details: { excess } });
}

/** The same for a CV that is kept here and can hold more than a task takes. */
export function refuseHeavy(cv: Cv): void {
  const excess = findExcess(cv, taskLimits);
  if (excess) throw new AppError('task_too_heavy', { details: { excess } });
}
