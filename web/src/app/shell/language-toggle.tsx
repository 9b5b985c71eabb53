import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { chooseLanguage } from '../choose-language';

/** Offers the other language, in its own words. */
export function LanguageToggle({ isShort = false }: { isShort?: boolean }) {
  const { language, t } = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <Button
      kind={isShort ? 'ghost' : 'secondary'}
      lang={other}
      aria-label={t('common.switchLanguageLabel')}
      title={t('common.switchLanguageLabel')}
      onClick={() => void chooseLanguage(other)}
      className={
        isShort ? 'min-w-11 px-2! font-medium! text-muted! hover:text-ink!' : 'px-4! sm:px-5!'
      }
    >
      {t(isShort ? 'common.switchLanguageShort' : 'common.switchLanguage')}
    </Button>
  );
}
