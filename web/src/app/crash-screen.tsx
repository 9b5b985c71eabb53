import { RotateCw } from 'lucide-react';
import { useTranslate } from '../i18n';
import { Button } from '../ui/button';
import { PageHeading } from '../ui/page-heading';
import { paths } from './paths';

export function CrashScreen() {
  const t = useTranslate();
  return (
    <div className="page-width flex max-w-2xl flex-col items-start gap-5 py-20">
      <PageHeading page={t('status.crashPage')} className="text-title">
        {t('status.crashTitle')}
      </PageHeading>
      <p className="text-lead text-muted">{t('status.crashLine')}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => location.reload()}>
          <RotateCw aria-hidden className="size-4.5" />
          {t('status.reload')}
        </Button>
        <Button onClick={() => location.assign(paths.home)}>{t('common.goHome')}</Button>
      </div>
    </div>
  );
}
