import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { EngineChip } from '../../tasks/engine-chip';
import { removeModelKey, saveModelKey, useModelKey } from '../../tasks/use-model-key';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { useSaving } from './use-saving';

/** The user's own model key. It is stored and never sent back: only its last four characters are shown. */
export function ModelKeyCard() {
  const { t, formats } = useLanguage();
  const { data, error, refetch } = useModelKey();
  const [key, setKey] = useState('');
  const { isSaving, outcome, save, forget } = useSaving<'keySaved' | 'keyRemoved'>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await save(() => saveModelKey(key), 'keySaved')) setKey('');
  }

  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-xl font-semibold">{t('profile.keyTitle')}</h2>
        {data && <EngineChip engine={data.engine} />}
      </div>
      <p className="-mt-3 text-muted">{t('profile.keyLine')}</p>
      {outcome?.kind === 'done' && (
        <Alert kind="success" onDismiss={forget}>
          {t(`profile.${outcome.what}`)}
        </Alert>
      )}
      {outcome?.kind === 'failed' && (
        <Alert kind="error" onDismiss={forget}>
          {describeError(outcome.error, t, formats)}
        </Alert>
      )}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{t('common.loading')}</span>
          <Skeleton className="h-12" />
        </div>
      )}
      {error && (
        <Alert kind="error">
          <p>{describeError(error, t, formats)}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('engine.retry')}
          </Button>
        </Alert>
      )}
      {data?.key && (
        <StoredKey
          stored={data.key}
          isSaving={isSaving}
          onRemove={() => void save(removeModelKey, 'keyRemoved')}
        />
      )}
      {data && (
        <form
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-4"
        >
          <TextField
            label={t(data.key ? 'profile.otherKey' : 'profile.key')}
            type="password"
            name="model-key"
            autoComplete="off"
            spellCheck={false}
            hint={t('profile.keyHint')}
            value={key}
            onChange={(event) => setKey(event.target.value)}
          />
          <Button type="submit" isBusy={isSaving} className="self-start">
            {t('profile.saveKey')}
          </Button>
        </form>
      )}
    </Card>
  );
}

interface StoredKeyProps {
  readonly stored: { readonly lastFour: string; readonly storedAt: string };
  readonly isSaving: boolean;
  readonly onRemove: () => void;
}

function StoredKey({ stored, isSaving, onRemove }: StoredKeyProps) {
  const { t, formats } = useLanguage();
  return (
    <div className="flex flex-col items-start gap-x-4 gap-y-3 rounded-control border border-line px-4 py-3 sm:flex-row sm:items-center">
      <p className="flex min-w-0 grow gap-3">
        <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.75} />
        {t('profile.keyStored', {
          lastFour: stored.lastFour,
          date: formats.date(new Date(stored.storedAt)),
        })}
      </p>
      <Button isBusy={isSaving} className="shrink-0" onClick={onRemove}>
        {t('profile.removeKey')}
      </Button>
    </div>
  );
}
