import type { KeptLetter } from '@trayecto/core/applications';
import {
  type ApplicationRecord,
  type CvRecord,
  writeEmailTemplates,
} from '@trayecto/core/contract';
import { useState } from 'react';
import { call } from '../../api/browser-api';
import { makeRequestKey } from '../../api/make-request-key';
import { useProblem } from '../../api/use-problem';
import { changeApplication } from '../../applications/use-applications';
import { useLanguage } from '../../i18n';
import { EngineFailure } from '../../tasks/engine-failure';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { useChange } from './use-change';

const LONGEST_DESCRIPTION = 40_000;
const LONGEST_NAME = 300;
const TIMEOUT_MS = 180_000;

/** Writing the letter of this application, started from its tab or from the step before it. */
export function useWriting(application: ApplicationRecord, cv: CvRecord | null) {
  const { t } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  /** The letter that was written over: the person's own words in it can be had back. */
  const [former, setFormer] = useState<KeptLetter | null>(null);
  async function run(engine?: 'builtin') {
    if (!cv || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const { title, company, posting, language } = application;
      const job = {
        title: title.slice(0, LONGEST_NAME),
        company: company.slice(0, LONGEST_NAME),
        description: posting.slice(0, LONGEST_DESCRIPTION).toWellFormed(),
        language,
      };
      const written = await call(
        writeEmailTemplates,
        { query: engine ? { engine } : {}, body: { cvId: cv.id, job } },
        { timeoutMs: TIMEOUT_MS, idempotencyKey: engine ? undefined : makeRequestKey() },
      );
      const letter = {
        engine: written.engine,
        language: written.language,
        kind: application.letter?.kind ?? ('formal' as const),
        templates: written.templates,
        headline: written.headline,
        recipient: application.letter?.recipient ?? '',
        cvId: cv.id,
        cvVersion: written.cvVersion,
        quoted: written.quoted,
        leftOut: written.leftOut,
        own: [],
      };
      await changeApplication(application, { letter });
      setFormer(application.letter);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }
  const failure = problem !== null && (
    <EngineFailure
      error={problem}
      describe={(reason) => t('applications.writeFailed', { reason })}
      onRetry={() => void run()}
      onBuiltin={() => void run('builtin')}
    />
  );
  const { change, isBusy: isTakingBack, notice } = useChange(application);
  async function takeBack() {
    if (former && (await change({ letter: former }))) setFormer(null);
  }
  const way = former && (
    <Alert kind="info">
      <p>{t('applications.writtenAgain')}</p>
      <Button className="mt-2" isBusy={isTakingBack} onClick={() => void takeBack()}>
        {t('applications.formerLetter')}
      </Button>
      {notice}
    </Alert>
  );
  return { run, isBusy, failure, former: way };
}

export type Writing = ReturnType<typeof useWriting>;
