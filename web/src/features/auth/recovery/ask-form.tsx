import { getSignInOptions, recoverPassword } from '@trayecto/core/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../api/browser-api';
import { useTranslate } from '../../../i18n';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { EmailField } from '../email-field';
import { RecoveryFrame } from './recovery-frame';
import { useSending } from './use-sending';

/** Asks for a link, or says who can make one where the server sends no mail. */
export function AskForm({ email: first, onLeave }: { email: string; onLeave: () => void }) {
  const t = useTranslate();
  const [email, setEmail] = useState(first);
  const [hasMail, setHasMail] = useState<boolean | null>(null);
  const [optionsProblem, setOptionsProblem] = useState<unknown>(null);
  const sending = useSending(() => call(recoverPassword, { body: { email } }));

  useEffect(() => {
    const leaving = new AbortController();
    call(getSignInOptions, {}, { signal: leaving.signal }).then(
      ({ mail }) => setHasMail(mail),
      (error: unknown) => !leaving.signal.aborted && setOptionsProblem(error),
    );
    return () => leaving.abort();
  }, []);

  return (
    <RecoveryFrame
      page={t('recovery.askPage')}
      title={t('recovery.askTitle')}
      lead={t(hasMail === false ? 'recovery.noMailLead' : 'recovery.askLead')}
      problem={sending.problem ?? optionsProblem}
      done={sending.isDone ? t('recovery.asked') : undefined}
      onLeave={onLeave}
    >
      {hasMail === null && optionsProblem === null && (
        <div role="status">
          <span className="sr-only">{t('common.loading')}</span>
          <Skeleton className="h-32" />
        </div>
      )}
      {hasMail === false && <Alert kind="info">{t('recovery.noMailLine')}</Alert>}
      {hasMail && (
        <form
          method="post"
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void sending.start();
          }}
        >
          <EmailField value={email} onChange={setEmail} />
          <Button type="submit" kind="primary" size="large" isBusy={sending.isSending}>
            {t('recovery.askButton')}
          </Button>
        </form>
      )}
    </RecoveryFrame>
  );
}
