import type { CvSummary } from '@trayecto/core/contract';
import { useState } from 'react';
import { useAccount } from '../../api/use-account';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { findProposal, proposalStore } from './proposal-store';

/** Proposals that nobody has saved or discarded yet, to go on with. */
export function KeptProposals({ onResume }: { onResume: (cv: CvSummary) => void }) {
  const { t } = useLanguage();
  const account = useAccount();
  const userId = account.status === 'signed-in' ? account.user.id : '';
  const cvs = useCvs().data ?? [];
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const waiting = cvs.filter((cv) => !dropped.includes(cv.id) && findProposal(userId, cv));
  return waiting.map((cv) => (
    <Alert key={cv.id} kind="info">
      <p className="font-semibold wrap-anywhere">
        {t('improve.keptTitle', { name: cv.name || cv.filename })}
      </p>
      <p>{t('improve.keptHere')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onResume(cv)}>{t('improve.keptGo')}</Button>
        <Button
          kind="ghost"
          onClick={() => {
            proposalStore.forget(userId, cv.id);
            setDropped([...dropped, cv.id]);
          }}
        >
          {t('improve.keptDrop')}
        </Button>
      </div>
    </Alert>
  ));
}
