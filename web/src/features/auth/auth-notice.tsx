import { useSearch } from 'wouter';
import { useAccount } from '../../api/use-account';
import { partingWord, useWord } from '../../app/passing-word';
import { hasNextPath } from '../../app/paths';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';

/** Why the person is looking at this page, when they did not ask for it. */
export function AuthNotice() {
  const t = useTranslate();
  const account = useAccount();
  const search = useSearch();
  const left = useWord(partingWord);
  if (account.status === 'signed-in') return null;
  if (account.reason === 'ended') return <Alert kind="info">{t('auth.sessionEnded')}</Alert>;
  if (account.reason === 'no-profile') return <Alert kind="error">{t('auth.noProfile')}</Alert>;
  if (left) return <Alert kind="info">{t(left)}</Alert>;
  return hasNextPath(`?${search}`) ? <Alert kind="info">{t('auth.wantedPage')}</Alert> : null;
}
