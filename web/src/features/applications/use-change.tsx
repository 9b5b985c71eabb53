import type { ApplicationRecord } from '@trayecto/core/contract';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { settleChange } from '../../applications/settle-change';
import {
  type ApplicationChange,
  changeApplication,
  readApplication,
} from '../../applications/use-applications';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

interface ChangeOptions {
  /** Puts what was saved last in place of what the person typed. */
  readonly onTake?: (saved: ApplicationRecord) => void;
}

interface Problem {
  readonly words: string;
  readonly error?: unknown;
  /** What another tab saved into the same field. */
  readonly other?: ApplicationRecord;
}

/** What this tab sent last of each application: the next save may begin before the screen is drawn with the answer. */
const sent = new Map<string, ApplicationChange>();

/**
 * Saves a change of an application. Where another tab changed other fields meanwhile, both are kept; where it changed the same one,
 * that is said, and what the person typed stays until they choose.
 */
export function useChange(application: ApplicationRecord, { onTake }: ChangeOptions = {}) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem<Problem>();

  async function change(body: ApplicationChange): Promise<ApplicationRecord | null> {
    setIsBusy(true);
    setProblem(null);
    try {
      return await saveOver(body);
    } catch (error) {
      const reason = describeError(error, t, formats);
      setProblem({ words: t('applications.saveFailed', { reason }), error });
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  async function saveOver(body: ApplicationChange): Promise<ApplicationRecord | null> {
    const before = sent.get(application.id) ?? {};
    sent.set(application.id, { ...before, ...body });
    try {
      return await changeApplication(application, body);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      const now = await readApplication(application.id);
      const settled = settleChange(body, application, now, before);
      if (!settled.clashes) return await changeApplication(now, settled.body);
      setProblem(
        onTake
          ? { words: t('applications.conflictKept'), other: now }
          : { words: t('applications.conflict') },
      );
      return null;
    }
  }

  function take(saved: ApplicationRecord | undefined) {
    if (saved) onTake?.(saved);
    setProblem(null);
  }

  const notice = problem !== null && (
    <Alert kind="error" onDismiss={() => setProblem(null)}>
      {problem.words}
      {problem.other !== undefined && onTake && (
        <Button kind="ghost" onClick={() => take(problem.other)}>
          {t('applications.conflictTake')}
        </Button>
      )}
    </Alert>
  );
  return { change, isBusy, notice };
}
