import { LONGEST_TOKEN_NAME, type TokenScope, tokenScopes } from '@trayecto/core/contract';
import { type FormEvent, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { CopyButton } from '../../tasks/copy-button';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { TextField } from '../../ui/text-field';
import { useSaving } from './use-saving';
import { makeToken } from './use-tokens';
import { UsernameField } from './username-field';

const lives = ['7', '30', '90', '365'] as const;

export function TokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const [token, setToken] = useState<string | null>(null);
  if (token === null) return <TokenForm onClose={onClose} onMade={setToken} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('profile.tokenMade')}
      description={t('profile.tokenMadeLine')}
    >
      <div className="flex flex-col gap-5">
        <code
          translate="no"
          className="rounded-control border border-line bg-desk px-4 py-3 text-sm break-all select-all"
        >
          {token}
        </code>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <CopyButton title={t('profile.tokenMade')} text={token} />
          <Button kind="primary" onClick={onClose}>
            {t('profile.tokenDone')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface TokenFormProps {
  readonly onClose: () => void;
  readonly onMade: (token: string) => void;
}

function TokenForm({ onClose, onMade }: TokenFormProps) {
  const { t, formats } = useLanguage();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read']);
  const [days, setDays] = useState<(typeof lives)[number]>('90');
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { isSaving, outcome, save } = useSaving<'made'>();
  const isNameless = name.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (isNameless || scopes.length === 0) return;
    const body = { name, scopes: [...scopes], expires_in_days: Number(days), password };
    await save(async () => onMade(await makeToken(body)), 'made');
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('profile.tokenDialogTitle')}
      description={t('profile.tokenDialogLine')}
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
      >
        {outcome?.kind === 'failed' && (
          <Alert kind="error">{describeError(outcome.error, t, formats)}</Alert>
        )}
        <TextField
          label={t('profile.tokenName')}
          hint={t('profile.tokenNameHint')}
          error={isAsked && isNameless ? t('profile.tokenNameMissing') : undefined}
          autoComplete="off"
          maxLength={LONGEST_TOKEN_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <ScopeChoice scopes={scopes} isAsked={isAsked} onChange={setScopes} />
        <div className="flex flex-col items-start gap-1.5">
          <p aria-hidden className="font-medium">
            {t('profile.tokenDays')}
          </p>
          <SegmentedChoice
            legend={t('profile.tokenDays')}
            className="flex-wrap max-sm:rounded-card"
            options={lives.map((value) => ({
              value,
              label: t('profile.tokenDaysCount', { count: Number(value) }),
            }))}
            value={days}
            onChange={setDays}
          />
        </div>
        <UsernameField />
        <TextField
          label={t('profile.tokenPassword')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('profile.tokenCancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isSaving}>
            {t('profile.tokensMake')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ScopeChoiceProps {
  readonly scopes: readonly TokenScope[];
  readonly isAsked: boolean;
  readonly onChange: (scopes: readonly TokenScope[]) => void;
}

function ScopeChoice({ scopes, isAsked, onChange }: ScopeChoiceProps) {
  const { t } = useLanguage();
  const toggle = (scope: TokenScope) =>
    onChange(
      scopes.includes(scope) ? scopes.filter((other) => other !== scope) : [...scopes, scope],
    );
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">{t('profile.tokenScopes')}</legend>
      {tokenScopes.map((scope) => (
        <label key={scope} className="flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={() => toggle(scope)}
            className="mt-1 size-4 accent-sea"
          />
          <span>
            <span className="block font-medium">{t(`profile.scope-${scope}`)}</span>
            <span className="block text-[0.9375rem] text-muted">
              {t(`profile.scope-${scope}-line`)}
            </span>
          </span>
        </label>
      ))}
      {isAsked && scopes.length === 0 && (
        <p role="alert" className="text-sm text-danger">
          {t('profile.tokenScopeMissing')}
        </p>
      )}
    </fieldset>
  );
}
