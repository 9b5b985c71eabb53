import type { CvSummary } from '@trayecto/core/contract';
import { useMemo } from 'react';
import { useApplicationsByCv } from '../applications/use-applications-by-cv';
import { useLanguage } from '../i18n';
import { findSameNamed } from './tell-cvs-apart';

interface CvLabel {
  /** The job it was made for; of an own CV the profession it names. */
  readonly about: string;
  /** The day it came; with the time of day where another has the same name and day. */
  readonly when: string;
}

/** What tells somebody's CVs apart: their own name is in all of them. */
export function useCvLabels(cvs: readonly CvSummary[]): (cv: CvSummary) => CvLabel {
  const { t, formats } = useLanguage();
  const applications = useApplicationsByCv(cvs);
  const sameNamed = useMemo(() => findSameNamed(cvs), [cvs]);
  return (cv) => {
    const { tailored_from: from } = cv.metadata;
    // A copy is mostly called after the job: the employer tells more.
    const job = applications.get(cv.id)?.company || from?.jobTitle;
    const created = new Date(cv.created_at);
    return {
      about:
        job === undefined
          ? cv.title
          : t(job === cv.filename ? 'choice.tailoredPlain' : 'choice.tailored', { job }),
      when: sameNamed.has(cv) ? formats.dateTime(created) : formats.shortDate(created),
    };
  };
}
