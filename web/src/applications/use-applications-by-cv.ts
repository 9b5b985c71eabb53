import type { ApplicationSummary, CvSummary } from '@trayecto/core/contract';
import { useMemo } from 'react';
import { useApplications } from './use-applications';

const NONE: ReadonlyMap<string, ApplicationSummary> = new Map();

/** Which application each copy was made for; not asked for where there are no copies. */
export function useApplicationsByCv(
  cvs: readonly CvSummary[],
): ReadonlyMap<string, ApplicationSummary> {
  const hasCopies = cvs.some(({ metadata }) => metadata.tailored_from);
  const { data } = useApplications('all', hasCopies);
  return useMemo(
    () =>
      data
        ? new Map(
            data.applications.flatMap((one) =>
              one.tailored_cv_id ? [[one.tailored_cv_id, one]] : [],
            ),
          )
        : NONE,
    [data],
  );
}
