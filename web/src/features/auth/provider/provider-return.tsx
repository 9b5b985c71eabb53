import { finishOidc, signOut } from '@trayecto/core/contract';
import { useEffect, useRef, useState } from 'react';
import { account, call } from '../../../api/browser-api';
import { useTranslate } from '../../../i18n';
import { beginErrand, endErrand } from '../../../sign-in/errand';
import { takeReturn } from '../../../sign-in/provider-trip';
import { LoadingIndicator } from '../../../ui/loading-indicator';
import { RecoveryFrame } from '../recovery/recovery-frame';

/** Someone is back from the provider. */
export default function ProviderReturn({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const [problem, setProblem] = useState<unknown>(null);
  const hasBegun = useRef(false);

  useEffect(() => {
    // What came back is good once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const enter = async () => {
      beginErrand();
      const session = await call(finishOidc, { body: takeReturn() });
      // Who connects the two is signed in already: that session gives way to this one.
      if (account.get().status === 'signed-in') await call(signOut, {}).catch(() => {});
      endErrand();
      await account.enter(session);
    };
    enter().catch(setProblem);
  }, []);

  if (problem === null) return <LoadingIndicator />;
  return (
    <RecoveryFrame
      page={t('auth.signInPage')}
      title={t('recovery.providerTitle')}
      lead={t('recovery.providerLead')}
      problem={problem}
      onLeave={onLeave}
    >
      {null}
    </RecoveryFrame>
  );
}
