import type { Passkey } from '@trayecto/core/contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { ListCard } from './list-card';
import { PasskeyDialog, type PasskeyTask } from './passkey-dialog';
import { usePasskeys } from './use-passkeys';

const outcomes = {
  make: 'profile.passkeyAdded',
  rename: 'profile.passkeyRenamed',
  remove: 'profile.passkeyRemoved',
} as const;

/** Numbers in place of a name have no passkeys, and neither has what comes without https. */
function canMakePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Signing in without a password. */
export function PasskeysCard() {
  const { t } = useLanguage();
  const { data, error } = usePasskeys();
  const [task, setTask] = useState<PasskeyTask | null>(null);
  const [done, setDone] = useState<PasskeyTask['kind'] | null>(null);

  function open(next: PasskeyTask) {
    setDone(null);
    setTask(next);
  }

  return (
    <ListCard
      title={t('profile.passkeysTitle')}
      line={t('profile.passkeysLine')}
      isLoading={!data && !error}
      done={done && t(outcomes[done])}
      error={error}
      onDismiss={() => setDone(null)}
    >
      {data?.length === 0 && <p className="text-sm text-muted">{t('profile.passkeysNone')}</p>}
      {data && data.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAct={open} />
          ))}
        </ul>
      )}
      {canMakePasskeys() ? (
        <Button className="self-start" onClick={() => open({ kind: 'make' })}>
          {t('profile.passkeyMake')}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t('profile.passkeysUnavailable')}</p>
      )}
      {task && (
        <PasskeyDialog
          task={task}
          onClose={() => setTask(null)}
          onDone={(kind) => {
            setTask(null);
            setDone(kind);
          }}
        />
      )}
    </ListCard>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onAct: (task: PasskeyTask) => void;
}

function PasskeyRow({ passkey, onAct }: PasskeyRowProps) {
  const { t, formats } = useLanguage();
  const { name, last_used_at: usedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-40 grow">
        <p className="font-medium wrap-anywhere" translate="no">
          {name}
        </p>
        <p className="text-sm text-muted">
          {t('profile.passkeyAddedOn', { date: formats.shortDate(new Date(passkey.created_at)) })}
          {' · '}
          {usedAt === null
            ? t('profile.passkeyUnused')
            : t('profile.passkeyUsed', {
                when: formats.relativeTime(new Date(usedAt), new Date()),
              })}
        </p>
      </div>
      <Button
        kind="ghost"
        aria-label={t('profile.passkeyRenameNamed', { name })}
        onClick={() => onAct({ kind: 'rename', passkey })}
      >
        {t('profile.passkeyRename')}
      </Button>
      <Button
        kind="ghost"
        aria-label={t('profile.passkeyRemoveNamed', { name })}
        onClick={() => onAct({ kind: 'remove', passkey })}
      >
        {t('profile.passkeyRemove')}
      </Button>
    </li>
  );
}
