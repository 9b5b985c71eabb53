import { exportAccount } from '@trayecto/core/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { saveFile } from '../../document/save-file';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { DeleteDialog } from './delete-dialog';
import { useSaving } from './use-saving';

const EXPORT_TIMEOUT_MS = 10 * 60 * 1000;

export function DataTab() {
  const { t, formats } = useLanguage();
  const [isDeleting, setIsDeleting] = useState(false);
  const { isSaving, outcome, save, forget } = useSaving<'exported'>();

  const download = async () =>
    saveFile(await call(exportAccount, {}, { timeoutMs: EXPORT_TIMEOUT_MS }));

  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-4">
        <h2 className="font-serif text-xl font-semibold">{t('profile.exportTitle')}</h2>
        <p className="text-muted">{t('profile.exportLine')}</p>
        {outcome?.kind === 'done' && (
          <Alert kind="success" onDismiss={forget}>
            {t('profile.exportDone')}
          </Alert>
        )}
        {outcome?.kind === 'failed' && (
          <Alert kind="error" onDismiss={forget}>
            {t('profile.exportFailed', { reason: describeError(outcome.error, t, formats) })}
          </Alert>
        )}
        <Button
          isBusy={isSaving}
          className="self-start"
          onClick={() => void save(download, 'exported')}
        >
          {!isSaving && <Download aria-hidden className="size-4.5" />}
          {t('profile.exportButton')}
        </Button>
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="font-serif text-xl font-semibold">{t('profile.deleteTitle')}</h2>
        <p className="text-muted">{t('profile.deleteLine')}</p>
        <Button
          className="self-start border-danger/50! text-danger!"
          onClick={() => setIsDeleting(true)}
        >
          {t('profile.deleteButton')}
        </Button>
      </Card>
      {isDeleting && <DeleteDialog onClose={() => setIsDeleting(false)} />}
    </div>
  );
}
