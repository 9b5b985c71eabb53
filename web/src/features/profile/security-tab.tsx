import { AdminCodeCard } from './admin-code-card';
import { ModelKeyCard } from './model-key-card';
import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor-card';
import { SessionsCard } from './sessions-card';
import { TokensCard } from './tokens-card';

export function SecurityTab() {
  return (
    <div className="flex flex-col gap-6">
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
      <ModelKeyCard />
      <TokensCard />
      <AdminCodeCard />
    </div>
  );
}
