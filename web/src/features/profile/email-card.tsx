import { changeEmail } from '@trayecto/core/contract';
import { type FormEvent, useState } from 'react';
import { account as accountStore, call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useAccount } from '../../api/use-account';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/text-field';
import { useSaving } from './use-saving';

/** The address one signs in with. */
export function EmailCard() {
  const { t, formats } = useLanguage();
  const account = useAccount();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isPending, setIsPending] = useState(false);
  const { isSaving, outcome, save, forget } = useSaving<'changed'>();
  const current = account.status === 'signed-in' ? account.user.email : '';

  async function change() {
    const answer = await call(changeEmail, { body: { email, password } });
    setIsPending(answer.is_pending);
    if (!answer.is_pending) await accountStore.reload();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    forget();
    if (!(await save(change, 'changed'))) return;
    setEmail('');
    setPassword('');
  }

  return (
    <Card>
      <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <h2 className="font-serif text-xl font-semibold">{t('profile.emailTitle')}</h2>
        <p className="-mt-3 break-words text-muted">{t('profile.emailLine', { email: current })}</p>
        {outcome?.kind === 'done' && (
          <Alert kind={isPending ? 'info' : 'success'} onDismiss={forget}>
            {t(isPending ? 'profile.emailPending' : 'profile.emailChanged')}
          </Alert>
        )}
        {outcome?.kind === 'failed' && (
          <Alert kind="error" onDismiss={forget}>
            {describeError(outcome.error, t, formats)}
          </Alert>
        )}
        <TextField
          label={t('profile.newEmail')}
          type="email"
          name="new-email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={t('profile.emailPassword')}
          type="password"
          name="email-password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" isBusy={isSaving} className="self-start">
          {t('profile.changeEmail')}
        </Button>
      </form>
    </Card>
  );
}
