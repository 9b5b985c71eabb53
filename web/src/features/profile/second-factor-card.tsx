import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { Skeleton } from '../../ui/skeleton';
import { type FactorTask, SecondFactorDialog } from './second-factor-dialog';
import { usePasskeys } from './use-passkeys';
import { useSecondFactor } from './use-second-factor';

const FEW_CODES = 3;

/** Signing in with a code besides the password. */
export function SecondFactorCard() {
  const { t, formats } = useLanguage();
  const { data, error } = useSecondFactor();
  const hasPasskey = (usePasskeys().data ?? []).length > 0;
  const [task, setTask] = useState<FactorTask | null>(null);

  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-xl font-semibold">{t('profile.factorTitle')}</h2>
        {data?.is_on && <Chip tone="olive">{t('profile.factorOn')}</Chip>}
      </div>
      <p className="-mt-3 text-muted">{t('profile.factorLine')}</p>
      {error && <Alert kind="error">{describeError(error, t, formats)}</Alert>}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{t('common.loading')}</span>
          <Skeleton className="h-12" />
        </div>
      )}
      {data && !data.is_on && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setTask('begin')}>{t('profile.factorBegin')}</Button>
          {hasPasskey && (
            <Button onClick={() => setTask('passkeys')}>{t('profile.factorPasskeys')}</Button>
          )}
        </div>
      )}
      {data?.is_on && (
        <>
          {data.recovery_codes_left < FEW_CODES && (
            <Alert kind="info">
              {t('profile.factorFewCodes', { count: data.recovery_codes_left })}
            </Alert>
          )}
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setTask('renew')}>{t('profile.factorRenew')}</Button>
            {!data.is_required && (
              <Button onClick={() => setTask('remove')}>{t('profile.factorRemove')}</Button>
            )}
          </div>
        </>
      )}
      {task && <SecondFactorDialog task={task} onClose={() => setTask(null)} />}
    </Card>
  );
}
