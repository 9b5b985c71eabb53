import { RichText, useTranslate } from '../../i18n';
import { PageHeading } from '../../ui/page-heading';
export default function LandingScreen() {
  const t = useTranslate();
  return (
    <PageHeading page={t('landing.page')}>
      <RichText text={t('landing.heroTitle')} marks={{ accent: (text) => <span className="text-terracotta">{text}</span> }} />
    </PageHeading>
  );
}
