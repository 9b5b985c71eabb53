import { confirmEmailChange, verifyEmail } from '@trayecto/core/contract';
import { account, call } from '../../../api/browser-api';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';
import { RecoveryFrame } from './recovery-frame';
import { useSending } from './use-sending';

interface LinkFormProps {
  readonly word: string;
  readonly onLeave: () => void;
}

export function VerifyForm({ word, onLeave }: LinkFormProps) {
  const t = useTranslate();
  return (
    <PressForm
      send={() => call(verifyEmail, { body: { token: word } })}
      lead={t('recovery.verifyLead')}
      done={t('recovery.verifyDone')}
      onLeave={onLeave}
    />
  );
}

/** For someone who changes the address of their account. */
export function EmailForm({ word, onLeave }: LinkFormProps) {
  const t = useTranslate();
  return (
    <PressForm
      send={() => confirm(word)}
      lead={t('recovery.emailLead')}
      done={t('recovery.emailDone')}
      onLeave={onLeave}
    />
  );
}

async function confirm(word: string): Promise<void> {
  await call(confirmEmailChange, { body: { token: word } });
  // Their own pages show it from now on.
  if (account.get().status === 'signed-in') await account.reload();
}

interface PressFormProps {
  readonly send: () => Promise<unknown>;
  readonly lead: string;
  readonly done: string;
  readonly onLeave: () => void;
}

/** A press, not the mere opening: programs that look through mail open links too. */
function PressForm({ send, lead, done, onLeave }: PressFormProps) {
  const t = useTranslate();
  const sending = useSending(send);
  return (
    <RecoveryFrame
      page={t('recovery.verifyPage')}
      title={t('recovery.verifyTitle')}
      lead={lead}
      problem={sending.problem}
      done={sending.isDone ? done : undefined}
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
