import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../app/paths';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { bringBackApplication } from '../use-applications';

/** After one was deleted in its workspace: that it was, and the way back. */
export function RemovedNotice() {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const removed = new URLSearchParams(useSearch()).get('removed');
  const [isBusy, setIsBusy] = useState(false);
  if (removed === null) return null;
  const leave = () => navigate(paths.home, { replace: true });
  async function bringBack(id: string) {
    setIsBusy(true);
    await bringBackApplication(id).catch(() => undefined);
    leave();
  }
  return (
    <Alert kind="success" onDismiss={leave}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {t('applications.removed')}
        <Button isBusy={isBusy} onClick={() => void bringBack(removed)}>
          {t('applications.undo')}
        </Button>
      </span>
    </Alert>
  );
}
