import { useQuery } from '@tanstack/react-query';
import { claimAdmin, getAdminState } from '@trayecto/core/contract';
import { type FormEvent, useState } from 'react';
import { account, call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { queryClient } from '../../api/query-client';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/text-field';
import { useSaving } from './use-saving';

const KEY = ['admin-state'] as const;

/** For the administrator, while the server has no admin: there is nothing to see here afterwards. */
export function AdminCodeCard() {
  const { t, formats } = useLanguage();
  const { data } = useQuery(
    { queryKey: KEY, queryFn: ({ signal }) => call(getAdminState, {}, { signal }) },
    queryClient,
  );
  const [code, setCode] = useState('');
  const { isSaving, outcome, save, forget } = useSaving<'claimed'>();

  async function claim() {
    const { profile } = await call(claimAdmin, { body: { code } });
    await account.takeProfile(profile);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(claim, 'claimed');
  }

  if (!data?.is_waiting) return null;
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="font-serif text-xl font-semibold">{t('profile.adminTitle')}</h2>
      {outcome?.kind === 'done' ? (
        <Alert kind="success">{t('profile.adminDone')}</Alert>
      ) : (
        <form method="post" onSubmit={submit} className="flex flex-col gap-4">
          <p className="-mt-2 text-muted">{t('profile.adminLine')}</p>
          {outcome?.kind === 'failed' && (
            <Alert kind="error" onDismiss={forget}>
              {describeError(outcome.error, t, formats)}
            </Alert>
          )}
          <TextField
            label={t('profile.adminCode')}
            name="admin-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            hint={t('profile.adminCodeHint')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" isBusy={isSaving} className="self-start">
            {t('profile.becomeAdmin')}
          </Button>
        </form>
      )}
    </Card>
  );
}
