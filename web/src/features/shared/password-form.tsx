import { type FormEvent, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { PageHeading } from '../../ui/page-heading';
import { TextField } from '../../ui/text-field';
import { judgeProblem } from './use-shared';

interface PasswordFormProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onEnter: (password: string) => void;
}

export function PasswordForm({ error, isBusy, onEnter }: PasswordFormProps) {
  const { t, formats } = useLanguage();
  const [password, setPassword] = useState('');
  const isWrong = judgeProblem(error) === 'wrong-password';
  const said = error && !isBusy ? describeError(error, t, formats) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password !== '') onEnter(password);
  }

  return (
    <section className="page-width flex grow flex-col items-center justify-center py-10">
      <Card className="w-full max-w-md">
        <PageHeading page={t('shared.passwordTitle')} className="text-heading">
          {t('shared.passwordTitle')}
        </PageHeading>
        <p className="mt-2 text-muted">{t('shared.passwordLine')}</p>
        <form method="post" noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
          {said && !isWrong && <Alert kind="error">{said}</Alert>}
          <TextField
            label={t('shared.password')}
            type="password"
            autoComplete="off"
            error={isWrong ? said : undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {t('shared.enter')}
          </Button>
        </form>
      </Card>
    </section>
  );
}
