import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { useState } from 'react';
import { useLanguage } from '../../i18n';
import { EngineFailure } from '../../tasks/engine-failure';
import { tailorCv } from './tailor-cv';

/** Making the copy of this application, started from its tab or from the step before it. */
export function useTailoring(application: ApplicationRecord, original: CvRecord | null) {
  const { t, language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  async function run(engine?: 'builtin') {
    if (!original || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const title = application.title || application.company || t('applications.untitled');
      await tailorCv(application, original, language, title, engine);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }
  const failure = problem !== null && (
    <EngineFailure
      error={problem}
      describe={(reason) => t('applications.tailorFailed', { reason })}
      onRetry={() => void run()}
      onBuiltin={() => void run('builtin')}
    />
  );
  return { run, isBusy, failure };
}

export type Tailoring = ReturnType<typeof useTailoring>;
