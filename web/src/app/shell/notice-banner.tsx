import { Link } from 'wouter';
import { noteNoticesSeen, useNotices } from '../../api/use-notices';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { paths } from '../paths';
import { describeNotices } from './describe-notices';

/** What happened to the account that its owner has not seen, wherever they are. */
export default function NoticeBanner() {
  const { t, formats } = useLanguage();
  const { data, isPending } = useNotices();
  if (isPending) return null;
  return (
    <div className="page-width pt-4">
      <Alert kind="info" {...(data && { onDismiss: noteNoticesSeen })}>
        {describeNotices(data ?? [], { t, formats, now: new Date() })}{' '}
        <Link
          href={`${paths.profile}?tab=security`}
          className="font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {t('profile.noticesLink')}
        </Link>
      </Alert>
    </div>
  );
}
