import { useSearch } from 'wouter';
import { useAccount } from '../../api/use-account';
import { usePartingWord } from '../../app/parting-word';
import { hasNextPath } from '../../app/paths';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';

/** Why the person is looking at this page, when they did not ask for it. */
export function AuthNotice() {
  const t = useTranslate();
  const account = useAccount();
  const search = useSearch();
  const partingWord = usePartingWord();
  if (account.status === 'signed-in') return null;
  if (account.reason === 'ended') return <Alert kind="info">{t('auth.sessionEnded')}</Alert>;
  if (account.reason === 'no-profile') return <Alert kind="error">{t('auth.noProfile')}</Alert>;
  if (partingWord) return <Alert kind="info">{t(partingWord)}</Alert>;
  return hasNextPath(`?${search}`) ? <Alert kind="info">{t('auth.wantedPage')}</Alert> : null;
}
