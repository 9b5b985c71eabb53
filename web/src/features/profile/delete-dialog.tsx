import { deleteAccount } from '@trayecto/core/contract';
import { type FormEvent, useState } from 'react';
import { account as accountStore, call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { forgetBrowserCopies } from '../../api/forget-browser-copies';
import { useAccount } from '../../api/use-account';
import { partingWord } from '../../app/passing-word';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { useSaving } from './use-saving';
import { UsernameField } from './username-field';

const choices = ['Later', 'Now'] as const;

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t, formats } = useLanguage();
  const account = useAccount();
  const [when, setWhen] = useState<(typeof choices)[number]>('Later');
  const [password, setPassword] = useState('');
  const { isSaving, outcome, save } = useSaving<'deleted'>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { password, immediately: when === 'Now' };
    if (!(await save(() => call(deleteAccount, { body }), 'deleted'))) return;
    if (when === 'Now' && account.status === 'signed-in')
      forgetBrowserCopies(localStorage, account.user.id);
    partingWord.set(when === 'Now' ? 'auth.accountDeleted' : 'auth.accountResting');
    await accountStore.forget();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('profile.deleteDialogTitle')}
      description={t('profile.deleteLine')}
    >
      <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {outcome?.kind === 'failed' && (
          <Alert kind="error">
            {t('profile.deleteFailed', { reason: describeError(outcome.error, t, formats) })}
          </Alert>
        )}
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1.5 font-medium">{t('profile.deleteWhen')}</legend>
          {choices.map((choice) => (
            <label
              key={choice}
              className={classes(
                'flex cursor-pointer items-start gap-3 rounded-control border px-4 py-3',
                'has-focus-visible:outline-2 has-focus-visible:outline-sea',
                choice === when ? 'border-ink' : 'border-line',
              )}
            >
              <input
                type="radio"
                name="when"
                checked={choice === when}
                onChange={() => setWhen(choice)}
                className="mt-1 size-4 accent-sea"
              />
              <span>
                <span className="block font-medium">{t(`profile.delete${choice}`)}</span>
                <span className="block text-[0.9375rem] text-muted">
                  {t(`profile.delete${choice}Line`)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <UsernameField />
        <TextField
          label={t('profile.deletePassword')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('profile.deleteCancel')}</Button>
          <Button type="submit" kind="danger" isBusy={isSaving}>
            {t(`profile.deleteConfirm${when}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
