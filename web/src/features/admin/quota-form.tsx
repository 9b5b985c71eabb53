import type { AdminUser } from '@trayecto/core/contract';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

const MEGABYTE = 1024 * 1024;
const MOST_MB = 1_000_000;

interface QuotaFormProps {
  readonly user: AdminUser;
  readonly isBusy: boolean;
  readonly onSave: (quotaMb: number | null) => void;
}

/** How much an account may store; an empty field gives it what every account has. */
export function QuotaForm({ user, isBusy, onSave }: QuotaFormProps) {
  const { t, formats } = useLanguage();
  const [typed, setTyped] = useState(
    user.has_own_quota ? String(Math.round(user.quota_bytes / MEGABYTE)) : '',
  );
  const [isWrong, setIsWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    const quota = typed.trim() === '' ? null : Number(typed);
    const isGood = quota === null || (quota >= 1 && quota <= MOST_MB);
    setIsWrong(!isGood);
    if (isGood) onSave(quota);
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col items-start gap-2 py-4">
      <p className="text-[0.9375rem] text-muted">
        {t('admin.quotaUsed', {
          used: formats.bytes(user.stored_bytes),
          all: formats.bytes(user.quota_bytes),
        })}
      </p>
      <TextField
        label={t('admin.quota')}
        hint={t('admin.quotaHint')}
        error={isWrong ? t('admin.quotaWrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {t('admin.quotaSave')}
      </Button>
    </form>
  );
}
