import type { PersonalToken } from '@trayecto/core/contract';
import { Terminal } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { Skeleton } from '../../ui/skeleton';
import { TokenDialog } from './token-dialog';
import { useSaving } from './use-saving';
import { revokeToken, useTokens } from './use-tokens';

/** What programs act with for this person. */
export function TokensCard() {
  const { t, formats } = useLanguage();
  const { data, error } = useTokens();
  const [isMaking, setIsMaking] = useState(false);
  const { isSaving, outcome, save, forget } = useSaving<'tokenRevoked'>();
  const problem = outcome?.kind === 'failed' ? outcome.error : error;

  return (
    <Card className="flex flex-col gap-5">
      <h2 className="font-serif text-xl font-semibold">{t('profile.tokensTitle')}</h2>
      <p className="-mt-3 text-muted">{t('profile.tokensLine')}</p>
      {outcome?.kind === 'done' && (
        <Alert kind="success" onDismiss={forget}>
          {t('profile.tokenRevoked')}
        </Alert>
      )}
      {problem !== null && problem !== undefined && (
        <Alert kind="error" onDismiss={forget}>
          {describeError(problem, t, formats)}
        </Alert>
      )}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{t('common.loading')}</span>
          <Skeleton className="h-16" />
        </div>
      )}
      {data?.length === 0 && <p className="text-sm text-muted">{t('profile.tokensNone')}</p>}
      {data && data.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {data.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              isBusy={isSaving}
              onRevoke={() => void save(() => revokeToken(token.id), 'tokenRevoked')}
            />
          ))}
        </ul>
      )}
      <Button className="self-start" onClick={() => setIsMaking(true)}>
        {t('profile.tokensMake')}
      </Button>
      {isMaking && <TokenDialog onClose={() => setIsMaking(false)} />}
    </Card>
  );
}

interface TokenRowProps {
  readonly token: PersonalToken;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

function TokenRow({ token, isBusy, onRevoke }: TokenRowProps) {
  const { t, formats } = useLanguage();
  const { name, scopes, last_used_at: usedAt } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Terminal aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-40 grow">
        <p className="font-medium wrap-anywhere" translate="no">
          {name}
        </p>
        <p className="text-sm text-muted">
          {scopes.map((scope) => t(`profile.scope-${scope}`)).join(', ')}
          {' · '}
          {usedAt === null
            ? t('profile.tokenUnused')
            : t('profile.tokenUsed', { when: formats.relativeTime(new Date(usedAt), new Date()) })}
          {' · '}
          {t('profile.tokenExpires', { date: formats.shortDate(new Date(token.expires_at)) })}
        </p>
      </div>
      {token.is_expired && <Chip tone="sun">{t('profile.tokenExpired')}</Chip>}
      <Button
        kind="ghost"
        disabled={isBusy}
        aria-label={t('profile.tokenRevokeNamed', { name })}
        onClick={onRevoke}
      >
        {t('profile.tokenRevoke')}
      </Button>
    </li>
  );
}
