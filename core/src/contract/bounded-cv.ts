import { findExcess } from '../cv/cv-limits';
import { sentCv } from '../cv/sent-cv';
import { AppError } from './app-error';
import { refuseAs } from './refuse-as';

/** A CV that is sent in, in any shape: one with too much in it is refused as such, and told where. */
export const boundedCv = sentCv.check(({ value, issues }) => {
  const excess = findExcess(value);
  if (!excess) return;
  const path = excess.pointer.split('/').slice(1);
  issues.push({ ...refuseAs('cv_too_large', { excess }), path, input: undefined });
});

/** The same for a CV that was made here, from a file. */
export function refuseExcess(cv: Parameters<typeof findExcess>[0]): void {
  const excess = findExcess(cv);
  if (excess) throw new AppError('cv_too_large', { details: { excess } });
}
