import { beginOidc, getSignInOptions } from '@trayecto/core/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../api/browser-api';
import { useTranslate } from '../../../i18n';
import { leaveForProvider } from '../../../sign-in/provider-trip';
import { Button } from '../../../ui/button';

interface ProviderButtonProps {
  readonly isBusy: boolean;
  readonly onFailure: (error: unknown) => void;
}

/** On a server with its own provider, the way there. */
export default function ProviderButton({ isBusy, onFailure }: ProviderButtonProps) {
  const t = useTranslate();
  const [name, setName] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    call(getSignInOptions, {}, { signal: leaving.signal }).then(
      ({ provider }) => setName(provider),
      // The password is there in any case.
      () => {},
    );
    return () => leaving.abort();
  }, []);

  async function leave() {
    setIsLeaving(true);
    try {
      leaveForProvider((await call(beginOidc, {})).url);
    } catch (error) {
      setIsLeaving(false);
      onFailure(error);
    }
  }

  if (name === null) return null;
  return (
    <Button size="large" disabled={isBusy} isBusy={isLeaving} onClick={() => void leave()}>
      {t('auth.provider', { name })}
    </Button>
  );
}
