import { ModelKeyCard } from './model-key-card';
import { PasswordCard } from './password-card';

export function SecurityTab() {
  return (
    <div className="flex flex-col gap-6">
      <PasswordCard />
      <ModelKeyCard />
    </div>
  );
}
