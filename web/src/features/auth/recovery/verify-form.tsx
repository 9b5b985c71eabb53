import { verifyEmail } from '@trayecto/core/contract';
import { call } from '../../../api/browser-api';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';
import { RecoveryFrame } from './recovery-frame';
import { useSending } from './use-sending';

/** A press, not the mere opening: programs that look through mail open links too. */
export function VerifyForm({ word, onLeave }: { word: string; onLeave: () => void }) {
  const t = useTranslate();
  const sending = useSending(() => call(verifyEmail, { body: { token: word } }));
  return (
    <RecoveryFrame
      page={t('recovery.verifyPage')}
      title={t('recovery.verifyTitle')}
      lead={t('recovery.verifyLead')}
      problem={sending.problem}
      done={sending.isDone ? t('recovery.verifyDone') : undefined}
      onLeave={onLeave}
    >
      <Button
        kind="primary"
        size="large"
        isBusy={sending.isSending}
        onClick={() => void sending.start()}
      >
        {t('recovery.verifyButton')}
      </Button>
    </RecoveryFrame>
  );
}
