import { resetPassword, SHORTEST_PASSWORD } from '@trayecto/core/contract';
import { useState } from 'react';
import { call } from '../../../api/browser-api';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { RecoveryFrame } from './recovery-frame';
import { useSending } from './use-sending';

export function ResetForm({ word, onLeave }: { word: string; onLeave: () => void }) {
  const t = useTranslate();
  const [password, setPassword] = useState('');
  const sending = useSending(() => call(resetPassword, { body: { token: word, password } }));
  return (
    <RecoveryFrame
      page={t('recovery.resetPage')}
      title={t('recovery.resetTitle')}
      lead={t('recovery.resetLead')}
      problem={sending.problem}
      done={sending.isDone ? t('recovery.resetDone') : undefined}
      onLeave={onLeave}
    >
      <form
        method="post"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void sending.start();
        }}
      >
        <TextField
          label={t('recovery.newPassword')}
          type="password"
          name="new-password"
          autoComplete="new-password"
          required
          hint={t('auth.passwordHint', { count: SHORTEST_PASSWORD })}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="primary" size="large" isBusy={sending.isSending}>
          {t('recovery.resetButton')}
        </Button>
      </form>
    </RecoveryFrame>
  );
}
