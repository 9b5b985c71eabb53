import { useLanguage } from '../../i18n';
import { PageHeading } from '../../ui/page-heading';

export function FormPage({ children }: { children: React.ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-col gap-3">
        <PageHeading page={t('optimizer.page')} className="text-title">
          {t('optimizer.heading')}
        </PageHeading>
        <p className="max-w-[42rem] text-lead text-muted">{t('optimizer.line')}</p>
      </header>
      {children}
    </div>
  );
}
