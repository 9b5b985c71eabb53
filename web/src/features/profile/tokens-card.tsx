import type { PersonalToken } from '@trayecto/core/contract';
import { Terminal } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { ListCard } from './list-card';
import { TokenDialog } from './token-dialog';
import { useSaving } from './use-saving';
import { revokeToken, useTokens } from './use-tokens';

/** What programs act with for this person. */
export function TokensCard() {
  const { t } = useLanguage();
  const { data, error } = useTokens();
  const [isMaking, setIsMaking] = useState(false);
  const { isSaving, outcome, save, forget } = useSaving<'tokenRevoked'>();

  return (
    <ListCard
      title={t('profile.tokensTitle')}
      line={t('profile.tokensLine')}
      isLoading={!data && !error}
      done={outcome?.kind === 'done' ? t('profile.tokenRevoked') : null}
      error={error}
      failure={outcome?.kind === 'failed' ? outcome.error : null}
      onDismiss={forget}
    >
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
    </ListCard>
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
