import { LONGEST_PASSKEY_NAME, type Passkey } from '@trayecto/core/contract';
import { type FormEvent, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { makeOwnPasskey, removeOwnPasskey, renameOwnPasskey } from './use-passkeys';
import { useSaving } from './use-saving';
import { UsernameField } from './username-field';

/** What is to become of a passkey; the one that is made is not there yet. */
export type PasskeyTask =
  | { readonly kind: 'make' }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'remove'; readonly passkey: Passkey };

interface PasskeyDialogProps {
  readonly task: PasskeyTask;
  readonly onClose: () => void;
  readonly onDone: (kind: PasskeyTask['kind']) => void;
}

const words = {
  make: ['profile.passkeyMake', 'profile.passkeyMakeLine', 'profile.passkeyCreate'],
  rename: ['profile.passkeyRename', 'profile.passkeyMakeLine', 'profile.passkeySaveName'],
  remove: ['profile.passkeyRemoveTitle', 'profile.passkeyRemoveLine', 'profile.passkeyRemove'],
} as const;

export function PasskeyDialog({ task, onClose, onDone }: PasskeyDialogProps) {
  const { t, formats } = useLanguage();
  const usual = task.kind === 'make' ? t('profile.passkeyNameUsual') : task.passkey.name;
  const [name, setName] = useState(usual);
  const [password, setPassword] = useState('');
  const { isSaving, outcome, save } = useSaving<'done'>();
  const [title, line, button] = words[task.kind];
  const isNameless = name.trim() === '';

  async function act() {
    if (task.kind === 'make') await makeOwnPasskey(name, password);
    if (task.kind === 'rename') await renameOwnPasskey(task.passkey.id, name);
    if (task.kind === 'remove') await removeOwnPasskey(task.passkey.id, password);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isNameless && (await save(act, 'done'))) onDone(task.kind);
  }

  return (
    <Dialog isOpen onClose={onClose} title={t(title)} description={t(line)}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
      >
        {outcome?.kind === 'failed' && (
          <Alert kind="error">{describeError(outcome.error, t, formats)}</Alert>
        )}
        {task.kind !== 'remove' && (
          <TextField
            label={t('profile.passkeyName')}
            error={isNameless ? t('profile.passkeyNameMissing') : undefined}
            autoComplete="off"
            maxLength={LONGEST_PASSKEY_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {task.kind !== 'rename' && (
          <>
            <UsernameField />
            <TextField
              label={t('profile.passkeyPassword')}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('profile.passkeyCancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isSaving}>
            {t(button)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
