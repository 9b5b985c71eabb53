import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { chooseLanguage } from '../choose-language';

/** Offers the other language, by its own name. */
export function LanguageToggle({ isPlain = false }: { isPlain?: boolean }) {
  const { language, t } = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <Button
      kind={isPlain ? 'ghost' : 'secondary'}
      lang={other}
      onClick={() => void chooseLanguage(other)}
      className={
        isPlain
          ? 'px-3! text-[0.9375rem]! font-medium! text-muted! hover:text-ink!'
          : 'px-4! sm:px-5!'
      }
    >
      {t('common.switchLanguage')}
    </Button>
  );
}
