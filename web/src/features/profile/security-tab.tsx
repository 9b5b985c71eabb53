import { useAccount } from '../../api/use-account';
import { useTranslate } from '../../i18n';
import { Alert } from '../../ui/alert';
import { AdminCodeCard } from './admin-code-card';
import { EmailCard } from './email-card';
import { IdentitiesCard } from './identities-card';
import { ModelKeyCard } from './model-key-card';
import { NoticesCard } from './notices-card';
import { PasskeysCard } from './passkeys-card';
import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor-card';
import { SessionsCard } from './sessions-card';
import { TokensCard } from './tokens-card';

/** Those who have to set up a second factor first see nothing else, and can do nothing else. */
export function SecurityTab() {
  const t = useTranslate();
  const account = useAccount();
  if (account.status === 'signed-in' && account.needsSecondFactor) {
    return (
      <div className="flex flex-col gap-6">
        <Alert kind="info">{t('profile.factorRequired')}</Alert>
        <SecondFactorCard />
        <PasskeysCard />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PasswordCard />
      <EmailCard />
      <SecondFactorCard />
      <PasskeysCard />
      <IdentitiesCard />
      <SessionsCard />
      <NoticesCard />
      <ModelKeyCard />
      <TokensCard />
      <AdminCodeCard />
    </div>
  );
}
