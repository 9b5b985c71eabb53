import type { Device, SessionSummary } from '@trayecto/core/contract';
import { Laptop, type LucideIcon, Smartphone, Tablet, Terminal } from 'lucide-react';
import { type Translate, useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { ListCard } from './list-card';
import { useSaving } from './use-saving';
import { closeOtherSessions, closeSession, useSessions } from './use-sessions';

const ICONS: Record<Device['kind'], LucideIcon> = {
  computer: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  program: Terminal,
};

export function SessionsCard() {
  const { t } = useLanguage();
  const { data, error } = useSessions();
  const { isSaving, outcome, save, forget } = useSaving<'sessionEnded' | 'othersEnded'>();
  const hasOthers = data?.some((session) => !session.is_current) ?? false;

  return (
    <ListCard
      title={t('profile.sessionsTitle')}
      line={t('profile.sessionsLine')}
      isLoading={!data && !error}
      done={outcome?.kind === 'done' ? t(`profile.${outcome.what}`) : null}
      error={error}
      failure={outcome?.kind === 'failed' ? outcome.error : null}
      onDismiss={forget}
    >
      {data && (
        <ul className="-my-2 divide-y divide-line">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={isSaving}
              onEnd={() => void save(() => closeSession(session.id), 'sessionEnded')}
            />
          ))}
        </ul>
      )}
      {data && !hasOthers && <p className="text-sm text-muted">{t('profile.noOthers')}</p>}
      {hasOthers && (
        <Button
          isBusy={isSaving}
          className="self-start"
          onClick={() => void save(closeOtherSessions, 'othersEnded')}
        >
          {t('profile.endOthers')}
        </Button>
      )}
    </ListCard>
  );
}

interface SessionRowProps {
  readonly session: SessionSummary;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t, formats } = useLanguage();
  const Icon = ICONS[session.device.kind];
  const device = nameDevice(session.device, t);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-40 grow">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-muted">
          {t('profile.seenAgo', {
            when: formats.relativeTime(new Date(session.last_seen_at), new Date()),
          })}
          {' · '}
          {t('profile.signedInOn', { date: formats.shortDate(new Date(session.created_at)) })}
        </p>
      </div>
      {session.is_current ? (
        <Chip tone="olive">{t('profile.thisSession')}</Chip>
      ) : (
        <Button
          kind="ghost"
          disabled={isBusy}
          aria-label={t('profile.endSessionOf', { device })}
          onClick={onEnd}
        >
          {t('profile.endSession')}
        </Button>
      )}
    </li>
  );
}

function nameDevice({ kind, browser, system }: Device, t: Translate): string {
  if (browser && system) return t('profile.onSystem', { browser, system });
  return (
    browser || system || t(kind === 'program' ? 'profile.unknownProgram' : 'profile.unknownBrowser')
  );
}
