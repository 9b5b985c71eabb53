import { Link, useLocation } from 'wouter';
import { useTranslate } from '../../i18n';
import { ButtonLink } from '../../ui/button';
import { Logo } from '../../ui/logo';
import { paths } from '../paths';
import { LanguageToggle } from './language-toggle';

export function VisitorHeader() {
  const t = useTranslate();
  const [path] = useLocation();
  return (
    <header className="page-width flex flex-wrap items-center justify-between gap-x-2 gap-y-2 py-3 sm:py-5">
      <Link href={paths.home} className="-mx-2 rounded-control px-2 py-2">
        <Logo />
      </Link>
      <div className="flex items-center gap-1.5 sm:gap-2">
        <LanguageToggle />
        {path !== paths.auth && (
          <ButtonLink href={paths.auth} className="px-4! sm:px-5!">
            {t('nav.signIn')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
