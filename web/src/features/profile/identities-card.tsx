import { useQuery } from '@tanstack/react-query';
import {
  beginOidcLink,
  getSignInOptions,
  listIdentities,
  removeIdentity,
} from '@trayecto/core/contract';
import { useState } from 'react';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';
import { useLanguage } from '../../i18n';
import { leaveForProvider } from '../../sign-in/provider-trip';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dialog } from '../../ui/dialog';
import { PasswordStep } from './step-form';

const KEY = ['identities'] as const;

function useIdentities() {
  return useQuery(
    {
      queryKey: KEY,
      queryFn: async ({ signal }) => {
        const [{ provider }, { identities }] = await Promise.all([
          call(getSignInOptions, {}, { signal }),
          call(listIdentities, {}, { signal }),
        ]);
        return { provider, identities };
      },
      staleTime: 0,
    },
    queryClient,
  );
}

/** Signing in with the provider of this server; nothing on servers that have none. */
export function IdentitiesCard() {
  const { t, formats } = useLanguage();
  const { data } = useIdentities();
  /** Which one is to go; null: one is to come. */
  const [task, setTask] = useState<{ readonly id: string | null } | null>(null);
  if (!data || (data.provider === null && data.identities.length === 0)) return null;
  const name = data.provider ?? '';

  return (
    <Card className="flex flex-col gap-5">
      <h2 className="font-serif text-xl font-semibold">{t('profile.identitiesTitle', { name })}</h2>
      <p className="-mt-3 text-muted">{t('profile.identitiesLine')}</p>
      {data.identities.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {data.identities.map(({ id, label, created_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-40 grow">
                <p className="font-medium wrap-anywhere" translate="no">
                  {label}
                </p>
                <p className="text-sm text-muted">{formats.shortDate(new Date(created_at))}</p>
              </div>
              <Button kind="ghost" onClick={() => setTask({ id })}>
                {t('profile.identityRemove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data.provider !== null && data.identities.length === 0 && (
        <Button className="self-start" onClick={() => setTask({ id: null })}>
          {t('profile.identityAdd', { name })}
        </Button>
      )}
      {task && <IdentityDialog id={task.id} name={name} onClose={() => setTask(null)} />}
    </Card>
  );
}

interface IdentityDialogProps {
  readonly id: string | null;
  readonly name: string;
  readonly onClose: () => void;
}

function IdentityDialog({ id, name, onClose }: IdentityDialogProps) {
  const { t } = useLanguage();

  async function act(password: string) {
    if (id === null) {
      leaveForProvider((await call(beginOidcLink, { body: { password } })).url);
      return;
    }
    await call(removeIdentity, { params: { id }, body: { password } });
    await queryClient.invalidateQueries({ queryKey: KEY });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(id === null ? 'profile.identityAdd' : 'profile.identityRemoveTitle', { name })}
      description={t('profile.factorStep-password')}
    >
      <PasswordStep onClose={onClose} onSend={act} />
    </Dialog>
  );
}
