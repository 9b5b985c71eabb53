import { Link } from 'wouter';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { paths } from '../paths';

/** Something happened to the account that its owner has not seen, wherever they are. */
export default function NoticeBanner() {
  const t = useTranslate();
  return (
    <div className="page-width pt-4">
      <Alert kind="info">
        {t('profile.noticesNew')}{' '}
        <Link
          href={`${paths.profile}?tab=security`}
          className="font-semibold underline underline-offset-4"
        >
          {t('profile.noticesLink')}
        </Link>
      </Alert>
    </div>
  );
}
