import type { AdminUser } from '@trayecto/core/contract';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { MadeLink } from './made-link';
import { QuotaForm } from './quota-form';
import { changeUser, makeRecoveryLink } from './use-admin-lists';

type News = { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly error: unknown };

/** What an admin can do with an account. */
export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [news, setNews] = useState<News | null>(null);
  const [link, setLink] = useState<{ link: string; expires_at: string } | null>(null);

  async function run(work: () => Promise<News | null>) {
    setIsBusy(true);
    try {
      setNews(await work());
    } catch (error) {
      setNews({ kind: 'failed', error });
    } finally {
      setIsBusy(false);
    }
  }

  const change = (body: Parameters<typeof changeUser>[1]) =>
    run(async () => {
      await changeUser(user.id, body);
      return { kind: 'changed' };
    });
  const makeLink = () =>
    run(async () => {
      setLink(await makeRecoveryLink(user.id));
      return null;
    });

  const roleChange = user.role === 'admin' ? 'take' : 'grant';
  const stateChange = user.disabled_at ? 'enable' : 'disable';

  return (
    <Dialog isOpen onClose={onClose} title={t('admin.manageTitle')} description={user.email}>
      <div className="flex flex-col gap-4">
        {news?.kind === 'failed' && (
          <Alert kind="error" onDismiss={() => setNews(null)}>
            {describeError(news.error, t, formats)}
          </Alert>
        )}
        {news && news.kind !== 'failed' && (
          <Alert kind="success" onDismiss={() => setNews(null)}>
            {t(`admin.${news.kind}`)}
          </Alert>
        )}
        <div className="divide-y divide-line">
          <Action
            name={roleChange}
            isBusy={isBusy}
            onClick={() => void change({ role: roleChange === 'grant' ? 'admin' : 'user' })}
          />
          <Action
            name={stateChange}
            isBusy={isBusy}
            onClick={() => void change({ disabled: stateChange === 'disable' })}
          />
          <QuotaForm user={user} isBusy={isBusy} onSave={(quota_mb) => void change({ quota_mb })} />
          <Action name="recovery" isBusy={isBusy} onClick={() => void makeLink()} />
        </div>
        {link && (
          <MadeLink
            line={t('admin.recoveryMade', { date: formats.dateTime(new Date(link.expires_at)) })}
            label={t('admin.recoveryLink')}
            link={link.link}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ActionProps {
  readonly name: 'grant' | 'take' | 'enable' | 'disable' | 'recovery';
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function Action({ name, isBusy, onClick }: ActionProps) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col items-start gap-2 py-4">
      <p className="text-[0.9375rem] text-muted">{t(`admin.${name}Line`)}</p>
      <Button disabled={isBusy} onClick={onClick}>
        {t(`admin.${name}`)}
      </Button>
    </div>
  );
}
