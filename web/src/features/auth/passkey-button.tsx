import KeyRound from 'lucide-react/icons/key-round';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';

/** Gone where the browser has none to offer, which it says once the page is there. */
export function PasskeyButton({ isBusy, onUse }: { isBusy: boolean; onUse: () => void }) {
  const { t } = useLanguage();
  const isOffered = useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window,
    () => true,
  );
  if (!isOffered) return null;
  return (
    <Button size="large" disabled={isBusy} onClick={onUse}>
      <KeyRound aria-hidden className="size-5" strokeWidth={1.75} />
      {t('auth.passkey')}
    </Button>
  );
}
