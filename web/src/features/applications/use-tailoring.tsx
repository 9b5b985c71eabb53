import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { useState } from 'react';
import { useProblem } from '../../api/use-problem';
import { useLanguage } from '../../i18n';
import { EngineFailure } from '../../tasks/engine-failure';
import { bringUpToDate, tailorCv } from './tailor-cv';

interface Cvs {
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
}

/** Making the copy of this application, started from its tab or from the step before it, and bringing it up to date. */
export function useTailoring(application: ApplicationRecord, { original, tailored }: Cvs) {
  const { t, language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  /** How many texts the copy kept as it had them, once it is up to date. */
  const [kept, setKept] = useState<number | null>(null);
  async function attempt(work: () => Promise<unknown>) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    setKept(null);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }
  const run = (engine?: 'builtin') =>
    attempt(async () => {
      if (!original) return;
      const title = application.title || application.company || t('applications.untitled');
      await tailorCv(application, { original, tailored }, language, title, engine);
    });
  const update = () =>
    attempt(async () => {
      if (original && tailored) setKept(await bringUpToDate(original, tailored));
    });
  const failure = problem !== null && (
    <EngineFailure
      error={problem}
      describe={(reason) => t('applications.tailorFailed', { reason })}
      onRetry={() => void run()}
      onBuiltin={() => void run('builtin')}
    />
  );
  return { run, update, kept, isBusy, failure };
}

export type Tailoring = ReturnType<typeof useTailoring>;
