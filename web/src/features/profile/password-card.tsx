import { changePassword, SHORTEST_PASSWORD } from '@trayecto/core/contract';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/text-field';
import { StrengthMeter } from './strength-meter';
import { useSaving } from './use-saving';
import { UsernameField } from './username-field';

const blank = { current: '', next: '', again: '' };

export function PasswordCard() {
  const { t, formats } = useLanguage();
  const [fields, setFields] = useState(blank);
  const [isMismatch, setIsMismatch] = useState(false);
  const { isSaving, outcome, save, forget } = useSaving<'changed'>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    forget();
    const differs = fields.next !== fields.again;
    setIsMismatch(differs);
    if (differs) return;
    const body = { current_password: fields.current, new_password: fields.next };
    if (await save(() => call(changePassword, { body }), 'changed')) setFields(blank);
  }

  const field = (name: keyof typeof blank) => ({
    type: 'password',
    name,
    required: true,
    value: fields[name],
    onChange: (event: { target: { value: string } }) =>
      setFields({ ...fields, [name]: event.target.value }),
  });

  return (
    <Card>
      <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <h2 className="font-serif text-xl font-semibold">{t('profile.passwordTitle')}</h2>
        <p className="-mt-3 text-muted">{t('profile.passwordLine')}</p>
        {outcome?.kind === 'done' && (
          <Alert kind="success" onDismiss={forget}>
            {t('profile.passwordChanged')}
          </Alert>
        )}
        {outcome?.kind === 'failed' && (
          <Alert kind="error" onDismiss={forget}>
            {t('profile.passwordFailed', { reason: describeError(outcome.error, t, formats) })}
          </Alert>
        )}
        <UsernameField />
        <TextField
          label={t('profile.currentPassword')}
          autoComplete="current-password"
          {...field('current')}
        />
        <TextField
          label={t('profile.newPassword')}
          autoComplete="new-password"
          hint={t('auth.passwordHint', { count: SHORTEST_PASSWORD })}
          {...field('next')}
        />
        <StrengthMeter password={fields.next} />
        <TextField
          label={t('profile.repeatPassword')}
          autoComplete="new-password"
          error={isMismatch ? t('profile.passwordMismatch') : undefined}
          {...field('again')}
        />
        <Button type="submit" kind="primary" isBusy={isSaving} className="self-start">
          {t('profile.changePassword')}
        </Button>
      </form>
    </Card>
  );
}
