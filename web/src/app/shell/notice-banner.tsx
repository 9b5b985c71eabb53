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
    // One line where there is room: what people came for begins right below. All of it is behind the link.
    <div className="page-width pt-2">
      <Alert
        kind="info"
        {...(data && { onDismiss: noteNoticesSeen })}
        className="py-1.5! [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-2 sm:[&>div]:flex-nowrap"
      >
        <span className="line-clamp-3 wrap-anywhere sm:line-clamp-1">
          {describeNotices(data ?? [], { t, formats, now: new Date() })}
        </span>
        <Link
          href={`${paths.profile}?tab=security`}
          className="shrink-0 font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {t('profile.noticesLink')}
        </Link>
      </Alert>
    </div>
  );
}
