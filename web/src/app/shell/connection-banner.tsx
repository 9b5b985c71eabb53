import { CloudOff, WifiOff } from 'lucide-react';
import { useConnection } from '../../api/use-account';
import { useTranslate } from '../../i18n';
import { Banner } from '../../ui/banner';

/** The region is always there, so that screen readers hear what later appears in it. */
export function ConnectionBanner() {
  const t = useTranslate();
  const connection = useConnection();
  return (
    <div role="status">
      {connection === 'offline' && <Banner icon={WifiOff}>{t('status.offline')}</Banner>}
      {connection === 'server-away' && <Banner icon={CloudOff}>{t('status.serverAway')}</Banner>}
    </div>
  );
}
