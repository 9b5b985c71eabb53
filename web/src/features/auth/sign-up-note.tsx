import { getSignInOptions } from '@trayecto/core/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/browser-api';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';

/** On a server that does not take everyone: said before someone fills in the form, not after. */
export default function SignUpNote({ isInvited }: { isInvited: boolean }) {
  const t = useTranslate();
  const [door, setDoor] = useState<'open' | 'invite' | 'closed'>('open');

  useEffect(() => {
    const leaving = new AbortController();
    call(getSignInOptions, {}, { signal: leaving.signal }).then(
      ({ sign_up }) => setDoor(sign_up),
      // The form says so itself when it is sent.
      () => {},
    );
    return () => leaving.abort();
  }, []);

  if (door === 'closed') return <Alert kind="info">{t('errors.sign_up_closed')}</Alert>;
  if (isInvited) return <Alert kind="info">{t('auth.invited')}</Alert>;
  return door === 'invite' ? <Alert kind="info">{t('errors.invitation_needed')}</Alert> : null;
}
