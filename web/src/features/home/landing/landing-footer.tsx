import { useTranslate } from '../../../i18n';
import { Logo } from '../../../ui/logo';
import { ThemeChoice } from '../../../ui/theme-choice';

export function LandingFooter() {
  const t = useTranslate();
  return (
    <footer className="mt-auto border-t border-line">
      <div className="page-width flex flex-col gap-6 py-10 md:flex-row md:items-center md:justify-between">
        <div>
          <Logo />
          <p className="mt-2 text-[0.9375rem] text-muted">
            {t('landing.footerLine')} {t('landing.footerLicense')}
          </p>
        </div>
        <div>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
