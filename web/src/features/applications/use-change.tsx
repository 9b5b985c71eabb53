import type { ApplicationRecord } from '@trayecto/core/contract';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import {
  type ApplicationChange,
  changeApplication,
  refreshApplication,
} from '../../applications/use-applications';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';

/** Saves a change of an application. What another tab saved meanwhile is shown instead of overwritten, and that is said. */
export function useChange(application: ApplicationRecord) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function change(body: ApplicationChange): Promise<ApplicationRecord | null> {
    setIsBusy(true);
    setProblem(null);
    try {
      return await changeApplication(application, body);
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      if (isConflict) await refreshApplication(application.id);
      setProblem(
        isConflict
          ? t('applications.conflict')
          : t('applications.saveFailed', { reason: describeError(error, t, formats) }),
      );
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  const notice = problem !== null && (
    <Alert kind="error" onDismiss={() => setProblem(null)}>
      {problem}
    </Alert>
  );
  return { change, isBusy, notice };
}
