import { type FormEvent, type ReactNode, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useSaving } from './use-saving';
import { UsernameField } from './username-field';

interface StepFormProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onSend: () => Promise<void>;
}

export function StepForm({ children, onClose, onSend }: StepFormProps) {
  const { t, formats } = useLanguage();
  const { isSaving, outcome, save } = useSaving<'sent'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(onSend, 'sent');
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {outcome?.kind === 'failed' && (
        <Alert kind="error">{describeError(outcome.error, t, formats)}</Alert>
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('profile.factorCancel')}</Button>
        <Button type="submit" kind="primary" isBusy={isSaving}>
          {t('profile.factorContinue')}
        </Button>
      </div>
    </form>
  );
}

/** Asks for the password before what only its owner may do. */
export function PasswordStep(props: {
  readonly onClose: () => void;
  readonly onSend: (password: string) => Promise<void>;
}) {
  const { t } = useLanguage();
  const [password, setPassword] = useState('');
  return (
    <StepForm onClose={props.onClose} onSend={() => props.onSend(password)}>
      <UsernameField />
      <TextField
        label={t('profile.factorPassword')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </StepForm>
  );
}
